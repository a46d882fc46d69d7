// The choice about cookies as a rule: what is read, what each choice makes, what is written (Spec 4; reference 4.4).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConsentInput } from './choose-cookies.server.ts'
import {
  type Consent,
  type ConsentChoice,
  type ConsentCookie,
  type ConsentTable,
  consentAfter,
  consentCookies,
  cookiesToRemove,
  isUnsaved,
  readConsent,
  startsAnew,
  ticksOf,
} from './consent.ts'
import { consentTable } from './consent-table.ts'

const tableOf = (...added: ConsentCookie[]): ConsentTable =>
  consentTable({
    CONSENT_COOKIES: added,
    CONSENT_DAYS: 365,
    SESSION_DAYS: 14,
    SESSION_ABSOLUTE_DAYS: 90,
    SESSION_ABSOLUTE_DAYS_OPERATORS: 30,
    CONSENT_FORCED: false,
    CONSENT_CLOSE_OUTSIDE: false,
    CONSENT_DECLINE: true,
    CONSENT_CONTROL: true,
  })
const cookie = (id: string, rest: Partial<ConsentCookie> = {}): ConsentCookie => ({
  id,
  name: id,
  description: id,
  ...rest,
})

const table = tableOf(
  cookie('chat', { targets: ['chat_id'], script: '/chat.js' }),
  cookie('maps', { preselected: true }),
)
const necessary = ['session', 'checkout', 'choice']
const kept = { maxAgeSeconds: 100, secure: false }

/** The `Cookie` header of a browser that was given these. */
const headerOf = (consent: Consent, of = table) =>
  consentCookies(of, consent, kept)
    .filter(text => !text.includes('Max-Age=0'))
    .map(text => text.split(';')[0])
    .join('; ')

describe('what is kept', () => {
  it.each([
    ['nothing is unset', '', { kind: 'unset', enabled: [] }],
    ['0 is declined', 'ncc_c=0', { kind: 'declined', enabled: [] }],
    ['any other text is declined', 'ncc_c=whatever; ncc_e=session~chat', { kind: 'declined', enabled: [] }],
    ['broken code is declined', 'ncc_c=%E0%A4%A', { kind: 'declined', enabled: [] }],
    [
      'all ids without the enabled ones are the necessary ones',
      'ncc_c=sessioncheckoutchoiceanalyticschatmaps',
      { kind: 'given', enabled: necessary },
    ],
    [
      'unknown ids are no ids',
      'ncc_c=sessioncheckoutchoiceanalyticschatmaps; ncc_e=chat~evil~chat',
      { kind: 'given', enabled: [...necessary, 'chat'] },
    ],
  ])('%s', (_what, header, consent) => {
    expect(readConsent(table, header)).toEqual(consent)
  })

  it('counts as declined once the list of cookies is another', () => {
    const header = headerOf(consentAfter(table, 'accept', []))
    expect(readConsent(table, header).kind).toBe('given')
    expect(readConsent(tableOf(cookie('chat')), header)).toEqual({ kind: 'declined', enabled: [] })
    expect(readConsent(tableOf(...table.optional.slice(1), cookie('more')), header).kind).toBe('declined')
  })
})

describe('each choice', () => {
  // biome-ignore format: a table, one row a choice
  it.each<[ConsentChoice, string[], Consent['kind'], string[]]>([
    ['accept',      [],               'given',    [...necessary, 'analytics', 'chat', 'maps']],
    ['decline',     ['chat'],         'given',    necessary],
    ['save',        ['maps', 'chat'], 'given',    [...necessary, 'chat', 'maps']],
    ['save',        [],               'given',    necessary],
    ['decline-all', ['chat'],         'declined', []],
  ])('%s with %j ticked', (choice, ticked, kind, enabled) => {
    expect(consentAfter(table, choice, ticked)).toEqual({ kind, enabled })
  })

  it('is written as the ids of all, and those enabled with ~ between', () => {
    expect(consentCookies(table, consentAfter(table, 'save', ['chat']), kept)).toEqual([
      'ncc_c=sessioncheckoutchoiceanalyticschatmaps; Path=/; Max-Age=100; SameSite=Strict',
      'ncc_e=session~checkout~choice~chat; Path=/; Max-Age=100; SameSite=Strict',
    ])
    expect(consentCookies(table, consentAfter(table, 'decline-all', []), { ...kept, secure: true })).toEqual([
      'ncc_c=0; Path=/; Max-Age=100; SameSite=Strict; Secure',
      'ncc_e=; Path=/; Max-Age=0; SameSite=Strict; Secure',
    ])
  })

  it('is read again as it was written, whatever the table and the ticks', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,20}$/), { maxLength: 6 })
    const choice = fc.constantFrom<ConsentChoice>('accept', 'decline', 'save', 'decline-all')
    fc.assert(
      fc.property(ids, choice, fc.array(fc.nat(5)), (added, chosen, picks) => {
        const own = tableOf(...added.filter(id => id !== 'analytics').map(id => cookie(id)))
        const consent = consentAfter(
          own,
          chosen,
          picks.flatMap(at => added[at] ?? []),
        )
        expect(readConsent(own, headerOf(consent, own))).toEqual(consent)
      }),
    )
  })
})

describe('what follows', () => {
  const enabled = (...ids: string[]): Consent => ({ kind: 'given', enabled: [...necessary, ...ids] })

  it('removes every optional cookie that is not enabled and has targets, and nothing else', () => {
    const removed = (consent: Consent) => cookiesToRemove(table, consent).map(({ id }) => id)
    expect(removed(enabled('chat'))).toEqual(['analytics'])
    expect(removed(enabled())).toEqual(['analytics', 'chat'])
    expect(removed({ kind: 'declined', enabled: [] })).toEqual(['analytics', 'chat'])
  })

  it('begins the page anew only when analytics become enabled', () => {
    expect(startsAnew(table, enabled(), enabled('analytics'))).toBe(true)
    expect(startsAnew(table, { kind: 'unset', enabled: [] }, enabled('analytics', 'chat'))).toBe(true)
    expect(startsAnew(table, enabled('analytics'), enabled('analytics', 'chat'))).toBe(false)
    expect(startsAnew(table, enabled('analytics'), enabled())).toBe(false)
    expect(startsAnew(table, enabled(), enabled('chat'))).toBe(false)
  })

  it('ticks what is enabled, and what is preselected only while nothing was chosen', () => {
    expect(ticksOf(table, { kind: 'unset', enabled: [] })).toEqual(['maps'])
    expect(ticksOf(table, { kind: 'declined', enabled: [] })).toEqual([])
    expect(ticksOf(table, enabled('chat'))).toEqual(['chat'])
  })

  it('is unsaved whenever ticks and enabled cookies differ, in whatever order', () => {
    expect(isUnsaved(table, enabled('chat', 'maps'), ['maps', 'chat'])).toBe(false)
    expect(isUnsaved(table, enabled('chat'), [])).toBe(true)
    expect(isUnsaved(table, { kind: 'unset', enabled: [] }, ['maps'])).toBe(true)
    expect(isUnsaved(table, { kind: 'unset', enabled: [] }, [])).toBe(false)
  })
})

describe('the form', () => {
  const form = (...fields: [string, string][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }

  it('says which choice and which ticks', () => {
    const input = parseConsentInput(form(['choice', 'save'], ['cookie', 'chat'], ['cookie', 'maps']))
    expect(input).toEqual({ choice: 'save', ticked: ['chat', 'maps'] })
  })

  it.each([[[]], [[['choice', 'perhaps']]], [[['choice', '']]]] as [string, string][][][])('%j is none', fields => {
    expect(parseConsentInput(form(...fields))).toBeUndefined()
  })
})
