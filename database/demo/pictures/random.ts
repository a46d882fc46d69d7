// Chance that comes out the same every time: pictures are drawn from a seed, so a second drawing changes nothing.

export type Random = {
  /** A number from `low` up to `high`. */
  readonly between: (low: number, high: number) => number
  /** One of the choices. */
  readonly pick: <Choice>(choices: readonly Choice[]) => Choice
  /** Whether something of the given likelihood happens. */
  readonly chance: (likelihood: number) => boolean
}

/** A source of numbers for `seed`; equal seeds give equal numbers. */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: choices => choices[Math.floor(next() * choices.length)]!,
    chance: likelihood => next() < likelihood,
  }
}

/** Rolling ground: a smooth line of heights from -1 to 1 over 0 to 1, with `detail` octaves of ever finer bumps. */
export function rolling(random: Random, waves: number, detail = 3, fineness = 0.5): (at: number) => number {
  const octaves = Array.from({ length: detail }, (_, octave) => {
    const count = Math.ceil(waves * 2 ** octave) + 3
    return { count, strength: fineness ** octave, knots: Array.from({ length: count }, () => random.between(-1, 1)) }
  })
  const most = octaves.reduce((sum, { strength }) => sum + strength, 0)
  return at => {
    let height = 0
    for (const { count, strength, knots } of octaves) {
      const place = Math.min(Math.max(at, 0), 1) * (count - 3) + 1
      const left = Math.floor(place)
      const part = place - left
      const smooth = part * part * (3 - 2 * part)
      height += strength * (knots[left]! * (1 - smooth) + (knots[left + 1] ?? knots[left]!) * smooth)
    }
    return height / most
  }
}
