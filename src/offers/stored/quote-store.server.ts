// Quotes somebody was shown: stored under a seal, found again until they expire.

import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Quote } from '#offers/quote/quote.ts'
import type { QuoteRefusal } from '#offers/quote/quote-refusal.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { hours, later, type Milliseconds, minutes } from '#values/duration.ts'
import { currency } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { type QuoteInput, quoteTable } from './quote-tables.server.ts'

/** How long a price stands: for a visitor of the site, and in an offer an operator sends. */
export const quoteLife = { site: minutes(30), operator: hours(72) } as const

export type StoredQuote = {
  readonly id: string
  readonly quote: Quote
  /** SHA-256 over the input, the moment and the editions of engine and catalogue. */
  readonly inputHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a quote made at `now` for `life`; later edits of the catalogue no longer touch it. */
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

/** The row that stores the quote, under a new id and its seal: for whoever writes it together with others. */
export function quoteRow(quote: Quote, now: Date, life: Milliseconds = quoteLife.site) {
  const input = inputOf(quote)
  const { stayId, nights, currency: code, lines, includedTaxMinor, schedule, damageDeposit, bookingMode } = quote
  const { lodgingMinor, feesMinor, discountMinor, taxMinor, totalMinor, dueAtPropertyMinor, refundTerms } = quote
  return {
    id: randomUUID(),
    ...{ stayId, nights, currency: code, lines },
    ...{ lodgingMinor, feesMinor, discountMinor, taxMinor, totalMinor, dueAtPropertyMinor },
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
 * The live quote of that id. Refuses what is no id of one ('quote-unknown'), what lies longer than its life
 * ('quote-expired'), and a row that is not as it was stored ('quote-tampered').
 */
export async function findQuote(queries: Queries, id: string, now: Date): Promise<Outcome<StoredQuote, QuoteRefusal>> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return refused('quote-unknown')
  const [row] = await queries.select().from(quoteTable).where(eq(quoteTable.id, id))
  if (!row) return refused('quote-unknown')
  const { input, terms, lines, lodgingMinor, feesMinor, discountMinor, taxMinor, totalMinor, dueAtPropertyMinor } = row
  const quote: Quote = {
    ...input,
    ...terms,
    lines,
    lodgingMinor,
    feesMinor,
    discountMinor,
    taxMinor,
    totalMinor,
    dueAtPropertyMinor,
    currency: currency(row.currency),
  }
  if (hashOf(quote) !== row.seal || hashOf(input) !== row.inputHash) return refused('quote-tampered')
  if (now >= row.expiresAt) return refused('quote-expired')
  const { inputHash, createdAt, expiresAt } = row
  return done({ id, quote, inputHash, createdAt, expiresAt })
}

function inputOf(quote: Quote): QuoteInput {
  const { stayId, nights, party, ratePlanId, couponCode, extras, asOf, engineVersion, catalogueVersion } = quote
  return { stayId, nights, party, ratePlanId, couponCode, extras, asOf, engineVersion, catalogueVersion }
}

/** SHA-256 of a value's JSON with every object's keys in order: a database may give them back in another. */
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
