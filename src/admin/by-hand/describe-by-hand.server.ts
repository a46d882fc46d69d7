// Describes the page on which an operator books for a guest: the homes, the visit and its price, what stands against it.

import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { sayNightCount, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { partName, priceAsAsked, sayDifferenceOf } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { languageCodes } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { byHandRefusals } from '#holds/by-hand-refusals.ts'
import type { OwnPrice } from '#holds/own-price.ts'
import { priceByHand } from '#holds/price-by-hand.server.ts'
import { isOverrulable } from '#offers/rules/overrulable.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeChoices } from '#quotes/describe-choices.server.ts'
import { parseQuoteInput, type QuoteInput, quoteFields } from '#quotes/quote-input.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { ByHandView, PricedByHandView } from './by-hand-view.ts'
import { describeAnswered } from './describe-answered.server.ts'

type HomeByHand = Pick<typeof stayTable.$inferSelect, 'id' | 'slug' | 'name' | 'timeZone' | 'currency'>

/** Longer lists are typed into, with what matches offered. */
const mostInMenu = 200

/** The home of that slug, or of that name where somebody typed one, if the operator may book it; drafts can be none. */
export async function findHomeByHand({ database }: Tools, who: Operator, typed: string) {
  const [home] = await database
    .select({
      ...{ id: stayTable.id, slug: stayTable.slug, name: stayTable.name },
      ...{ timeZone: stayTable.timeZone, currency: stayTable.currency },
    })
    .from(stayTable)
    .where(
      and(
        within(reachOf(who, 'bookings', 'change'), stayTable.id),
        ne(stayTable.status, 'draft'),
        sql`(${stayTable.slug} = ${typed} or lower(${stayTable.name}) = lower(${typed}))`,
      ),
    )
    .orderBy(sql`${stayTable.slug} = ${typed} desc`, asc(stayTable.id))
    .limit(1)
  return home
}

async function homesByHand({ database }: Tools, who: Operator) {
  const homes = await database
    .select({ value: stayTable.slug, label: stayTable.name })
    .from(stayTable)
    .where(and(within(reachOf(who, 'bookings', 'change'), stayTable.id), eq(stayTable.status, 'published')))
    .orderBy(asc(stayTable.name), asc(stayTable.id))
    .limit(2000)
  return { homes, isMenu: homes.length <= mostInMenu }
}

type Decided = { readonly overrules: boolean; readonly own?: OwnPrice | undefined }

/** `decided`: what the form says of the price; at first nothing. */
export async function describeByHand(
  tools: Tools,
  who: Operator,
  query: URLSearchParams,
  decided: Decided = { overrules: false },
): Promise<ByHandView & { readonly head: { readonly title: string } }> {
  const asking = await describeAnswered(tools, who, query.get('enquiry'))
  const { enquiry, enquiryFault } = asking
  const typed = asking.home?.value ?? (query.get('home') ?? '').trim().slice(0, 200)
  const home = typed === '' ? undefined : await findHomeByHand(tools, who, typed)
  const asked = parseQuoteInput(query, dayInZone(tools.clock.now(), home?.timeZone ?? 'UTC'))
  const { visit } = asked
  const language = currentLanguage()
  return {
    head: { title: enquiry ? sentence('byHand.enquiryTitle') : sentence('byHand.title') },
    ...(asking.home ? { homes: [asking.home], isMenu: true } : await homesByHand(tools, who)),
    ...{ enquiry, enquiryFault },
    home: home?.slug ?? typed,
    homeFault: typed !== '' && !home ? sentence('byHand.homeUnknown') : undefined,
    fields: quoteFields(asked),
    faults: { ...visit.hints, ...visit.faults },
    today: writeCalendarDay(dayInZone(tools.clock.now(), home?.timeZone ?? 'UTC')),
    choices: home && (await choicesOf(tools, home, asked)),
    priced: home && asked.input && !enquiryFault ? await priceView(tools, home, asked.input, decided) : undefined,
    languages: siteLanguages(tools.environment)
      .filter(({ code }) => languageCodes.includes(code))
      .map(({ code, name }) => ({ value: code, label: name })),
    language: language.code,
    mayNotePaid: home !== undefined && may(who, 'money', 'change', home.id),
    key: randomUUID(),
  }
}

async function choicesOf({ database, clock }: Tools, home: HomeByHand, asked: QuoteInput) {
  const offer = (await loadOffers(database, [home.id])).get(home.id)
  const context = { now: clock.now(), taken: [] }
  return offer && describeChoices({ offer, asked, context, view: { kind: 'open' }, locale: currentLanguage().locale })
}

async function priceView(
  { database, clock, environment }: Tools,
  home: HomeByHand,
  input: NonNullable<QuoteInput['input']>,
  decided: Decided,
): Promise<PricedByHandView> {
  const { locale } = currentLanguage()
  const now = clock.now()
  const priced = await priceByHand(database, { stayId: home.id, input, ...decided }, now)
  const nothing = { price: undefined, against: [], mayOverrule: false, fault: undefined, overruled: [] }
  if (!priced) return nothing
  if (!priced.ok && priced.reason === 'not-offered') {
    const against = [...new Set(priced.verdicts.map(verdict => sayVerdict(verdict, locale)))]
    return { ...nothing, against, mayOverrule: priced.verdicts.every(isOverrulable) }
  }
  if (!priced.ok) return { ...nothing, fault: byHandRefusals[priced.reason] }
  const { quote, computed, overruled } = priced
  const shown = await translateQuote(database, quote)
  const code = currency(home.currency)
  const say = (minor: number) => sayMoney(money(minor, code), locale)
  const deltaMinor = quote.totalMinor - computed.totalMinor
  return {
    ...nothing,
    overruled: [...new Set(overruled.map(verdict => sayVerdict(verdict, locale)))],
    price: {
      view: priceAsAsked(shown, locale, await methodsAtHome(database, environment, home.id)),
      totalMinor: quote.totalMinor,
      visit: sentence('adminBookings.visit', {
        days: sayNights(quote.nights, locale),
        nights: sayNightCount(quote.nights),
        party: sayParty(quote.party, locale),
      }),
      /** What the operator may agree on otherwise, each with what is computed. */
      parts: priceParts(computed.lines).map(({ key, amountMinor }) => ({
        key,
        name: partName(key, computed.lines),
        computed: say(amountMinor),
      })),
      difference:
        deltaMinor === 0
          ? undefined
          : sentence('byHand.difference', {
              computed: say(computed.totalMinor),
              difference: sayDifferenceOf(deltaMinor, code, locale),
            }),
    },
  }
}
