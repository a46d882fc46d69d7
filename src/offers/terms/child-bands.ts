// What children pay at one home by their age, and whether they count as guests: in place of the age bands of the site.

import { scaleMinor } from '#values/money.ts'
import type { Fee, TaxRule } from './charges.ts'
import type { AgeBand } from './party.ts'
import type { BasePlan } from './rate-plan.ts'

/** Children from `fromAge` to `toAge`, both included. */
export type ChildBand = {
  readonly fromAge: number
  readonly toAge: number
  /** False: they take no place, as far as the home has places for infants. */
  readonly counts: boolean
  /** For each night beyond the included guests: hundredths of a percent of what an adult pays, or minor units. */
  readonly pays:
    | { readonly kind: 'share'; readonly basisPoints: number }
    | { readonly kind: 'sum'; readonly minor: number }
}

/** So many bands a home may have. */
export const mostChildBands = 6

type ByBand = Readonly<Record<string, number>>
type Priced = {
  readonly ageBands: readonly AgeBand[]
  readonly children: readonly ChildBand[]
  readonly plan: BasePlan
  readonly fees: readonly Fee[]
  readonly taxes: readonly TaxRule[]
}

/** The code of amounts from this age on; such amounts hold up to the next age that has one. */
const codeFromAge = (age: number) => `from${age}`

/** The band of a home, as price lines name it. */
export const codeOfAges = ({ fromAge, toAge }: Pick<ChildBand, 'fromAge' | 'toAge'>) => `from${fromAge}to${toAge}`

/** The ages that such a code names; undefined for other codes. */
export function agesOfCode(code: string): Pick<ChildBand, 'fromAge' | 'toAge'> | undefined {
  const [, from, to] = /^from(\d+)to(\d+)$/.exec(code) ?? []
  return from === undefined ? undefined : { fromAge: Number(from), toAge: Number(to) }
}

/** From this age on people are adults for the home; undefined where the bands of the site hold. */
export function adultsFrom(children: readonly ChildBand[]): number | undefined {
  const last = children.at(-1)
  return last && last.toAge + 1
}

/**
 * The same prices by bands of ages so narrow that everything holds for all of a band: what the home says of children, the
 * bands of the site by which taxes and shared fees are entered, and the ages of the home's own fees. `ageBands` are those of
 * the site and `children` ascend from age 0 without gaps; what needs no narrower bands stays as it is.
 */
export function withChildBands(offer: Priced): Priced {
  const { ageBands, children, fees, taxes, plan } = offer
  const feeAges = fees.flatMap(({ amountByBand }) => agesIn(amountByBand ?? {}))
  if (children.length === 0 && feeAges.length === 0) return offer
  const adultAge = adultsFrom(children)
  const starts = [...ageBands, ...children].map(({ fromAge }) => fromAge)
  const ages = [...new Set([...starts, ...feeAges, ...(adultAge === undefined ? [] : [adultAge])])].sort(
    (one, other) => one - other,
  )
  const narrow = (amounts: ByBand) =>
    Object.fromEntries(ages.map(age => [codeFromAge(age), amountAt(amounts, age, ageBands)]))
  const narrowed = <Charge extends Fee | TaxRule>(charge: Charge): Charge =>
    charge.amountByBand ? { ...charge, amountByBand: narrow(charge.amountByBand) } : charge
  return {
    ...offer,
    ageBands: ages.map(age => bandAt(age, offer)),
    plan: children.length > 0 ? { ...plan, extraGuestNightlyMinor: extraGuests(offer) } : plan,
    fees: fees.map(narrowed),
    taxes: taxes.map(narrowed),
  }
}

/** The bands for which sums can be entered: the home's own, or those of the site; each from its age to before the next one's. */
export function namedBands({ ageBands, children }: Pick<Priced, 'ageBands' | 'children'>): AgeBand[] {
  const adultAge = adultsFrom(children)
  if (adultAge === undefined) {
    const coded = ageBands.map(({ charged, code, ...band }) => ({ ...band, code: charged ?? code }))
    return coded.filter(({ code }, at) => coded.findIndex(band => band.code === code) === at)
  }
  const own = children.map(({ fromAge, counts }) => ({ code: codeFromAge(fromAge), fromAge, isInfant: !counts }))
  return [...own, { code: codeFromAge(adultAge), fromAge: adultAge, isInfant: false }]
}

/** The same for the nightly sums of extra guests: where a home says what children pay of it, adults are left. */
export function extraGuestBands({ ageBands, children }: Pick<Priced, 'ageBands' | 'children'>): AgeBand[] {
  const adults = ageBands.at(-1)!
  const adultAge = adultsFrom(children)
  if (adultAge === undefined) return namedBands({ ageBands, children })
  return [{ code: adults.charged ?? adults.code, fromAge: adultAge, isInfant: false }]
}

/** Amounts by the codes of the offer's bands for each band that can be entered, where there is one. */
export function namedAmounts(amounts: ByBand, offer: Pick<Priced, 'ageBands' | 'children'>) {
  return namedBands(offer).flatMap(({ code: band, fromAge }) => {
    const minor = amounts[bandOf(fromAge, offer.ageBands).code]
    return minor === undefined ? [] : [{ band, minor }]
  })
}

/** What somebody of that age pays: by the greatest age that has an amount, or by the band of the site. */
function amountAt(amounts: ByBand, age: number, bands: readonly AgeBand[]): number {
  const own = agesIn(amounts).filter(from => from <= age)
  return amounts[own.length > 0 ? codeFromAge(Math.max(...own)) : bandOf(age, bands).code] ?? 0
}

function agesIn(amounts: ByBand): number[] {
  return Object.keys(amounts)
    .flatMap(code => /^from(\d+)$/.exec(code)?.[1] ?? [])
    .map(Number)
}

function bandAt(age: number, { ageBands, children }: Priced): AgeBand {
  const ofSite = bandOf(age, ageBands)
  const child = children.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge)
  const code = codeFromAge(age)
  if (child) return { code, fromAge: age, isInfant: !child.counts, charged: codeOfAges(child) }
  return children.length > 0
    ? { code, fromAge: age, isInfant: false, charged: ageBands.at(-1)!.code }
    : { code, fromAge: age, isInfant: ofSite.isInfant, charged: ofSite.code }
}

function bandOf(age: number, bands: readonly AgeBand[]): AgeBand {
  return bands.findLast(({ fromAge }) => fromAge <= age)!
}

/** By the codes that price lines name. */
function extraGuests({ ageBands, children, plan }: Priced): ByBand {
  const adult = ageBands.at(-1)!.code
  const adultMinor = plan.extraGuestNightlyMinor[adult] ?? 0
  const ofChildren = children.map(child => {
    const { pays } = child
    const minor = pays.kind === 'sum' ? pays.minor : scaleMinor(adultMinor, pays.basisPoints, 10_000)
    return [codeOfAges(child), minor] as const
  })
  return Object.fromEntries([...ofChildren, [adult, adultMinor]])
}
