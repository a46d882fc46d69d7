// The start cannot go on, for a reason that the person at the terminal can read and act on.

/** Thrown while starting; `message` is one plain sentence for the person who started, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
