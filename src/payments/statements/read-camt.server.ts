// Reads a statement in the format CAMT.053 of ISO 20022, of any version, hostile ones included.

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseCurrency } from '#values/money.ts'
import { type Done, done } from '#values/result.ts'
import { fault, mostCredits, type ReadCredit, type ReadStatement, type StatementFault, trimmed } from './statement.ts'
import { parseDecimalSum, parseStatementDay } from './statement-sum.ts'

type Element = Readonly<Record<string, unknown>>

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'])
/** What banks write where they have no reference. */
const noReference = /^(0+|NONREF|NOTPROVIDED|NOT PROVIDED|NOTAVAILABLE)?$/i

/** Text with a document type is refused unread: entities, and with them their bombs, can stand nowhere else. */
export function readCamt(
  text: string,
): Done<{ readonly statement: ReadStatement }> | ({ readonly ok: false } & StatementFault) {
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) return fault('unreadable')
  const root = parsed(text)
  const message = root && at(root, 'Document', 'BkToCstmrStmt')
  if (!message) return fault(root ? 'other-kind' : 'unreadable')
  const entries = all(message, 'Stmt').flatMap(statement => {
    const account = at(statement, 'Acct', 'Id')
    const name = words(account, 'IBAN').replace(/\s/g, '') || words(at(account, 'Othr'), 'Id')
    return all(statement, 'Ntry').map(entry => ({ account: name, entry }))
  })
  const credits: ReadCredit[] = []
  let debits = 0
  let ignored = 0
  for (const [place, { entry, account }] of entries.entries()) {
    if (!isBooked(entry) || isReversal(entry)) ignored += 1
    else if (words(entry, 'CdtDbtInd') === 'DBIT') debits += 1
    else {
      const read = creditsOf(entry, account)
      if (!read) return fault('row-wrong', lineOfEntry(text, place))
      credits.push(...read)
    }
  }
  return credits.length > mostCredits ? fault('too-many') : done({ statement: { credits, debits, ignored } })
}

/** From 1. */
function lineOfEntry(text: string, place: number): number {
  const starts = [...text.matchAll(/<(?:[\w.-]+:)?Ntry[\s>]/g)]
  return text.slice(0, starts[place]?.index ?? 0).split('\n').length
}

function parsed(text: string): Element | undefined {
  const parser = new XMLParser({
    ...{ ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false, parseAttributeValue: false },
    ...{ isArray: name => lists.has(name) },
  })
  try {
    return parser.parse(text) as Element
  } catch {
    return undefined
  }
}

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null

function at(element: unknown, ...path: readonly string[]): Element | undefined {
  let here: unknown = element
  for (const name of path) here = isElement(here) ? here[name] : undefined
  return isElement(here) ? here : undefined
}

function all(element: unknown, name: string): readonly unknown[] {
  const value = isElement(element) ? element[name] : undefined
  return Array.isArray(value) ? value : []
}

/** The text of a child, however it is written; empty without one. */
function words(element: unknown, name: string): string {
  const value = isElement(element) ? element[name] : undefined
  return text(value)
}

function text(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(text).join(' ').trim()
  return isElement(value) ? text(value['#text'] ?? '') : ''
}

/** Since version 8 the state is a code within. */
function isBooked(entry: unknown): boolean {
  return (words(entry, 'Sts') || words(at(entry, 'Sts'), 'Cd')) === 'BOOK'
}

/** Money of ours that came back, or of theirs that went back. */
function isReversal(entry: unknown): boolean {
  return words(entry, 'RvslInd') === 'true'
}

/** One credit, or as many as a collective entry has; undefined when it says no sum or no day. */
function creditsOf(entry: unknown, account: string): ReadCredit[] | undefined {
  const currency = parseCurrency(words(at(entry, 'Amt'), '@_Ccy'))
  const minor = currency && parseDecimalSum(words(entry, 'Amt'), currency)
  const day =
    words(at(entry, 'BookgDt'), 'Dt') || words(at(entry, 'BookgDt'), 'DtTm') || words(at(entry, 'ValDt'), 'Dt')
  const bookedOn = parseStatementDay(day, 'day-first')
  if (!currency || minor === undefined || !bookedOn) return undefined
  if (minor === 0) return []
  const details = all(entry, 'NtryDtls').flatMap(each => all(each, 'TxDtls'))
  const parts = details.map(each => partOf(each, currency))
  const common = { bookedOn, currency }
  const ofEntry = named(account, words(entry, 'AcctSvcrRef'))
  const sum = parts.reduce((before, part) => before + part.minor, 0)
  if (parts.length > 1 && sum === minor && parts.every(part => part.minor > 0)) {
    return parts.map(({ bankRef, ...part }) => trimmed({ ...common, ...part, bankRef: named(account, bankRef) }))
  }
  const joined = {
    payer: parts.map(({ payer }) => payer).find(payer => payer !== '') ?? '',
    text: parts.map(part => part.text).join(' ') || words(entry, 'AddtlNtryInf'),
  }
  const bankRef = ofEntry ?? named(account, parts.length === 1 ? parts[0]!.bankRef : '')
  return [trimmed({ ...common, ...joined, minor, bankRef })]
}

/** Unique at a bank for one account only. */
function named(account: string, reference: string): string | null {
  return noReference.test(reference) ? null : `${account}:${reference}`
}

function partOf(details: unknown, currency: string) {
  const amount = at(details, 'AmtDtls', 'TxAmt', 'Amt') ?? at(details, 'Amt')
  const sum = amount && words(amount, '@_Ccy') === currency ? text(amount) : ''
  const debtor = at(details, 'RltdPties', 'Dbtr')
  const remittance = at(details, 'RmtInf')
  const structured = all(remittance, 'Strd').flatMap(each => [
    words(at(each, 'CdtrRefInf'), 'Ref'),
    words(each, 'AddtlRmtInf'),
  ])
  const endToEnd = words(at(details, 'Refs'), 'EndToEndId')
  return {
    minor: parseDecimalSum(sum, currency as ReadCredit['currency']) ?? 0,
    bankRef: words(at(details, 'Refs'), 'AcctSvcrRef'),
    payer: words(debtor, 'Nm') || words(at(debtor, 'Pty'), 'Nm'),
    text: [...structured, words(remittance, 'Ustrd'), noReference.test(endToEnd) ? '' : endToEnd]
      .filter(each => each !== '')
      .join(' '),
  }
}
