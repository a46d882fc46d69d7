// Describes a stored statement for the page: each credit with its booking, or what has to be said about its table first.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { TableQuestion } from '#payments/statements/read-csv.server.ts'
import type { Statement } from '#payments/statements/statement.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { siteCurrencies } from '#shell/currency/site-currencies.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import { type MatchedCredit, matchCredits } from './match-entries.server.ts'
import type { CreditView, Match, PreviewView, QuestionView, StatementView } from './statement-view.ts'
import { findStatement } from './store-statement.server.ts'

/** Undefined for one that this operator has not uploaded, or that was removed. */
export async function describeStatement(
  tools: Tools,
  operator: Operator,
  id: string,
): Promise<StatementView | undefined> {
  const found = await findStatement(tools, operator, id)
  if (!found) return undefined
  const { version, read } = found
  if (read.kind === 'question') return { id, version, view: await describeQuestion(tools, read.question) }
  const matched = await matchCredits(tools.database, operator, read.statement.credits)
  return { id, version, view: describePreview(read.statement, matched) }
}

const recordable: readonly Match[] = ['exact', 'under', 'over']

function describePreview({ debits, ignored }: Statement, matched: readonly MatchedCredit[]): PreviewView {
  const count = (of: Match) => matched.filter(({ match }) => match === of).length
  const counts = [
    sentence('statements.matchedCount', { count: matched.filter(({ match }) => recordable.includes(match)).length }),
    sentence('statements.unmatchedCount', { count: count('unmatched') }),
    sentence('statements.notedCount', { count: count('noted') }),
    ...(count('other-currency') > 0 ? [sentence('statements.foreignCount', { count: count('other-currency') })] : []),
    ...(debits > 0 ? [sentence('statements.debitCount', { count: debits })] : []),
    ...(ignored > 0 ? [sentence('statements.ignoredCount', { count: ignored })] : []),
  ]
  return { kind: 'preview', credits: matched.map(describeCredit), counts }
}

function describeCredit(matched: MatchedCredit, at: number): CreditView {
  const { credit, match, booking, otherwiseMinor } = matched
  const { locale } = currentLanguage()
  return {
    ...{ at, payer: credit.payer, text: credit.text, otherwiseMinor },
    day: sayDay(requireCalendarDay(credit.bookedOn), locale),
    sum: sayMoney(money(credit.minor, credit.currency), locale),
    standing: sayMatch(matched),
    booking: booking && { reference: booking.reference, to: `/admin/bookings/${booking.id}` },
    how: recordable.includes(match) ? 'tick' : match === 'unmatched' ? 'choose' : 'none',
    // What is too much may have been recorded by hand before.
    isTicked: match === 'exact' || match === 'under',
  }
}

/** What the match means, with the difference in numbers. */
export function sayMatch({ match, differenceMinor, credit, booking }: MatchedCredit): string {
  const difference = sayMoney(money(Math.abs(differenceMinor), credit.currency), currentLanguage().locale)
  const words: Readonly<Record<Match, () => string>> = {
    exact: () => sentence('statements.exact'),
    under: () => sentence('statements.under', { difference }),
    over: () => sentence('statements.over', { difference }),
    noted: () => sentence('statements.noted'),
    unmatched: () => sentence('statements.unmatched'),
    'other-currency': () => sentence('statements.inOtherCurrency', { currency: booking?.currency ?? '' }),
  }
  return words[match]()
}

async function describeQuestion(tools: Tools, { missing, head, example, found }: TableQuestion): Promise<QuestionView> {
  const { ofHomes } = await siteCurrencies(tools)
  const currencies = ofHomes.length > 0 ? ofHomes : ['EUR']
  const columns = head.map((name, at) => ({
    value: String(at),
    label: sentence('statements.column', { number: String(at + 1), name, example: (example[at] ?? '').slice(0, 40) }),
  }))
  const values = Object.entries(found).map(([name, column]) => [name, String(column)])
  return {
    kind: 'question',
    asked: [
      ...(missing.includes('columns') ? [sentence('statements.askColumns')] : []),
      ...(missing.includes('order') ? [sentence('statements.askOrder')] : []),
      ...(missing.includes('currency') ? [sentence('statements.askCurrency')] : []),
    ],
    columns,
    currencies: currencies.map(code => ({ value: code, label: code })),
    values: { ...Object.fromEntries(values), order: '', currency: currencies.length === 1 ? currencies[0]! : '' },
  }
}
