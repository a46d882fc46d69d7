// The input of an arrival guide, field by field: what is refused with which sentence, and what the form keeps.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  longestCode,
  longestGettingIn,
  longestHostName,
  longestHostWords,
  longestWifiPassword,
} from '#admin/stays/form/home-limits.ts'
import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { checkInCodes } from '#stays/arrival/check-in-kinds.ts'
import { hostLanguageCodes } from '#stays/arrival/host-languages.ts'
import { addressTimes, mostCodesDays, usualRule } from '#stays/arrival/telling-rule.ts'
import { type ArrivalInput, arrivalInput, arrivalValues, emptyArrival, parseArrivalForm } from './arrival-input.ts'

const fieldsOf = (arrival: ArrivalInput): Record<string, string> => ({ ...arrivalValues(arrival) })

/** The form of a home of which nothing was entered, with these fields changed. */
function typed(changed: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fieldsOf(emptyArrival), ...changed })) form.set(name, value)
  return parseArrivalForm(form)
}

/** The fields and keys with which a call is refused. */
function sent(changed: Record<string, unknown>) {
  const { error } = arrivalInput.safeParse({ ...emptyArrival, ...changed })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('a field of an arrival guide', () => {
  const tooLong = (most: number, length: number) => sentence('forms.tooLong', { most, length })
  const days = sentence('arrival.days', { least: 0, most: mostCodesDays })

  it.each<[string, string, string]>([
    ['checkIn', '', sentence('arrival.chooseCheckIn')],
    ['checkIn', 'constructor', sentence('arrival.chooseCheckIn')],
    ['gettingIn', 'x'.repeat(longestGettingIn + 1), tooLong(longestGettingIn, longestGettingIn + 1)],
    ['doorCode', '1'.repeat(longestCode + 1), tooLong(longestCode, longestCode + 1)],
    ['wifiNetwork', 'n'.repeat(33), tooLong(32, 33)],
    ['wifiNetwork', '🏡'.repeat(9), sentence('arrival.networkTooLong')],
    ['hostName', 'J'.repeat(longestHostName + 1), tooLong(longestHostName, longestHostName + 1)],
    ['hostWords', 'w'.repeat(longestHostWords + 1), tooLong(longestHostWords, longestHostWords + 1)],
    ['hostLanguages', 'de\nklingon', sentence('arrival.chooseLanguages')],
    ['hostPhone', '01632 960123', sentence('bookings.phoneWrong')],
    ['hostPhone', '+44 1632 960123 / ring twice', sentence('bookings.phoneWrong')],
    ['hostPhone', '+'.padEnd(41, '1'), sentence('bookings.phoneWrong')],
    ['addressWhen', 'never', sentence('arrival.chooseAddressTime')],
    ['codesDays', '', days],
    ['codesDays', '-1', days],
    ['codesDays', '2.5', days],
    ['codesDays', '0x10', days],
    ['codesDays', String(mostCodesDays + 1), days],
  ])('%s is refused where it is %j', (field, value, said) => {
    const { ok, faults, values } = typed({ [field]: value }) as Extract<ReturnType<typeof typed>, { ok: false }>
    expect([ok, faults]).toEqual([false, { [field]: said }])
    expect(values[field as keyof typeof values]).toBe(value)
  })

  it.each<[string, unknown, SentenceKey]>([
    ['checkIn', 'key box', 'arrival.chooseCheckIn'],
    ['wifiNetwork', 'ü'.repeat(17), 'arrival.networkTooLong'],
    ['hostPhone', '12', 'bookings.phoneWrong'],
    ['addressWhen', 'Paid', 'arrival.chooseAddressTime'],
    ['codesDays', '3', 'arrival.days'],
    ['codesDays', 1.5, 'arrival.days'],
  ])('%s of a call is refused where it is %j', (field, value, key) => {
    expect(sent({ [field]: value })).toEqual([[field, key]])
    expect(sentenceBy(key, { least: 0, most: mostCodesDays })).not.toMatch(/undefined/)
  })

  it('may not be left out, nor be unknown, nor be null where only the number of the host may', () => {
    for (const field of Object.keys(emptyArrival)) {
      expect(
        sent({ [field]: undefined }).map(([path]) => path),
        field,
      ).toEqual([field])
      expect(sent({ [field]: null }).length, field).toBe(field === 'hostPhone' ? 0 : 1)
    }
    expect(sent({ doorCodeSealed: 'AAAA' }).length).toBe(1)
    expect(sent({ stayId: 7 }).length).toBe(1)
  })

  it('holds no character that the database cannot keep', () => {
    for (const field of ['gettingIn', 'doorCode', 'wifiNetwork', 'hostName', 'hostWords']) {
      for (const bad of ['a\0b', 'a\ud800b'])
        expect(
          sent({ [field]: bad }).map(([path]) => path),
          field,
        ).toEqual([field])
    }
  })
})

describe('the password of a Wi-Fi', () => {
  const network = { wifiNetwork: 'Mill' }

  it('keeps the blanks at its ends, unlike all else that is typed', () => {
    expect(typed({ ...network, wifiPassword: '  two  words ', doorCode: '  1  2 ' }).input).toMatchObject({
      wifiPassword: '  two  words ',
      doorCode: '1 2',
    })
  })

  it.each(['tab\there', 'line\nbreak', 'zero\0byte', 'half\ud83d', 'del\u007f', 'hidden\u200bspace'])(
    'is not %j, for nobody can type that',
    wifiPassword => expect(sent({ ...network, wifiPassword })).toEqual([['wifiPassword', 'arrival.passwordWrong']]),
  )

  it('may have as many characters as WPA takes, and no more', () => {
    expect(sent({ ...network, wifiPassword: 'f'.repeat(longestWifiPassword) })).toEqual([])
    expect(sent({ ...network, wifiPassword: 'f'.repeat(longestWifiPassword + 1) })).toEqual([
      ['wifiPassword', 'forms.tooLong'],
    ])
  })

  it('goes with the very name of its network: two blanks in it are two', () => {
    const kept = (wifiNetwork: string) => [
      typed({ wifiNetwork }).input?.wifiNetwork,
      arrivalInput.parse({ ...emptyArrival, wifiNetwork }).wifiNetwork,
    ]
    expect(kept(' Casa  Net ')).toEqual(['Casa  Net', 'Casa  Net'])
    expect(kept('Casa\r\nNet')).toEqual(['Casa Net', 'Casa Net'])
  })

  it('needs a network, which needs no password', () => {
    expect(sent({ wifiPassword: 'secret' })).toEqual([['wifiNetwork', 'arrival.networkMissing']])
    expect(sent({ wifiNetwork: ' \t ', wifiPassword: 'secret' })).toEqual([['wifiNetwork', 'arrival.networkMissing']])
    expect(sent(network)).toEqual([])
    // On the page it stands beside the network, which is what is missing.
    const { faults } = typed({ wifiPassword: 'secret', hostName: 'Jette' }) as { faults: object }
    expect(faults).toEqual({ wifiNetwork: sentence('arrival.networkMissing') })
  })
})

test('the number of the host is kept as telephones dial it, and none is none, by form and by call', () => {
  for (const hostPhone of ['+44 1632 960123', '0044 (1632) 960-123', ' +44.1632/960123 ']) {
    expect(typed({ hostPhone }).input?.hostPhone).toBe('+441632960123')
    expect(arrivalInput.parse({ ...emptyArrival, hostPhone }).hostPhone).toBe('+441632960123')
  }
  expect(typed({ hostPhone: '  ' }).input?.hostPhone).toBeNull()
  for (const hostPhone of ['', null]) expect(arrivalInput.parse({ ...emptyArrival, hostPhone }).hostPhone).toBeNull()
})

test('a language that is named twice is spoken once', () => {
  expect(arrivalInput.parse({ ...emptyArrival, hostLanguages: ['de', 'en', 'de'] }).hostLanguages).toEqual(['de', 'en'])
  expect(typed({ hostLanguages: 'en\nen\nar' }).input?.hostLanguages).toEqual(['en', 'ar'])
})

test('a home of which nothing was entered has a guide that says nothing, by the usual rule', () => {
  expect(typed().input).toEqual(emptyArrival)
  expect(emptyArrival).toMatchObject({ ...usualRule, doorCode: '', wifiPassword: '', hostPhone: null })
})

const text = (most: number) => fc.stringMatching(/^[\p{L}\p{N} "'<>&;:\\#*.-]*$/u, { maxLength: most / 4 })
const guide = fc
  .record({
    ...{ checkIn: fc.constantFrom(...checkInCodes), gettingIn: text(400), doorCode: text(longestCode) },
    ...{ wifiNetwork: text(28), wifiPassword: text(longestWifiPassword), hostName: text(longestHostName) },
    hostLanguages: fc.uniqueArray(fc.constantFrom(...hostLanguageCodes), { maxLength: 5 }),
    hostShown: fc.boolean(),
    hostPhone: fc.option(fc.constantFrom('+441632960123', '+4915112345678')),
    ...{ hostWords: text(300), addressWhen: fc.constantFrom(...addressTimes) },
    codesDays: fc.integer({ min: 0, max: mostCodesDays }),
  })
  .map(entered => arrivalInput.safeParse(entered).data)
  .filter(entered => entered !== undefined)

test('whatever was entered stands in the form so that sending it unchanged enters the same again', () => {
  fc.assert(
    fc.property(guide, entered => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fieldsOf(entered))) form.set(name, value)
      expect(parseArrivalForm(form).input).toEqual(entered)
      // And by call: the input of an input is itself.
      expect(arrivalInput.parse(entered)).toEqual(entered)
    }),
  )
})
