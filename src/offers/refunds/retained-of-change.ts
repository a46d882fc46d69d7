// What is retained when a change makes a booking cheaper: what is given up is refunded as if cancelled, never better.

import { type PricePart, priceParts } from '#offers/terms/price-parts.ts'
import { type QuoteLine, sumOf } from '#offers/terms/quote-line.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { scaleMinor } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { amendedTerms } from './amended-terms.ts'
import { type Refund, refund } from './refund.ts'

type Priced = { readonly lines: readonly QuoteLine[]; readonly nights: NightRange }

type Changed = {
  readonly terms: RefundTerms
  /** The agreed price, including amounts retained by earlier changes. */
  readonly before: Priced
  /** The changed visit as quoted to anyone. */
  readonly after: Priced
  /** Minor units paid to us and not refunded. */
  readonly paidMinor: number
  readonly now: Date
}

/** A part of the agreed price, and the amount of it retained beside the new price. */
type Kept = { readonly part: PricePart; readonly keptMinor: number }

/**
 * The lines of the changed visit plus a line for each partly retained part, before the taxes, which include those on
 * the retained amounts. When a part is reduced, the current refund share is refunded and the rest retained; a later
 * increase of the part counts towards the amount retained before. Where the policy waives retained amounts beyond those
 * paid, no more is retained than cancelling would retain of the payments.
 */
export function withRetained(changed: Changed): QuoteLine[] {
  const { terms, before, after, paidMinor, now } = changed
  const amended = amendedTerms(terms, before.lines, after.nights.checkIn, now)
  const cancelled = refund(amended, after, [], now, 'guest')
  const all = keptOf(changed, cancelled)
  const full = addKept(changed, all)
  const wholeMinor = sumOf(full) - sumOf(after.lines)
  const isWaived = terms.policy.unpaidBalance === 'waived'
  const mostMinor = isWaived ? Math.min(wholeMinor, Math.max(0, paidMinor - cancelled.keptMinor)) : wholeMinor
  let lines = full
  // Taxes are rounded, so a share computed only once may be a unit too much.
  for (let most = mostMinor; sumOf(lines) - sumOf(after.lines) > mostMinor; most--) {
    const shareOf = (minor: number) => Number((BigInt(minor) * BigInt(Math.max(0, most))) / BigInt(wholeMinor))
    lines = addKept(
      changed,
      all.map(({ part, keptMinor }) => ({ part, keptMinor: shareOf(keptMinor) })),
    )
  }
  return lines
}

/** The rule of a retained line: that of its original part. */
const prefix = 'kept:'

function keptOf({ terms, before, after, now }: Changed, cancelledAfter: Refund): Kept[] {
  const keptByKey = ({ parts }: Refund) => new Map(parts.map(part => [part.key, part.keptMinor]))
  const [keptOfBefore, keptOfAfter] = [refund(terms, before, [], now, 'guest'), cancelledAfter].map(keptByKey)
  const agreed = new Map(priceParts(before.lines).map(part => [part.key, part]))
  const wanted = new Map(priceParts(after.lines).map(part => [part.key, part.amountMinor]))
  // Nights on the other side of a deadline must not recover what was lost on this one.
  const paysForKept = terms.policy.clockOnAmendment === 'keeps' || after.nights.checkIn <= terms.countedFrom
  const keys = new Set([...agreed.keys()].map(key => (key.startsWith(prefix) ? key.slice(prefix.length) : key)))
  return [...keys].map(key => {
    const was = agreed.get(key)
    const keptBefore = agreed.get(prefix + key)
    const [agreedMinor, wantedMinor] = [was?.amountMinor ?? 0, wanted.get(key) ?? 0]
    const less = agreedMinor - wantedMinor
    const earlier = keptBefore?.amountMinor ?? 0
    // An increase is newly bound as far as cancelling would retain it.
    const bound = less < 0 && paysForKept ? scaleMinor(keptOfAfter?.get(key) ?? 0, -less, wantedMinor) : 0
    const keptMinor =
      less > 0 ? earlier + scaleMinor(keptOfBefore?.get(key) ?? 0, less, agreedMinor) : Math.max(0, earlier - bound)
    return { part: (was ?? keptBefore)!, keptMinor }
  })
}

/** The lines in order, retained ones before the taxes. */
function addKept({ before, after }: Changed, all: readonly Kept[]): QuoteLine[] {
  const kept = all.filter(({ keptMinor }) => keptMinor > 0)
  if (kept.length === 0) return [...after.lines]
  const taxes = taxesOfKept(before.lines, kept)
  const lines = [
    ...after.lines.filter(({ kind }) => kind !== 'tax'),
    ...kept.map(each => keptLine(each, taxes)),
    ...after.lines.filter(({ kind }) => kind === 'tax').map(line => withTax(line, taxes.get(line.ruleId))),
    ...missingTaxes(before.lines, after.lines, taxes),
  ]
  return lines.map((line, position) => ({ ...line, position }))
}

/** A tax on the retained amount: on top of it, and included in each part. */
type TaxOfKept = { readonly addedMinor: number; readonly included: ReadonlyMap<Kept, number> }

/** The agreed price's percentage taxes on its retained amounts, by rule; a later one may tax an earlier. */
function taxesOfKept(lines: readonly QuoteLine[], kept: readonly Kept[]): Map<string, TaxOfKept> {
  const bases = priceParts(lines).map(({ taxCategory, amountMinor }) => ({ taxCategory, amountMinor }))
  const keptBases = kept.map(each => ({ each, taxCategory: each.part.taxCategory, keptMinor: each.keptMinor }))
  const added: { taxCategory: string; keptMinor: number }[] = []
  const taxes = new Map<string, TaxOfKept>()
  for (const { kind, tax, ruleId, collectedBy, amountMinor, inclusiveTaxMinor, taxCategory } of lines) {
    if (kind !== 'tax') continue
    const reaches = (one: { readonly taxCategory: string }) =>
      tax?.kind === 'percent' && tax.appliesTo.includes(one.taxCategory)
    const whole = bases.filter(reaches).reduce((sum, base) => sum + base.amountMinor, 0)
    if (whole > 0 && collectedBy === 'us') {
      const of = (minor: number, base: number) => scaleMinor(minor, Math.min(base, whole), whole)
      const keptBase = [...keptBases, ...added].filter(reaches).reduce((sum, base) => sum + base.keptMinor, 0)
      const addedMinor = of(amountMinor, keptBase)
      const included = keptBases
        .filter(reaches)
        .map(each => [each.each, of(inclusiveTaxMinor, each.keptMinor)] as const)
      taxes.set(ruleId, { addedMinor, included: new Map(included) })
      added.push({ taxCategory, keptMinor: addedMinor })
    }
    bases.push({ taxCategory, amountMinor })
  }
  return taxes
}

function keptLine(kept: Kept, taxes: ReadonlyMap<string, TaxOfKept>): Omit<QuoteLine, 'position'> {
  const { part, keptMinor } = kept
  const label = part.key.startsWith(prefix) ? part.label : `Not given back: ${part.label}`
  return {
    ...{ kind: 'adjustment', label, date: null, quantity: 1, unitMinor: keptMinor, amountMinor: keptMinor },
    ruleId: part.key.startsWith(prefix) ? part.key : prefix + part.key,
    taxCategory: part.taxCategory,
    inclusiveTaxMinor: [...taxes.values()].reduce((sum, { included }) => sum + (included.get(kept) ?? 0), 0),
    ...{ refundRule: 'never', collectedBy: 'us', reduces: null, tax: null },
  }
}

function withTax<Line extends Omit<QuoteLine, 'position'>>(line: Line, tax: TaxOfKept | undefined): Line {
  if (!tax) return line
  const amountMinor = line.amountMinor + tax.addedMinor
  const included = [...tax.included.values()].reduce((sum, minor) => sum + minor, 0)
  return {
    ...line,
    quantity: 1,
    unitMinor: amountMinor,
    amountMinor,
    inclusiveTaxMinor: line.inclusiveTaxMinor + included,
  }
}

/** Taxes on the retained amount that the changed visit no longer has. */
function missingTaxes(
  before: readonly QuoteLine[],
  after: readonly QuoteLine[],
  taxes: ReadonlyMap<string, TaxOfKept>,
): QuoteLine[] {
  return before
    .filter(({ kind, ruleId }) => kind === 'tax' && taxes.has(ruleId) && !after.some(line => line.ruleId === ruleId))
    .map(line => withTax({ ...line, amountMinor: 0, inclusiveTaxMinor: 0 }, taxes.get(line.ruleId)))
    .filter(({ amountMinor, inclusiveTaxMinor }) => amountMinor > 0 || inclusiveTaxMinor > 0)
}
