// Work that many ask for at once and that has to see what came before each call.

/**
 * Calls while `work` runs share one more run after it: the run under way may have missed what they ask for. That run gets the
 * input of the first of them.
 */
export function shareNext<Input, Answer>(work: (input: Input) => Promise<Answer>): (input: Input) => Promise<Answer> {
  let running: Promise<Answer> | undefined
  let next: Promise<Answer> | undefined

  function begin(input: Input): Promise<Answer> {
    const begun = work(input).finally(() => {
      if (running === begun) running = undefined
    })
    running = begun
    return begun
  }

  return input => {
    if (!running) return begin(input)
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return begin(input)
      })
    return next
  }
}
