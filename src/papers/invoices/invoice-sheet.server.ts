// An invoice or credit note as a paper, in the language of the moment.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { entered, type Sheet, type SheetPart } from '#papers/sheet/sheet.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { numberFormat } from '#values/formats.ts'
import { type Currency, money, sayExactly } from '#values/money.ts'
import type { InvoiceContent, PaperKind, PaperParty, TaxShare } from './invoice-content.ts'
import { sumOfTaxes } from './tax-shares.ts'

type PaperFacts = Omit<InvoiceContent, 'sheet' | 'language'> & {
  readonly kind: PaperKind
  readonly number: string
  readonly corrects: string | null
  /** ISO 8601. */
  readonly issuedOn: string
  readonly currency: Currency
  readonly totalMinor: number
  /** What the guest still has to pay of the booking; below zero what goes back to them. */
  readonly openMinor: number
  /** In minor units; zero where none was agreed. */
  readonly depositMinor: number
  /** What is paid at the home to others and is on no paper of ours. */
  readonly atHome: readonly { readonly label: string; readonly minor: number }[]
}

/** Runs on the server only: `currentLanguage` is the guest's. */
export function invoiceSheet(facts: PaperFacts): Sheet {
  const language = currentLanguage()
  const { kind, number, totalMinor, taxes } = facts
  const isInvoice = kind === 'invoice'
  const say = (minor: number) => sayExactly(money(minor, facts.currency), language.locale)
  const taxMinor = sumOfTaxes(taxes)
  const total = isInvoice ? sentence('papers.total') : sentence('papers.totalCredited')
  return {
    lang: tagOf(language),
    direction: language.direction,
    title: isInvoice ? sentence('papers.invoice', { number }) : sentence('papers.creditNote', { number }),
    parts: [
      partyLines(sentence('papers.from'), facts.seller),
      partyLines(sentence('papers.to'), facts.buyer),
      { kind: 'facts', rows: headFacts(facts, language.locale) },
      {
        kind: 'table',
        heads: [sentence('papers.item'), sentence('papers.amount')],
        rows: facts.lines.map(({ label, detail, amountMinor }) => ({
          cells: [entered(label), say(amountMinor)],
          detail: detail === null ? undefined : entered(detail),
        })),
        totals: [
          ...(taxes.length > 0
            ? ([
                [sentence('papers.net'), say(totalMinor - taxMinor)],
                [sentence('papers.taxes'), say(taxMinor)],
              ] as const)
            : []),
          [total, say(totalMinor)],
        ],
      },
      ...taxTable(taxes, say, language.locale),
      ...moneyParts(facts, say, language.locale),
    ],
  }
}

/** Name, address and tax number, as every paper begins. */
export function partyLines(label: string, { name, addressLines, taxNumber }: PaperParty): SheetPart {
  const numbered = taxNumber === null ? [] : [sentence('papers.taxNumber', { number: taxNumber })]
  return { kind: 'lines', label, lines: [...[name, ...addressLines].map(entered), ...numbered] }
}

/** A day of a paper: "14 July 2026". */
export function sayPaperDay(day: string, locale: string): string {
  return sayDay(requireCalendarDay(day), locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

function headFacts({ kind, number, corrects, issuedOn, booking }: PaperFacts, locale: string) {
  const days = { from: sayPaperDay(booking.checkIn, locale), to: sayPaperDay(booking.checkOut, locale) }
  return [
    [kind === 'invoice' ? sentence('papers.invoiceNumber') : sentence('papers.creditNoteNumber'), number],
    ...(corrects === null ? [] : [[sentence('papers.corrects'), corrects] as const]),
    [sentence('papers.issuedOn'), sayPaperDay(issuedOn, locale)],
    [sentence('papers.reference'), booking.reference],
    [sentence('papers.home'), entered(booking.home)],
    [sentence('papers.visit'), sentence('papers.fromTo', days)],
  ] as const
}

function taxTable(taxes: readonly TaxShare[], say: (minor: number) => string, locale: string): SheetPart[] {
  if (taxes.length === 0) return []
  return [
    {
      kind: 'table',
      heads: [sentence('papers.tax'), sentence('papers.rate'), sentence('papers.net'), sentence('papers.amount')],
      rows: taxes.map(({ label, rate, baseMinor, taxMinor }) => ({
        cells: [
          entered(label),
          rate ? sayRate(rate, locale) : '',
          baseMinor === null ? '' : say(baseMinor),
          say(taxMinor),
        ],
      })),
      totals: [],
    },
  ]
}

/** "19%", "8.1 %" */
export function sayRate({ numerator, denominator }: NonNullable<TaxShare['rate']>, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(numerator / denominator)
}

function moneyParts(facts: PaperFacts, say: (minor: number) => string, locale: string): SheetPart[] {
  const { received, openMinor, depositMinor, atHome } = facts
  const open = openMinor < 0 ? sentence('papers.comesBack') : sentence('papers.stillToPay')
  const parts: SheetPart[] = []
  if (received.length > 0 || openMinor !== 0) {
    parts.push({
      kind: 'table',
      heads: [sentence('papers.payments'), sentence('papers.amount')],
      rows: received.map(({ what, on, minor }) => ({ cells: [what, say(minor)], detail: sayPaperDay(on, locale) })),
      totals: [[open, say(Math.abs(openMinor))]],
    })
  }
  if (depositMinor > 0) parts.push({ kind: 'text', text: sentence('papers.deposit', { sum: say(depositMinor) }) })
  for (const { label, minor } of atHome) {
    parts.push({ kind: 'text', text: sentence('papers.paidAtHome', { label, sum: say(minor) }) })
  }
  return parts
}
