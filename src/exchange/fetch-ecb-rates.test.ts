// The rates of the European Central Bank: what its server may do to us, and what is believed of its file.

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForeignCalendar, startForeignCalendar } from '#tests/support/foreign-calendar.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { hours, minutes, seconds } from '#values/duration.ts'
import { currency } from '#values/money.ts'
import { readCurrentRates } from './current-rates.server.ts'
import { readEcbFile } from './ecb-file.ts'
import { exchangeFetchTable, exchangeRateTable } from './exchange-tables.server.ts'
import { fetchEcbRates } from './fetch-ecb-rates.server.ts'

const usual = { USD: '1.0823', JPY: '163.24', CHF: '0.9345', IDR: '17023.36' }

/** As the bank writes it. */
const fileOf = (day: string, rates: Readonly<Record<string, string>> = usual) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${Object.entries(rates)
  .map(([code, units]) => `\t\t\t<Cube currency='${code}' rate='${units}'/>\n`)
  .join('')}\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`

const day = '2030-05-14'

describe('the file', () => {
  test('has the rates of one day', () => {
    const read = readEcbFile(fileOf(day))
    expect(read?.day).toBe(requireCalendarDay(day))
    expect(Object.fromEntries(read!.perEuro)).toEqual({
      ...{ USD: 108_230_000n, JPY: 16_324_000_000n, CHF: 93_450_000n, IDR: 1_702_336_000_000n },
    })
  })

  test.each([
    ['nothing', ''],
    ['another page', '<!doctype html><title>Maintenance</title>'],
    ['a day that is none', fileOf('2030-02-30')],
    ['no rate at all', fileOf(day, {})],
    ['a rate of nothing', fileOf(day, { USD: '0' })],
    ['a rate below it', fileOf(day, { USD: '-1' })],
    ['a rate without a number', fileOf(day, { USD: 'N/A' })],
    ['a rate as large as can be', fileOf(day, { USD: '1e300' })],
    ['a currency that is none', fileOf(day, { dollar: '1' })],
    ['the euro', fileOf(day, { EUR: '2' })],
    ['a currency twice', fileOf(day).replace('JPY', 'USD')],
    ['a file that breaks off', fileOf(day).slice(0, -30)],
    ['two files', fileOf(day) + fileOf(day)],
    ['entities', fileOf(day).replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>')],
    ['an entity of another file', fileOf(day).replace('European Central Bank', '&file;')],
    ['a comment', fileOf(day).replace('<Cube>', '<!-- <Cube> --><Cube>')],
    ['two days', fileOf(day).replace(`<Cube time='${day}'>`, `<Cube time='${day}'></Cube><Cube time='${day}'>`)],
  ])('is not believed with %s', (_, text) => {
    expect(readEcbFile(text)).toBeUndefined()
  })

  test('of any text is refused or read in no time', () => {
    const pieces = fc.constantFrom(
      '<Cube',
      '<Cube ',
      '/>',
      ' ',
      '\n',
      "'",
      '>',
      '</Cube>',
      "currency='USD'",
      fileOf(day),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), parts => {
        const text = parts.join('')
        expect(readEcbFile(text)?.perEuro.size ?? 0).toBe(text.trim() === fileOf(day) ? 4 : 0)
      }),
    )
    const long = fileOf(day).replace('</Cube>', `${'<Cube '.repeat(5000)}${' '.repeat(20_000)}`)
    expect(readEcbFile(long)).toBeUndefined()
  })
})

describe('the fetching', () => {
  let bank: ForeignCalendar
  let handed: TestTools
  const logged: string[] = []

  beforeAll(async () => {
    bank = await startForeignCalendar()
    handed = await testTools({ logTo: logged, environment: { EXCHANGE_RATES: 'https://rates.example/file.xml' } })
  })
  afterAll(async () => {
    await bank?.stop()
    await handed?.drop()
  })
  beforeEach(async () => {
    const { database } = handed.tools
    await database.delete(exchangeRateTable)
    await database.update(exchangeFetchTable).set({ nextAt: new Date(0), wellAt: null, fault: null, faultAt: null })
    handed.clock.set(new Date('2030-05-15T12:00:00Z'))
    logged.length = 0
  })

  const fetchNow = (patience = seconds(20)) => fetchEcbRates(handed.tools, bank.address, patience)
  const state = async () => (await handed.tools.database.select().from(exchangeFetchTable))[0]!
  const dollars = async () => (await readCurrentRates(handed.tools.database, handed.tools)).get(currency('USD'))

  test('brings all rates of a day, and asks again six hours later', async () => {
    bank.says(fileOf(day))
    expect(await fetchNow()).toBe(true)
    expect(await dollars()).toEqual({ perEuro: 108_230_000n, day: requireCalendarDay(day), source: 'ecb' })
    expect(await state()).toMatchObject({ wellAt: handed.clock.now(), fault: null, faultAt: null })
    const asked = bank.asked.length
    handed.clock.advance(hours(5))
    expect(await fetchNow()).toBe(false)
    expect(bank.asked.length).toBe(asked)
    handed.clock.advance(hours(1))
    bank.says(fileOf('2030-05-15', { CHF: '0.94' }))
    expect(await fetchNow()).toBe(true)
    // What is no longer in the file is of no day, so it goes.
    expect(await dollars()).toMatchObject({ source: 'shipped' })
    handed.clock.advance(hours(6))
    bank.says(fileOf('2030-05-13'))
    expect(await fetchNow()).toBe(false)
    expect(await dollars()).toMatchObject({ source: 'shipped' })
  })

  test('asks once for several processes', async () => {
    bank.says(fileOf(day))
    const before = bank.asked.length
    const came = await Promise.all([fetchNow(), fetchNow(), fetchNow()])
    expect(came.filter(Boolean)).toHaveLength(1)
    expect(bank.asked.length).toBe(before + 1)
  })

  const large = Buffer.alloc(10 * 1024 * 1024, 'x')
  test.each<[string, Parameters<ForeignCalendar['answers']>[0], string]>([
    ['404', (_, response) => void response.writeHead(404).end(), 'odd-answer'],
    ['500', (_, response) => void response.writeHead(500).end(fileOf(day)), 'odd-answer'],
    [
      'a way elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'not-reached',
    ],
    ['another page', (_, response) => void response.writeHead(200).end('<html>'), 'not-the-file'],
    ['rates of a day to come', (_, response) => void response.writeHead(200).end(fileOf('2030-05-17')), 'not-the-file'],
    ['too much', (_, response) => void response.writeHead(200).end(large), 'too-large'],
    [
      'half an answer',
      (_, response) => void response.writeHead(200, { 'content-length': '9' }).destroy(),
      'not-reached',
    ],
    ['nothing', () => {}, 'too-slow'],
    ['its head alone', (_, response) => void response.writeHead(200).flushHeaders(), 'too-slow'],
  ])('keeps the rates there are when the server says %s', async (_, answer, fault) => {
    bank.says(fileOf(day))
    await fetchNow()
    handed.clock.advance(hours(6))
    bank.answers(answer)
    expect(await fetchNow(fault === 'too-slow' ? seconds(0.3) : undefined)).toBe(false)
    expect(await dollars()).toMatchObject({ source: 'ecb' })
    expect(await state()).toMatchObject({ fault, faultAt: handed.clock.now() })
    expect(logged.filter(line => line.includes('could not be fetched') && line.includes(fault))).toHaveLength(1)
    handed.clock.advance(minutes(59))
    const asked = bank.asked.length
    await fetchNow()
    expect(bank.asked.length).toBe(asked)
    handed.clock.advance(minutes(1))
    bank.says(fileOf(day))
    expect(await fetchNow()).toBe(true)
    expect(await state()).toMatchObject({ fault: null, faultAt: null })
  })
})
