// Nobody gives more than they have: for all roles and homes, and in words.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Area, may, type Permitted, permissions } from '#users/permissions/permissions.ts'
import { type Grant, inOrder, mayGive, operatorRoles, seenMark, without } from './grants.ts'

const areas = Object.keys(permissions) as Area[]
const home = fc.constantFrom(null, 1, 2)
const grant: fc.Arbitrary<Grant> = fc.record({ role: fc.constantFrom(...operatorRoles), stayId: home })
const grants = fc.uniqueArray(grant, { maxLength: 4, selector: each => seenMark([each]) })

function holder(held: readonly Grant[]): Permitted {
  return {
    roles: ['guest', ...held.flatMap(({ role, stayId }) => (stayId === null ? [role] : []))],
    stayRoles: held.flatMap(({ role, stayId }) => (stayId === null ? [] : [{ role, stayId }])),
  }
}

it('whoever is given what somebody may give can do nothing that the giver cannot', () => {
  fc.assert(
    fc.property(grants, grant, (held, given) => {
      const giver = holder(held)
      fc.pre(mayGive(giver, given))
      const both = holder([given])
      for (const area of areas) {
        for (const level of ['see', 'change'] as const) {
          for (const stayId of [1, 2, 3]) {
            if (may(both, area, level, stayId)) expect(may(giver, area, level, stayId)).toBe(true)
          }
        }
      }
    }),
  )
})

it('an owner gives every role, a manager all but that of owners, and the others none', () => {
  const given = (role: (typeof operatorRoles)[number], stayId: number | null = null) =>
    operatorRoles.filter(each => mayGive(holder([{ role, stayId }]), { role: each, stayId }))
  expect(given('owner')).toEqual([...operatorRoles])
  expect(given('manager')).toEqual(['cleaner', 'reception', 'accountant', 'manager'])
  expect(['cleaner', 'reception', 'accountant'].flatMap(role => given(role as 'cleaner'))).toEqual([])
  expect(mayGive(holder([{ role: 'manager', stayId: 1 }]), { role: 'cleaner', stayId: 2 })).toBe(false)
  expect(mayGive(holder([{ role: 'manager', stayId: 1 }]), { role: 'cleaner', stayId: null })).toBe(false)
})

it('what is added and taken leads from one list to the other', () => {
  fc.assert(
    fc.property(grants, grants, (before, after) => {
      const [added, taken] = [without(after, before), without(before, after)]
      expect(seenMark([...without(before, taken), ...added])).toBe(seenMark(after))
      expect(inOrder([...before, ...before])).toEqual(inOrder(before))
    }),
  )
})
