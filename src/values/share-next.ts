// Work that many ask for at once and that has to see what came before each call.

/**
 * Calls before `work` has begun share its run, and so do those while another run is under way, which may have missed what they
 * ask for. A run begins once those who call in the same turn have all called, with the input of the first of them.
 */
export function shareNext<Input, Answer>(work: (input: Input) => Promise<Answer>): (input: Input) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  return input => {
    next ??= last.then(() => {
      next = undefined
      const run = work(input)
      last = run.catch(() => undefined)
      return run
    })
    return next
  }
}
