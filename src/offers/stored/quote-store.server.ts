// Stores quotes under a seal, and finds them until they expire.

import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import type { Quote, ShownQuote } from '#offers/quote/quote.ts'
import { translateLines } from '#offers/terms/translate-offer.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'
import { untranslated } from '#stays/languages/translation-memory.ts'
import { hours, later, type Milliseconds, minutes } from '#values/duration.ts'
import { currency } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type QuoteInput, quoteTable } from './quote-tables.server.ts'

/** How long a price is valid: on the site, and in an operator's offer. */
export const quoteLife = { site: minutes(30), operator: hours(72) } as const

type QuoteRefusal = 'quote-unknown' | 'quote-expired' | 'quote-tampered'

export const quoteRefusalSentences: Readonly<Record<QuoteRefusal, SentenceKey>> = {
  'quote-unknown': 'offers.quoteUnknown',
  'quote-expired': 'offers.quoteExpired',
  'quote-tampered': 'offers.quoteTampered',
}

/** `inputHash`: SHA-256 of the input, the moment and the editions of engine and catalogue. */
export type StoredQuote = Pick<typeof quoteTable.$inferSelect, 'id' | 'inputHash' | 'createdAt' | 'expiresAt'> & {
  readonly quote: Quote
}

/** Stores a quote made at `now` for `life`; later edits of the catalogue do not affect it. */
export async function storeQuote(
  queries: Queries,
  quote: Quote,
  now: Date,
  life: Milliseconds = quoteLife.site,
): Promise<StoredQuote> {
  const row = quoteRow(quote, now, life)
  await queries.insert(quoteTable).values(row)
  const { id, inputHash, createdAt, expiresAt } = row
  return { id, quote, inputHash, createdAt, expiresAt }
}

export type QuoteRow = ReturnType<typeof quoteRow>

/** The row of the quote, with a new id and its seal, to be inserted with others. */
export function quoteRow(quote: Quote, now: Date, life: Milliseconds = quoteLife.site) {
  const input = inputOf(quote)
  const { stayId, nights, currency: code, lines } = quote
  const { includedTaxMinor, schedule, damageDeposit, bookingMode, refundTerms } = quote
  return {
    id: randomUUID(),
    ...{ stayId, nights, currency: code, lines },
    ...totalsOf(quote),
    input,
    terms: { includedTaxMinor, schedule, damageDeposit, bookingMode, refundTerms },
    inputHash: hashOf(input),
    seal: hashOf(quote),
    engineVersion: quote.engineVersion,
    catalogueVersion: quote.catalogueVersion,
    createdAt: now,
    expiresAt: later(now, life),
  }
}

/**
 * The live quote with that id. Refuses 'quote-unknown', 'quote-expired', or 'quote-tampered' if the row does not match
 * its seal.
 */
export async function findQuote(queries: Queries, id: string, now: Date): Promise<Outcome<StoredQuote, QuoteRefusal>> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return refused('quote-unknown')
  const [row] = await queries.select().from(quoteTable).where(eq(quoteTable.id, id))
  if (!row) return refused('quote-unknown')
  const { input, terms, lines, inputHash, createdAt, expiresAt } = row
  const quote: Quote = { ...input, ...terms, lines, ...totalsOf(row), currency: currency(row.currency) }
  if (hashOf(quote) !== row.seal || hashOf(input) !== inputHash) return refused('quote-tampered')
  if (now >= expiresAt) return refused('quote-expired')
  return done({ id, quote, inputHash, createdAt, expiresAt })
}

type Totals = Pick<
  Quote,
  'lodgingMinor' | 'feesMinor' | 'discountMinor' | 'taxMinor' | 'totalMinor' | 'dueAtPropertyMinor'
>

function totalsOf({
  lodgingMinor,
  feesMinor,
  discountMinor,
  taxMinor,
  totalMinor,
  dueAtPropertyMinor,
}: Totals): Totals {
  return { lodgingMinor, feesMinor, discountMinor, taxMinor, totalMinor, dueAtPropertyMinor }
}

function inputOf(quote: Quote): QuoteInput {
  const { stayId, nights, party, ratePlanId, couponCode, extras, asOf, engineVersion, catalogueVersion } = quote
  return { stayId, nights, party, ratePlanId, couponCode, extras, asOf, engineVersion, catalogueVersion }
}

/** SHA-256 of a value's JSON with sorted keys, since jsonb does not keep their order. */
export function hashOf(value: object): string {
  return createHash('sha256').update(inOrder(value)).digest('hex')
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${inOrder(member)}`).join()}}`
}

/** A stored price to be shown in the current language: the same sums, labels as far as they are translated. */
export async function translateQuote(queries: Queries, quote: Quote): Promise<ShownQuote> {
  const memory = (await findTranslations(queries, [quote.stayId]))(quote.stayId)
  const labels = quote.lines.map(({ label }) => label)
  const asTyped = untranslated(memory, currentLanguage().typedIn, labels)
  return { ...quote, lines: translateLines(quote.lines, memory), asTyped }
}
