// What may be entered about who works here, field by field: by the form of the page and by the call.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { operatorRoles, seenMark } from './grants.ts'
import {
  type GivenRoles,
  invitationInput,
  parseInvitationForm,
  parseRolesForm,
  rolesChange,
  rolesInput,
  rolesValues,
} from './people-input.ts'
import { roleTable, sayGrants } from './people-words.ts'
import { asEntered, asInvited, invitedGrants } from './person-grants.server.ts'

type Role = (typeof operatorRoles)[number]
const placeOf = (role: Role) => operatorRoles.indexOf(role)
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const ticked = (role: Role, homes = '') => ({ [`role-${placeOf(role)}`]: role, [`homes-${placeOf(role)}`]: homes })
const invite = (fields: Readonly<Record<string, string>>) =>
  parseInvitationForm(formOf({ email: 'new@example.org', ...fields }))
const fresh = (fields: Readonly<Record<string, string>>) => parseRolesForm(formOf({ seen: 'none', ...fields }))

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
const givenRoles: fc.Arbitrary<GivenRoles> = fc.subarray([...operatorRoles], { minLength: 1 }).chain(roles =>
  fc.tuple(
    ...roles.map(role => {
      const some = fc.uniqueArray(slug, { minLength: 1, maxLength: 3 })
      return fc.record({ role: fc.constant(role), homes: role === 'cleaner' ? some : fc.option(some) })
    }),
  ),
)

describe('the form', () => {
  it('of stored roles, sent as it is shown, says the same roles', () => {
    fc.assert(
      fc.property(givenRoles, roles => {
        const parsed = fresh({ ...rolesValues(roles), seen: 'none' })
        expect(parsed.ok && parsed.input).toEqual({ roles, seen: 'none' })
        expect(rolesInput.safeParse({ roles }).success).toBe(true)
      }),
    )
  })

  it('takes a role that is ticked, and keeps what was typed beside one that is not without taking it', () => {
    const parsed = invite({ ...ticked('reception', 'mill\r\nhut'), [`homes-${placeOf('manager')}`]: 'not a home' })
    expect(parsed.ok && parsed.input).toEqual({
      ...{ email: 'new@example.org', roles: [{ role: 'reception', homes: ['mill', 'hut'] }] },
    })
    expect(parsed.values).toMatchObject({ [`homes-${placeOf('manager')}`]: 'not a home' })
  })

  it('has no role where none is ticked, or the box of one says another', () => {
    const crossed = { [`role-${placeOf('cleaner')}`]: 'owner', [`role-${placeOf('manager')}`]: 'guest' }
    for (const fields of [{}, crossed, { 'role-99': 'owner' }, { 'role-x': 'owner' }]) {
      const parsed = invite(fields)
      expect(parsed).toMatchObject({ ok: false })
      expect(!parsed.ok && parsed.faults).toMatchObject({ roles: sentence('people.noRole') })
    }
  })

  it.each([
    ['', 'users.pleaseEnterEmail'],
    ['a@', 'bookings.emailWrong'],
    ['ada@example', 'bookings.emailWrong'],
    ['ada@example.org, bob@example.org', 'bookings.emailWrong'],
    ['ada@example.org\nBcc: bob@example.org', 'bookings.emailWrong'],
    ['"Ada" <ada@example.org>', 'bookings.emailWrong'],
    [`${'a'.repeat(250)}@example.org`, 'bookings.emailWrong'],
  ] as const)('says beside the address %j what is wrong with it, and keeps it', (email, key) => {
    const parsed = invite({ ...ticked('manager'), email })
    expect(!parsed.ok && parsed.faults).toEqual({ email: sentence(key) })
    expect(parsed.values).toMatchObject({ email, [`role-${placeOf('manager')}`]: 'manager' })
  })

  it.each(['Mill House', '../mill', '-', 'a'.repeat(81), '<b>', "mill'--"])(
    'says beside the homes %j of a role that they are none',
    homes => {
      const parsed = invite(ticked('reception', homes))
      const said = !parsed.ok && Object.keys(parsed.faults)
      expect(said).toEqual([`homes-${placeOf('reception')}`])
    },
  )

  it('wants homes for cleaners, beside their field, in the language of the page', () => {
    for (const language of languagesOf('en')) {
      inLanguage(language, () => {
        const parsed = fresh(ticked('cleaner', ' \n '))
        expect(!parsed.ok && parsed.faults).toEqual({
          [`homes-${placeOf('cleaner')}`]: sentence('people.cleanerNeedsHomes'),
        })
      })
    }
  })

  it('without the mark of what was seen is not the page’s', () => {
    const form = formOf(ticked('manager'))
    form.append('seen', 'x'.repeat(10_001))
    expect(parseRolesForm(form)).toMatchObject({ ok: false, isForeign: true })
  })

  it('takes no file for a text', () => {
    const form = formOf(ticked('manager'))
    form.append('email', new File(['ada@example.org'], 'mail.txt'))
    expect(parseInvitationForm(form)).toMatchObject({
      ok: false,
      faults: { email: sentence('users.pleaseEnterEmail') },
    })
  })
})

describe('the call', () => {
  const isTaken = (roles: unknown, more: object = {}) =>
    invitationInput.safeParse({ email: 'new@example.org', roles, ...more }).success

  it('takes each role once, at least one, and no other', () => {
    expect(isTaken([{ role: 'manager', homes: null }])).toBe(true)
    expect(isTaken([])).toBe(false)
    expect(isTaken(undefined)).toBe(false)
    expect(isTaken([{ role: 'guest', homes: null }])).toBe(false)
    expect(isTaken([{ role: 'MANAGER', homes: null }])).toBe(false)
    const twice = ['mill', 'hut'].map(home => ({ role: 'manager', homes: [home] }))
    expect(isTaken(twice)).toBe(false)
  })

  it('never takes a role without saying for which homes: left out and [] are not all of them', () => {
    expect(isTaken([{ role: 'owner' }])).toBe(false)
    expect(isTaken([{ role: 'owner', homes: [] }])).toBe(false)
    expect(isTaken([{ role: 'cleaner', homes: null }])).toBe(false)
    expect(isTaken([{ role: 'owner', homes: 'all' }])).toBe(false)
    expect(isTaken([{ role: 'owner', homes: [1] }])).toBe(false)
  })

  it('takes no field that nobody knows, and for a change wants the mark', () => {
    expect(isTaken([{ role: 'manager', homes: null, expiresAt: null }])).toBe(false)
    expect(isTaken([{ role: 'manager', homes: null }], { invitedBy: 'me' })).toBe(false)
    const roles = [{ role: 'manager', homes: null }]
    expect(rolesChange.safeParse({ roles }).success).toBe(false)
    expect(rolesChange.safeParse({ roles, seen: seenMark([]) }).success).toBe(true)
  })
})

describe('grants', () => {
  const grant = fc.record({
    role: fc.constantFrom(...operatorRoles),
    stayId: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  const grants = fc.array(grant, { maxLength: 8 })
  const homes = new Map([1, 2, 3, 4].map(id => [id, { slug: `home-${id}`, name: `Home ${id}` }]))
  /** Whether that role covers that home. */
  const covers = (held: readonly { role: Role; stayId: number | null }[], role: Role, home: number) =>
    held.some(each => each.role === role && (each.stayId === null || each.stayId === home))

  it('of an invitation cover the same homes when they are read again', () => {
    fc.assert(
      fc.property(grants, held => {
        const back = invitedGrants(asInvited(held))
        for (const role of operatorRoles)
          for (const home of homes.keys()) expect(covers(back, role, home)).toBe(covers(held, role, home))
      }),
    )
  })

  it('as entered name each role once, and a home that is gone nowhere', () => {
    fc.assert(
      fc.property(grants, held => {
        const some = new Map([...homes].filter(([id]) => id !== 4))
        const entered = asEntered(held, some)
        expect(new Set(entered.map(({ role }) => role)).size).toBe(entered.length)
        for (const { role, homes: named } of entered) {
          expect(named ?? []).not.toContain('home-4')
          expect(named === null).toBe(held.some(each => each.role === role && each.stayId === null))
          expect(named === null || named.length > 0).toBe(true)
        }
      }),
    )
  })

  it('in words name a role once, with its homes as they were given or all of them', () => {
    const held = [
      { role: 'cleaner', stayId: 2 },
      { role: 'manager', stayId: null },
      { role: 'cleaner', stayId: 1 },
      { role: 'manager', stayId: 3 },
    ] as const
    expect(sayGrants(held, homes)).toEqual(['Cleaner: Home 2, Home 1', 'Manager: all homes'])
    expect(sayGrants([], homes)).toEqual([])
  })

  it('in the table of roles give more to each, from nothing to all, and words for every cell in every language', () => {
    for (const language of languagesOf('en')) {
      inLanguage(language, () => {
        const rows = roleTable(operatorRoles)
        expect(new Set(rows.map(({ area }) => area)).size).toBe(rows.length)
        for (const { cells } of rows) {
          expect(cells).toHaveLength(operatorRoles.length)
          // Only owners see everything: no row is empty for them.
          expect(cells.at(-1)).not.toBe(sentence('people.permission', { may: 'none' }))
        }
      })
    }
  })
})
