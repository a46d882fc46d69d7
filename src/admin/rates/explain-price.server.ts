// Explains a price or a refusal: every line and every verdict, with the rule that it comes from.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { type Quote, quote } from '#offers/quote/quote.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import { couponUses } from '#offers/stored/coupon-use.server.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type CalendarDay, dayInZone, sayDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { sayBandOfLine } from './age-words.ts'
import { findSoldHome } from './describe-rates.server.ts'
import type { ExplainedSaid } from './rates-view.ts'
import { sayDemand, sayWhen } from './rule-words.ts'

type Explained = Pick<ExplainedSaid, 'verdicts'> & {
  readonly price: (NonNullable<ExplainedSaid['price']> & { readonly quote: Quote }) | undefined
}

/** By the one evaluator that guests are answered by, at this moment; undefined for a home that is not sold. */
export async function explainPrice(
  tools: Tools,
  _who: Operator,
  slug: Slug,
  input: StayInput,
): Promise<Explained | undefined> {
  const found = await findSoldHome(tools, slug)
  if (!found) return undefined
  const { offer, home } = found
  const locale = currentLanguage().locale
  const { checkIn, checkOut } = input.nights
  const today = dayInZone(tools.clock.now(), home.timeZone)
  // Occupancy need not be read for days that no visit can have.
  const isNear = checkOut > checkIn && Math.abs(checkIn - today) < 3650
  const known = isNear
    ? await unavailableNights(tools.database, home.id, nightsToKnow(offer, input.nights), tools.clock.now())
    : []
  const coupon = input.couponCode === undefined ? undefined : couponOf(offer, input.couponCode)
  const uses = coupon && (await couponUses(tools.database, coupon.id, ''))
  const context: OfferContext = { now: tools.clock.now(), taken: known, couponUses: uses }
  const answer = quote(offer, input, context)
  if (!answer.ok) {
    const verdicts = answer.verdicts.map(verdict => ({
      reason: verdict.reason,
      said: sayVerdict(verdict, locale),
      because: sayCause(offer, verdict, locale),
    }))
    return { verdicts, price: undefined }
  }
  const { lines, totalMinor, currency } = answer.quote
  const sum = (minor: number) => sayMoney(money(minor, currency), locale)
  const said = lines.map(line => ({
    label: labelOf(line, locale),
    amount:
      line.kind === 'tax' && line.amountMinor === 0
        ? sentence('rates.taxInside', { sum: sum(line.inclusiveTaxMinor) })
        : sum(line.amountMinor),
    because: sayRule(offer, line.ruleId, locale),
  }))
  return { verdicts: [], price: { total: sum(totalMinor), lines: said, quote: answer.quote } }
}

function labelOf({ kind, label, date, quantity }: QuoteLine, locale: string): string {
  if (kind === 'night' && date !== null) return sentence('rates.nightOf', { day: sayDay(date, locale) })
  if (kind === 'extra_guest') return sentence('rates.furtherGuests', { band: sayBandOfLine(label), nights: quantity })
  return quantity > 1 ? sentence('rates.lineTimes', { label, times: quantity }) : label
}

/** What a refusal comes from; null where it comes from no row that an operator entered. */
function sayCause(offer: StayOffer, verdict: Verdict, locale: string): string | null {
  if (verdict.reason === 'nights-taken') return verdict.kind === 'block' ? sentence('rates.yourBlock') : null
  return verdict.ruleId === undefined ? null : sayRule(offer, verdict.ruleId, locale)
}

/** `rule:12`, `season:7` and their like as the admin pages call them. */
function sayRule(offer: StayOffer, ruleId: string, locale: string): string {
  const [kind = '', number = ''] = ruleId.split(':')
  const id = Number(number)
  const nameIn = (rows: readonly { readonly id: number; readonly name: string }[]) => ({
    name: rows.find(row => row.id === id)?.name ?? '',
  })
  if (kind === 'override') return sentence('rates.saidOfDay', { day: sayDay(id as CalendarDay, locale) })
  if (kind === 'plan' && id === offer.plans[0].id) return sentence('rates.theUsualPrice')
  if (kind === 'plan') return sentence('rates.theRate', nameIn(offer.plans))
  if (kind === 'season') return sentence('rates.theSeason', nameIn(offer.plans.flatMap(({ seasons }) => seasons)))
  if (kind === 'fee') return sentence('rates.theFee', nameIn(offer.fees))
  if (kind === 'discount') return sentence('rates.theDiscount', nameIn(offer.discounts))
  if (kind === 'tax') return sentence('rates.theTax', nameIn(offer.taxes))
  const rule = offer.rules.find(row => row.id === id)
  if (!rule) return ruleId
  const said = { demand: sayDemand(rule), when: sayWhen(rule, locale) }
  return rule.scope === 'stay' ? sentence('rates.theRule', said) : sentence('rates.theRuleOfSeveral', said)
}
