// Two or more sides measured in turns, so that what the machine does besides falls on all of them alike.

import type { Measured } from './figure.ts'

/** The middle one, or the mean of the two in the middle. Throws RangeError for none. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('There is no median of nothing')
  const inOrder = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(inOrder.length / 2)
  return inOrder.length % 2 === 1 ? inOrder[middle]! : (inOrder[middle - 1]! + inOrder[middle]!) / 2
}

/** The number that `share` of them do not exceed: 0.99 for p99. Throws RangeError for none. */
export function percentile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) throw new RangeError('There is no percentile of nothing')
  const inOrder = numbers.toSorted((one, other) => one - other)
  return inOrder[Math.min(inOrder.length - 1, Math.max(0, Math.ceil(inOrder.length * share) - 1))]!
}

/** Takes each side once a round, every second round in the other order, and answers each side's numbers. */
export async function inTurns<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<number>>>,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[]
  const taken = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Side, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) taken[name].push(await sides[name]())
  }
  return taken
}

/** The median of one side's numbers over the other's, round by round. Throws RangeError when they are not as many. */
export function ratioOf(
  ours: readonly number[],
  theirs: readonly number[],
  seen: Readonly<Record<string, number | string>> = {},
): Measured {
  if (ours.length !== theirs.length) throw new RangeError('Each round has a number of either side')
  const rounds = ours.map((own, round) => own / theirs[round]!)
  return { value: median(rounds), rounds, seen: { ours: median(ours), theirs: median(theirs), ...seen } }
}
