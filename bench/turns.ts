// Two or more sides measured in turns, so that what the machine does besides falls on all of them alike.

import { type Measured, mostPeerSpread } from './figure.ts'

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

/** The largest minus the smallest as a share of the median; 0 when all are the same. Throws RangeError for none. */
export function spread(numbers: readonly number[]): number {
  const range = percentile(numbers, 1) - percentile(numbers, 0)
  return range === 0 ? 0 : range / median(numbers)
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

/** How often: the rounds of a try, and the most tries. */
export type Pace = { readonly rounds: number; readonly tries: number }

/** The numbers of each side, one a round, and how many tries it took to get them. */
export type Turns<Side extends string> = { readonly taken: Readonly<Record<Side, number[]>>; readonly tries: number }

/** So many of it, one after the other. */
export async function oneByOne<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = []
  while (made.length < count) made.push(await make())
  return made
}

/** Does all rounds again while those of a peer spread too far; keeps the try in which they spread least. */
export async function steady<Taken>(
  { rounds, tries }: Pace,
  take: (rounds: number) => Promise<Taken>,
  peersOf: (taken: Taken) => readonly (readonly number[])[],
): Promise<{ readonly taken: Taken; readonly tries: number }> {
  let kept: { readonly taken: Taken; readonly widest: number } | undefined
  for (let tried = 1; ; tried++) {
    const taken = await take(rounds)
    const widest = Math.max(0, ...peersOf(taken).map(spread))
    if (!kept || widest < kept.widest) kept = { taken, widest }
    if (kept.widest <= mostPeerSpread || tried >= tries) return { taken: kept.taken, tries: tried }
  }
}

/** Takes turns until the peers are steady, as `steady` does. */
export async function steadyTurns<Side extends string>(
  pace: Pace,
  sides: Readonly<Record<Side, () => Promise<number>>>,
  peers: readonly NoInfer<Side>[],
): Promise<Turns<Side>> {
  return steady(
    pace,
    rounds => inTurns(rounds, sides),
    taken => peers.map(peer => taken[peer]),
  )
}

export type RatioInput<Side extends string> = {
  readonly of: Side
  readonly to: Side
  /** Which of the two is the limit or peer; `to` unless told. */
  readonly peer?: Side
  readonly seen?: Readonly<Record<string, number | string>>
}

/** The median of one side's numbers over the other's, round by round. Throws RangeError when they are not as many. */
export function ratioOf<Side extends string>(
  { taken, tries }: Turns<Side>,
  { of, to, peer = to, seen }: RatioInput<NoInfer<Side>>,
): Measured {
  if (taken[of].length !== taken[to].length) throw new RangeError('Each round has a number of either side')
  const rounds = taken[of].map((own, round) => own / taken[to][round]!)
  const medians = { [of]: median(taken[of]), [to]: median(taken[to]) }
  return { value: median(rounds), rounds, peerRounds: taken[peer], tries, seen: { ...medians, ...seen } }
}
