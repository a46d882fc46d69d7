// The start cannot proceed, for a reason the person at the terminal can act on.

/** Thrown at start; `message` is one plain sentence for the person who started it, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
