// Words that stand on pages and are in no catalogue rightly: what people have entered, and what `Intl` writes.

import { sql } from 'drizzle-orm'
import { sentencesOf } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** A text without known words: what is left is in no catalogue, and nobody entered it. */
export type KnownWords = (text: string) => string

const locale = 'en-GB'

function namesOf(type: 'region' | 'currency' | 'language', codes: readonly string[]): string[] {
  return (['long', 'short'] as const).flatMap(style => {
    const names = new Intl.DisplayNames(locale, { type, style, fallback: 'none' })
    return codes.flatMap(code => names.of(code) ?? [])
  })
}

function codesOfTwo(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap(one => letters.map(two => one + two))
}

/** Names of days and months, of countries, currencies, languages and time zones, of units beside a number. */
function writtenByIntl(): string[] {
  const days = Array.from({ length: 12 * 28 }, (_, at) => new Date(Date.UTC(2030, at / 28, 1 + (at % 28))))
  const dates = (['long', 'short'] as const).flatMap(style =>
    days.flatMap(day => [
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(day),
      new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(day),
    ]),
  )
  const codes = codesOfTwo()
  const currencies = Intl.supportedValuesOf('currency')
  const zones = Intl.supportedValuesOf('timeZone')
  const zoneNames = zones.flatMap(timeZone =>
    (['long', 'short', 'shortGeneric', 'longGeneric'] as const).flatMap(timeZoneName =>
      [days[0], days[200]].map(
        day =>
          new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
            .formatToParts(day)
            .find(({ type }) => type === 'timeZoneName')!.value,
      ),
    ),
  )
  return [
    ...dates,
    ...namesOf('region', codes),
    ...namesOf('currency', currencies),
    ...namesOf(
      'language',
      codes.map(code => code.toLowerCase()),
    ),
    ...currencies,
    ...currencies.map(currency =>
      new Intl.NumberFormat(locale, { style: 'currency', currency })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value)
        .join(''),
    ),
    ...zones.map(zone => zone.replaceAll('_', ' ')),
    ...zoneNames,
  ]
}

/** Every text that people have entered, in whatever table; codes such as `confirmed` and sentences of ours are none. */
export async function enteredTexts({ database }: Tools): Promise<string[]> {
  const { rows } = await database.execute<{ name: string; column: string; type: string }>(sql`
    select table_name as name, column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'USER-DEFINED')`)
  const ours = new Set(Object.values(sentencesOf('en')))
  const texts = new Set<string>()
  const take = (value: unknown, isOfUs: (text: string) => boolean): void => {
    if (typeof value === 'string') {
      if (!isOfUs(value)) texts.add(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const each of Object.values(value)) take(each, isOfUs)
    }
  }
  for (const { name, column, type } of rows) {
    const { rows: all } = await database.execute<{ value: unknown }>(
      sql`select distinct ${sql.identifier(column)} as value from ${sql.identifier(name)}`,
    )
    // Names may be words that we have too, such as Kitchen; what we kept ourselves, such as a price, has ours. A mail that was written stays
    // in the language of who got it.
    const isOfUs = (text: string) => type === 'jsonb' && name !== 'outbox' && ours.has(text)
    for (const { value } of all) take(value, isOfUs)
  }
  const { rows: pages } = await database.execute<{ name: string; own: boolean }>(
    sql`select name, not is_legal as own from site_page`,
  )
  // Addresses are the same in every language.
  const addresses = pages.flatMap(({ name, own }) => (own ? [`/pages/${name}`, name] : [`/${name}`]))
  return [...[...texts].filter(text => /\p{L}/u.test(text) && !/^[a-z][a-z\d_-]*$/.test(text)), ...addresses]
}

/** Knows these texts, their paragraphs and lines, wherever they stand. */
export function knowing(entered: readonly string[]): KnownWords {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll("'", '’').trim()
  const whole = entered.flatMap(text => [
    plain(text),
    ...[...text.split(/\n\s*\n/), ...text.split('\n')].map(line => plain(withoutMarks(line))),
  ])
  const parts = new Set(whole)
  const words = [...new Set([...whole, ...writtenByIntl()])]
    .filter(text => /\p{L}/u.test(text))
    .toSorted((one, other) => other.length - one.length)
  return text => {
    let rest = plain(text)
    // A list, as `Intl.ListFormat` joins it, and one of the middle of its words.
    if (parts.has(rest) || rest === 'and' || rest === 'or') return ''
    rest = rest.replaceAll(/\d\s?(k?m|m²|min)(?!\p{L})/gu, ' ')
    for (const word of words) {
      if (!rest.includes(word)) continue
      const before = /^\p{L}/u.test(word) ? '(?<!\\p{L})' : ''
      const after = /\p{L}$/u.test(word) ? '(?!\\p{L})' : ''
      rest = rest.replaceAll(new RegExp(before + word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&') + after, 'gu'), ' ')
    }
    return plain(rest)
  }
}

/** A line without the marks of Markdown. */
function withoutMarks(line: string): string {
  return line
    .replace(/^[#>*\d.-]+ /, '')
    .replaceAll(/[*_]{1,2}/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}
