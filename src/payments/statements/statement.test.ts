// Reads statements as banks write them, and what somebody made to harm a reader.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorReference } from '#payments/transfer/creditor-reference.ts'
import { currency } from '#values/money.ts'
import { decodeStatement } from './decode-statement.ts'
import type { Reading } from './read-csv.server.ts'
import { readStatement } from './read-statement.server.ts'
import { parseStatementDay, parseStatementSum } from './statement-sum.ts'

const euro = currency('EUR')

function read(text: string, said: Reading = { currency: euro }) {
  const answer = readStatement(text, said)
  if (!answer.ok || answer.read.kind !== 'statement') throw new Error(`Not read: ${JSON.stringify(answer)}`)
  return answer.read.statement
}

function asked(text: string, said: Reading = { currency: euro }) {
  const answer = readStatement(text, said)
  return answer.ok && answer.read.kind === 'question' ? answer.read.question : undefined
}

function faultOf(text: string, said: Reading = { currency: euro }) {
  const { ok, ...fault } = readStatement(text, said)
  return ok ? undefined : fault
}

const camt = (entries: string, version = '08') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
${entries}</Stmt></BkToCstmrStmt></Document>`

const entry = (sum: string, { kind = 'CRDT', state = '<Sts><Cd>BOOK</Cd></Sts>', more = '', id = 'B1' } = {}) =>
  `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${sum}</Amt><CdtDbtInd>${kind}</CdtDbtInd>${state}<BookgDt><Dt>2026-12-01</Dt>
</BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>${more}</Ntry>
`
const details = (text: string, payer = '<Dbtr><Pty><Nm>Ana &amp; Bo</Nm></Pty></Dbtr>', more = '') =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId>${more}</Refs><RltdPties>${payer}</RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`

test('a CAMT.053 statement is read, and debits, reversals and what is not booked are counted apart', () => {
  const statement = read(
    camt(
      entry('100.5', { more: `<NtryDtls>${details('RF 47 AB12<!-- -->CD34')}</NtryDtls>` }) +
        entry('20.00', { kind: 'DBIT', id: 'B2' }) +
        entry('5.00', { state: '<Sts>PDNG</Sts>', id: 'B3' }) +
        entry('7.00', { more: '<RvslInd>true</RvslInd>', id: 'B4' }),
    ),
  )
  expect(statement).toEqual({
    ...{ debits: 1, ignored: 2 },
    credits: [
      {
        ...{ bankRef: 'DE89370400440532013000:B1', bookedOn: '2026-12-01', minor: 100_50, currency: 'EUR' },
        ...{ payer: 'Ana & Bo', text: 'RF 47 AB12CD34', nth: 0 },
      },
    ],
  })
})

test('the older form of state and payer, a prefix of names, and a structured reference are read too', () => {
  const strd = `<RmtInf><Strd><CdtrRefInf><Ref>RF47AB12CD34</Ref></CdtrRefInf></Strd></RmtInf>`
  const more = `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bo</Nm></Dbtr></RltdPties>${strd}</TxDtls></NtryDtls>`
  const old = camt(entry('1', { state: '<Sts>BOOK</Sts>', more }), '02')
  const prefixed = old
    .replaceAll('</', '</b:')
    .replaceAll(/<([A-Z])/g, '<b:$1')
    .replace('xmlns=', 'xmlns:b=')
  for (const text of [old, prefixed]) {
    expect(read(text).credits).toMatchObject([{ minor: 100, payer: 'Bo', text: 'RF47AB12CD34' }])
  }
})

test('a collective entry is its parts, if they add up to it, else one', () => {
  const part = (sum: string, id: string) =>
    details(id, '', `<AcctSvcrRef>${id}</AcctSvcrRef>`).replace('</Refs>', `</Refs><Amt Ccy="EUR">${sum}</Amt>`)
  const both = `<NtryDtls>${part('60', 'p1')}${part('40', 'p2')}</NtryDtls>`
  expect(read(camt(entry('100', { more: both }))).credits.map(({ minor, bankRef }) => [minor, bankRef])).toEqual([
    [60_00, 'DE89370400440532013000:p1'],
    [40_00, 'DE89370400440532013000:p2'],
  ])
  expect(read(camt(entry('99', { more: both }))).credits).toMatchObject([{ minor: 99_00, text: 'p1 p2' }])
})

test('an entry that stands twice in a file is one; alike ones without a reference of the bank are counted', () => {
  expect(read(camt(entry('5') + entry('5'))).credits).toHaveLength(1)
  const numbers = (text: string) => read(text).credits.map(({ bankRef, nth }) => [bankRef, nth])
  expect(numbers(camt(entry('5', { id: 'NONREF' }) + entry('5', { id: '0000' })))).toEqual([
    [null, 0],
    [null, 1],
  ])
  expect(numbers(camt(entry('5') + entry('6')))).toEqual([
    [null, 0],
    [null, 0],
  ])
})

test('entities, other documents and broken ones are refused, and a wrong entry by its line', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  for (const head of [bomb, outside, '<!doctype html>']) {
    expect(faultOf(camt(entry('1')).replace('?>', `?>${head}`))).toEqual({ reason: 'unreadable' })
  }
  expect(faultOf('<a><b></a>')).toEqual({ reason: 'unreadable' })
  expect(faultOf('<Document><BkToCstmrDbtCdtNtfctn/></Document>')).toEqual({ reason: 'other-kind' })
  for (const wrong of ['1e5', '1,00', '-1', '1.001']) {
    expect(faultOf(camt(entry('1', { id: 'B0' }) + entry(wrong)))).toEqual({ reason: 'row-wrong', line: 6 })
  }
  expect(faultOf(camt(entry('1').replace('2026-12-01', '2026-13-41')))).toEqual({ reason: 'row-wrong', line: 4 })
  expect(faultOf('   ')).toEqual({ reason: 'empty' })
  expect(faultOf(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`)).toBeDefined()
  expect(faultOf('nothing like a table')).toEqual({ reason: 'unreadable' })
  expect(faultOf(`Date,Amount\n${'2026-12-01,1\n'.repeat(1001)}`)).toEqual({ reason: 'too-many' })
})

test('encodings are the ones that banks use, and a wrong one is no text', () => {
  const latin = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
  expect(decodeStatement(Buffer.from('\ufeffBetrag;ü', 'utf8'))).toBe('Betrag;ü')
  expect(decodeStatement(latin('Betrag;\xfc \x80'))).toBe('Betrag;ü €')
  expect(decodeStatement(Buffer.from('\ufeffBetrag;ü', 'utf16le'))).toBe('Betrag;ü')
  expect(decodeStatement(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xfc</a>'))).toContain('<a>ü</a>')
  expect(decodeStatement(latin('<?xml version="1.0" encoding="UTF-8"?><a>\xfc</a>'))).toBeUndefined()
  expect(decodeStatement(latin('<a>\xfc</a>'))).toBeUndefined()
  expect(decodeStatement(latin('<?xml version="1.0" encoding="UTF-7"?><a/>'))).toBeUndefined()
  expect(decodeStatement(latin('a\0b'))).toBeUndefined()
})

test('a table of a German bank is read below the lines about the account', () => {
  const text = `"Konto";"DE89 3704 0044 0532 0130 00"\n\n"Buchungstag";"Wertstellung";"Zahlungspflichtiger";"Verwendungszweck";"Betrag (EUR)"
"01.12.26";"01.12.26";"Ünal, Ana";"Miete; RF47 AB12 CD34";"1.234,50"
"02.12.26";"02.12.26";"Strom";"";"-20,00"
"";"";"";"Kontostand";"1.214,50"`
  expect(read(text, {})).toEqual({
    ...{ debits: 1, ignored: 1 },
    credits: [
      {
        ...{ bankRef: null, bookedOn: '2026-12-01', minor: 1234_50, currency: 'EUR', payer: 'Ünal, Ana' },
        ...{ text: 'Miete; RF47 AB12 CD34', nth: 0 },
      },
    ],
  })
})

test('money that went out is told by a sign, a column of its own, or a letter beside the sum', () => {
  expect(read('Date,Paid out,Paid in\n2026-12-01,5,\n2026-12-02,,7')).toMatchObject({
    ...{ debits: 1, credits: [{ minor: 7_00 }] },
  })
  for (const name of ['Soll/Haben', '']) {
    const statement = read(`Buchungstag;Umsatz;${name}\n01.12.2026;5,00;S\n02.12.2026;7,00;H`)
    expect(statement).toMatchObject({ debits: 1, credits: [{ minor: 7_00 }] })
  }
})

test('a table that does not say enough asks for it, and is read by the answer', () => {
  const unknown = 'wann,wer,wieviel\n12/31/2026,Ana,"1,234.50"\n01/02/2027,Bo,7'
  expect(asked(unknown, {})).toEqual({
    ...{ missing: ['columns', 'currency'], found: {} },
    ...{ head: ['wann', 'wer', 'wieviel'], example: ['12/31/2026', 'Ana', '1,234.50'] },
  })
  const said: Reading = { columns: { day: 0, payer: 1, amount: 2 }, currency: euro }
  expect(read(unknown, said).credits).toMatchObject([
    { bookedOn: '2026-12-31', minor: 1234_50, payer: 'Ana' },
    { bookedOn: '2027-01-02', minor: 7_00, payer: 'Bo' },
  ])
  const either = 'Date,Amount\n01/02/2027,7\n03/03/2027,8'
  expect(asked(either)?.missing).toEqual(['order'])
  const daysBy = (order: Reading['order']) => read(either, { order, currency: euro }).credits.map(each => each.bookedOn)
  expect([daysBy('day-first'), daysBy('month-first')]).toEqual([
    ['2027-02-01', '2027-03-03'],
    ['2027-01-02', '2027-03-03'],
  ])
  expect(asked('Date,Amount\n03/03/2027,8')).toBeUndefined()
  expect(faultOf('Date,Amount\n2027-01-01,7\n2027-02-30,8\n')).toEqual({ reason: 'row-wrong', line: 3 })
})

test('sums and days are exact or none', () => {
  const sums: Readonly<Record<string, number | undefined>> = {
    ...{ '1.234,5': 1234_50, '1,234': 1234_00, '12,50-': -12_50, '+3': 3_00, '−3.00': -3_00, "1'000.10": 1000_10 },
    ...{ '1.2.3': undefined, '1,23,4': undefined, '0.001': undefined, '1.500': 1500_00, NaN: undefined, '': undefined },
  }
  for (const [typed, minor] of Object.entries(sums))
    expect([typed, parseStatementSum(typed, euro)]).toEqual([typed, minor])
  expect(parseStatementSum('1,234', currency('JPY'))).toBe(1234)
  expect(parseStatementSum('1.234', currency('KWD'))).toBe(1234)
  const days = ['2026-02-03', '20260203', '03.02.2026', '3.2.26', '03/02/2026', '2026-02-03T10:00:00']
  for (const day of days) expect(parseStatementDay(day, 'day-first')).toBe('2026-02-03')
  expect(parseStatementDay('30.02.2026', 'day-first')).toBeUndefined()
})

test('what is written as a table, in any usual way, is read back', () => {
  const words = fc.string({ unit: fc.constantFrom(...'ab Ü;,"\'\n.7-') }).map(text => text.trim())
  const row = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    minor: fc.integer({ min: 1, max: 9e9 }),
    payer: words,
    text: words,
  })
  const style = fc.record({
    separator: fc.constantFrom(';', ',', '\t'),
    comma: fc.boolean(),
    grouped: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n'),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), style, (rows, { separator, comma, grouped, end }) => {
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
      const sum = (minor: number) => {
        const [whole = '', decimals] = (minor / 100).toFixed(2).split('.')
        const groups = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, comma ? '.' : ',') : whole
        return `${groups}${comma ? ',' : '.'}${decimals}`
      }
      const lines = rows.map(({ day, minor, payer, text }) =>
        [`2026-12-${String(day).padStart(2, '0')}`, payer, text, sum(minor)].map(quoted).join(separator),
      )
      const { credits } = read([['Date', 'Name', 'Description', 'Amount'].join(separator), ...lines].join(end))
      const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
      expect(credits.map(({ bookedOn, minor, payer, text }) => [bookedOn, minor, payer, text])).toEqual(
        rows.map(({ day, minor, payer, text }) => [
          ...[`2026-12-${String(day).padStart(2, '0')}`, minor, oneLine(payer), oneLine(text)],
        ]),
      )
    }),
  )
})

test('no text makes the reader throw, and what it reads is money', () => {
  const pieces = [
    ...['<', '>', '"', ';', ',', '\n', 'Date', 'Amount', '1.00', '01/02/2027'],
    ...[creditorReference('AB12CD34'), camt(entry('1'))],
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 }), parts => {
      const answer = readStatement(parts.join(''), { currency: euro })
      if (!answer.ok || answer.read.kind !== 'statement') return
      for (const { minor } of answer.read.statement.credits) expect(minor).toBeGreaterThan(0)
    }),
  )
})
