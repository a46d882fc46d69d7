// What arriving at a home comes to in words, codes and files: sealed codes, a calendar's place, reasons, languages, the proved mailbox.

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { checkInCodes, checkInKinds } from '#stays/arrival/check-in-kinds.ts'
import { hostLanguageCodes, languageChoices, languageName } from '#stays/arrival/host-languages.ts'
import { manualPhoto } from '#stays/arrival/manual-photo.ts'
import type { Booker } from '#users/user/visitor.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { calendarLocation } from './calendar-location.ts'
import { isProvedBy } from './proved-contact.server.ts'
import { sayAddressLater, sayCodesLater } from './say-codes-later.ts'
import { openCode, sealCode } from './sealed-code.server.ts'
import type { Withheld } from './what-is-told.ts'
import { wifiCode } from './wifi-code.ts'

const siteWith = (key: string) => parseEnvironment({ NODE_ENV: 'test', IDENTITY_KEY: key })
const key = randomBytes(32).toString('base64')
const site = siteWith(key)
const place = fc.oneof(
  fc.record({ stayId: fc.integer({ min: 1, max: 20 }), what: fc.constantFrom('door' as const, 'wifi' as const) }),
  fc.record({ bookingId: fc.constantFrom('1', '2', '3:door'), what: fc.constant('door' as const) }),
)

describe('a sealed code', () => {
  it('opens where it was sealed and in no other place, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), place, place, (code, here, there) => {
        const sealed = sealCode(site, here, code)
        expect(openCode(site, here, sealed)).toBe(code)
        const isSame = JSON.stringify(here) === JSON.stringify(there)
        expect(openCode(site, there, sealed)).toBe(isSame ? code : '')
      }),
    )
  })

  it('does not show itself, nor that two are alike', () => {
    const of = { stayId: 7, what: 'door' } as const
    const [one, other] = [sealCode(site, of, '190019001900')!, sealCode(site, of, '190019001900')!]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('1900')).toBe(false)
  })

  it('is none where nothing was entered, and opens to nothing by another key or once a bit of it has turned', () => {
    const of = { stayId: 7, what: 'wifi' } as const
    expect(sealCode(site, of, '')).toBeNull()
    expect(openCode(site, of, null)).toBe('')
    const sealed = sealCode(site, of, 'open-sesame')!
    expect(openCode(siteWith(randomBytes(32).toString('base64')), of, sealed)).toBe('')
    expect(openCode(siteWith(key), of, sealed)).toBe('open-sesame')
    for (const at of [0, sealed.length >> 1, sealed.length - 1]) {
      const turned = Buffer.from(sealed)
      turned[at]! ^= 1
      expect(openCode(site, of, turned), `byte ${at}`).toBe('')
    }
    expect(openCode(site, of, sealed.subarray(0, -1))).toBe('')
    expect(openCode(site, of, Buffer.alloc(0))).toBe('')
  })
})

test('the QR code of a Wi-Fi is read back as what was entered, whatever that is', () => {
  /** As ZXing reads it: fields end at a semicolon without a backslash before it. */
  const fieldOf = (text: string, name: string) =>
    new RegExp(`[:;]${name}:((?:[^\\\\;]|\\\\.)*);`, 's').exec(text)?.[1]?.replace(/\\(.)/gs, '$1')
  const entered = fc.string({ minLength: 1, unit: fc.constantFrom(...'aZ9 ;:,"\\äع#T') })
  fc.assert(
    fc.property(entered, fc.option(entered, { nil: '' }), (network, password) => {
      const text = wifiCode({ network, password }).replace(/^WIFI:/, ';')
      expect(fieldOf(text, 'T')).toBe(password === '' ? 'nopass' : 'WPA')
      const beforeNetwork = password === '' ? undefined : password
      const afterKind = text.replace(/^;T:\w+/, '')
      expect(afterKind.startsWith(';P:') ? fieldOf(afterKind, 'P') : undefined).toBe(beforeNetwork)
      const rest = password === '' ? afterKind : afterKind.replace(/^;P:(?:[^\\;]|\\.)*/s, '')
      expect(fieldOf(rest, 'S')).toBe(network)
      expect(rest.endsWith(';;')).toBe(true)
    }),
  )
})

describe('why codes are not told yet', () => {
  const from = requireCalendarDay('2030-07-12')
  const held = (withheld: Partial<Withheld>): Withheld => ({
    ...{ isUnproved: false, isUnpaid: false, from: null, ...withheld },
  })

  it('names what the guest can do first, and the day in the words of the reader', () => {
    const day = '12 July 2030'
    expect(sayCodesLater(held({ from }), 'en-GB')).toBe(sentence('trips.codesFrom', { day }))
    expect(sayCodesLater(held({ isUnpaid: true }), 'en-GB')).toBe(sentence('trips.codesOncePaid'))
    expect(sayCodesLater(held({ isUnpaid: true, from }), 'en-GB')).toBe(sentence('trips.codesFromOncePaid', { day }))
    for (const more of [{}, { isUnpaid: true }]) {
      const unproved = held({ isUnproved: true, ...more })
      expect(sayCodesLater(unproved, 'en-GB')).toBe(sentence('trips.codesOnceProved'))
      expect(sayCodesLater({ ...unproved, from }, 'en-GB')).toBe(sentence('trips.codesFromOnceProved', { day }))
    }
    expect(sayCodesLater(held({ from }), 'de-DE')).toContain('12. Juli 2030')
  })

  it('is nothing where they are told or never are', () => {
    for (const verdict of ['told', 'never'] as const) {
      expect([sayCodesLater(verdict, 'en-GB'), sayAddressLater(verdict)]).toEqual([undefined, undefined])
    }
    expect(sayAddressLater(held({ isUnpaid: true }))).toBe(sentence('trips.addressOncePaid'))
  })
})

describe('the place of a visit in a calendar file', () => {
  const address = {
    ...{ lines: ['Rua Secreta 7', ' '], postcode: '8700-123', city: 'Olhão', region: 'Olhão', country: 'PT' },
    ...{ countryName: 'Portugal', latitude: 37.02812, longitude: -7.84113 },
  }

  it('is the envelope and the exact point, each line once', () => {
    expect(calendarLocation('Mill', address, 'Olhão, Algarve')).toEqual({
      title: 'Mill, Rua Secreta 7, 8700-123 Olhão, Portugal',
      geo: { lat: 37.02812, lon: -7.84113 },
    })
  })

  it('has no degrees at all while the address is not told', () => {
    expect(calendarLocation('Mill', undefined, 'Olhão, Algarve')).toBe('Olhão, Algarve')
  })

  it('is at the zero meridian as well', () => {
    const greenwich = { ...address, latitude: 0, longitude: 0 }
    expect(calendarLocation('Mill', greenwich, '')).toMatchObject({ geo: { lat: 0, lon: 0 } })
  })
})

describe('a mailbox', () => {
  const account = (email: string, emailVerified: boolean) => ({ email, emailVerified }) as unknown as Booker
  const contact = (parts: object) => ({ about: 'b', ...parts }) as unknown as Booker
  const mailed = (email: string) => ({ contact: { name: 'Ada', email, phone: null } }) as never

  it('is proved by the verified account of that address, however it is written, and by no other', () => {
    expect(isProvedBy(account('ada@example.org', true), mailed('Ada@Example.org'))).toBe(true)
    expect(isProvedBy(account('ada@example.org', true), mailed('bob@example.org'))).toBe(false)
    expect(isProvedBy(account('ada@example.org', false), mailed('ada@example.org'))).toBe(false)
  })

  it('is not proved by a browser in which it was only typed', () => {
    expect(isProvedBy(contact({ provedEmail: 'ada@example.org' }), mailed('ada@example.org'))).toBe(true)
    expect(isProvedBy(contact({ provedEmail: 'bob@example.org' }), mailed('ada@example.org'))).toBe(false)
    expect(isProvedBy(contact({}), mailed('ada@example.org'))).toBe(false)
  })

  it('is not proved where there is none', () => {
    for (const none of [{ contact: null } as never, mailed('')]) {
      expect(isProvedBy(account('', true), none)).toBe(false)
      expect(isProvedBy(account('ada@example.org', true), none)).toBe(false)
    }
  })
})

describe('the languages of a host', () => {
  it.each(['en-GB', 'de-DE', 'ar'])(
    'are each called by a name of its own in %s, in the order of that language',
    locale => {
      const choices = languageChoices(locale)
      expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(hostLanguageCodes))
      expect(new Set(choices.map(({ label }) => label)).size).toBe(hostLanguageCodes.length)
      const { compare } = new Intl.Collator(locale)
      for (const [at, { value, label }] of choices.entries()) {
        expect(label, value).not.toBe(value)
        if (at > 0) expect(compare(choices[at - 1]!.label, label), label).toBeLessThanOrEqual(0)
      }
    },
  )

  it('are called otherwise by every reader', () => {
    expect([languageName('de', 'en-GB'), languageName('de', 'de-DE')]).toEqual(['German', 'Deutsch'])
    expect(languageName('de', 'ar')).toMatch(/^\p{Script=Arabic}+$/u)
  })
})

test('every way in has words of its own', () => {
  const words = checkInCodes.map(code => checkInKinds[code]())
  expect(new Set(words).size).toBe(checkInCodes.length)
})

test('a part of a manual has a picture only when all of it is known', () => {
  const whole = { title: 'Stove', alt: 'A stove', path: '/files/ab', width: 900, height: 600, placeholder: 'x' }
  expect(manualPhoto(whole)).toEqual({
    ...{ alt: 'A stove', room: 'Stove', path: '/files/ab', width: 900, height: 600, placeholder: 'x' },
  })
  for (const missing of ['path', 'width', 'height', 'placeholder']) {
    expect(manualPhoto({ ...whole, [missing]: null }), missing).toBeUndefined()
  }
})
