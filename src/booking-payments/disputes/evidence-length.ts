// How much evidence about a dispute is sent, counted so that every script has the same room.

/** The most characters of evidence that are sent. */
export const mostEvidence = 20_000

/** The letters and signs of a text (code points): one outside the basic plane counts once, as it is read. */
export function lettersOf(text: string): number {
  let letters = 0
  for (const _ of text) letters++
  return letters
}
