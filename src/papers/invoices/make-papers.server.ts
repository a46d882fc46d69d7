// Makes the papers that a booking needs: an invoice when the rule or an operator says so, credit notes when it has changed.

import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import { currency } from '#values/money.ts'
import type { InvoiceContent, Issuer, PaperKind, PaperLine, TaxShare } from './invoice-content.ts'
import { invoiceSheet } from './invoice-sheet.server.ts'
import { invoicesOf, writeInvoice } from './invoice-store.server.ts'
import type { InvoiceRow } from './invoice-tables.server.ts'
import { issuerDay, readIssuer } from './issuer.server.ts'
import { nextNumber, seriesOf } from './number-series.server.ts'
import {
  bookedFacts,
  buyerOf,
  invoicedLines,
  line,
  paidToOthers,
  receivedOf,
  type Standing,
  standingOf,
} from './paper-facts.server.ts'
import { negated, sharesLeft, sharesOfPart, sumOfTaxes } from './tax-shares.ts'
import { leftOf, type WantedPaper, wantedPapers } from './wanted-papers.ts'

type Making = {
  readonly environment: Environment
  /** The operator who asks for it; undefined where the rule decides. */
  readonly by?: string | undefined
}

/**
 * Makes what is missing, and answers it in order; nothing where all is right. The caller holds the booking's lock; the
 * numbers are given in this transaction. Throws where the issuer is not complete, which the caller has asked before.
 */
export async function makePapers(
  queries: Transaction,
  booking: BookingRow,
  { environment, by }: Making,
  now: Date,
): Promise<InvoiceRow[]> {
  const made: InvoiceRow[] = []
  const standing = await standingOf(queries, booking)
  const known = await invoicesOf(queries, booking.id)
  const mayBegin = by !== undefined || isDueByRule((await readIssuer(queries)).rule, booking, standing)
  for (const wanted of wantedPapers(known, standing, mayBegin)) {
    const papers = [...known, ...made]
    const write = () => writePaper(queries, { booking, standing, papers, by: by ?? null }, wanted, now)
    made.push(await inLanguageOf(environment, booking.language, write))
  }
  return made
}

/** Whether the rule wants an invoice of the booking as it stands; an unpaid rest is no reason to wait for it after the stay. */
function isDueByRule(rule: Issuer['rule'], { state }: Pick<BookingRow, 'state'>, standing: Standing): boolean {
  if (rule === 'never' || standing.chargedMinor <= 0) return false
  if (rule === 'when-paid') return standing.openMinor <= 0
  return state === 'completed' || state === 'no_show' || state === 'cancelled'
}

type Frame = {
  readonly booking: BookingRow
  readonly standing: Standing
  readonly papers: readonly InvoiceRow[]
  readonly by: string | null
}

/** In the language of the moment. */
async function writePaper(queries: Transaction, frame: Frame, wanted: WantedPaper, now: Date): Promise<InvoiceRow> {
  const { booking, standing, papers, by } = frame
  const issuer = await readIssuer(queries)
  const { seller, prefix, isComplete } = issuer
  if (!isComplete) throw new Error('Papers were to be made by an organisation without name or address')
  const { lines, taxes } =
    wanted.kind === 'invoice' ? await invoicedLines(queries, booking, standing) : creditedLines(papers, wanted)
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const corrects = wanted.kind === 'credit-note' ? wanted.corrects : null
  const day = issuerDay(issuer, now)
  const numbered = await nextNumber(queries, seriesOf(prefix, day), day)
  const { issuedOn } = numbered
  const code = currency(booking.currency.trim())
  const known = papers.find(({ number }) => number === corrects)?.content
  const facts: Omit<InvoiceContent, 'sheet' | 'language'> = {
    seller,
    buyer: known?.buyer ?? (await buyerOf(queries, booking)),
    booking: known?.booking ?? (await bookedFacts(queries, booking)),
    ...{ lines, taxes },
    received: await receivedOf(queries, booking),
  }
  const { kind } = wanted
  const shown = { kind, number: numbered.number, corrects, issuedOn, currency: code, totalMinor }
  const sheet = invoiceSheet({ ...facts, ...shown, ...moneyFacts(kind, booking, standing) })
  const { id: bookingId, stayId } = booking
  return writeInvoice(queries, {
    ...numbered,
    ...{ kind, corrects, bookingId, stayId, basis: standing.basis, currency: code },
    ...{ totalMinor, taxMinor: sumOfTaxes(taxes), madeAt: now, madeBy: by },
    content: { ...facts, language: currentLanguage().code, sheet },
  })
}

function moneyFacts(kind: PaperKind, booking: BookingRow, { openMinor }: Standing) {
  const depositMinor = kind === 'invoice' ? (booking.quote.damageDeposit?.minor ?? 0) : 0
  return { openMinor, depositMinor, atHome: kind === 'invoice' ? paidToOthers(booking) : [] }
}

/** The lines and taxes of a credit note, below zero: the invoice's own where all of it is taken back. */
function creditedLines(
  papers: readonly InvoiceRow[],
  { corrects, minor, isRest }: Extract<WantedPaper, { kind: 'credit-note' }>,
): { lines: PaperLine[]; taxes: TaxShare[] } {
  const invoice = papers.find(({ number }) => number === corrects)!
  const before = papers.filter(each => each.corrects === corrects)
  const left = sharesLeft(
    invoice.content.taxes,
    before.map(({ content }) => content.taxes),
  )
  if (minor === invoice.totalMinor) {
    const lines = invoice.content.lines.map(each => ({ ...each, amountMinor: 0 - each.amountMinor }))
    return { lines, taxes: negated(left) }
  }
  const label = isRest
    ? sentence('papers.restOf', { number: corrects })
    : sentence('papers.partOf', { number: corrects })
  return { lines: [line(label, 0 - minor)], taxes: negated(sharesOfPart(left, minor, leftOf(papers, corrects))) }
}
