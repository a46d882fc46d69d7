// The pages about who works here, as sentences.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { displayNameOf, type Operator } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import type { RolesEffect } from './change-roles.server.ts'
import { findPeople, type Person } from './find-people.server.ts'
import { mayGive, operatorRoles } from './grants.ts'
import { rolesValues } from './people-input.ts'
import { roleTable, sayGrants, sayRole } from './people-words.ts'
import { asEntered, homesOf, invitedGrants, type NamedHome } from './person-grants.server.ts'

const moment = (at: Date) =>
  dateFormat(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)

export async function peopleView(tools: Tools, operator: Operator) {
  const { people, invitations, homes } = await findPeople(tools, operator)
  const now = tools.clock.now()
  return {
    people: people.map(person => ({
      ...personView(person, homes),
      address: person.changeable.length > 0 ? `/admin/people/${person.id}` : undefined,
      isYou: person.id === operator.id,
    })),
    invitations: invitations.map(({ id, email, grants, expiresAt }) => ({
      ...{ id, email, roles: sayGrants(invitedGrants(grants), homes) },
      until:
        expiresAt > now
          ? sentence('people.invitedUntil', { until: moment(expiresAt) })
          : sentence('people.invitationEnded', { when: moment(expiresAt) }),
    })),
    roles: rolesToGive(operator),
    table: {
      roles: operatorRoles.map(role => sayRole(role)),
      rows: roleTable(operatorRoles),
    },
  }
}

/** Whom the operator may know of, to choose from. */
export async function peopleChoices(tools: Tools, operator: Operator) {
  const { people } = await findPeople(tools, operator)
  return people.map(({ id, name, email }) => ({ value: id, label: displayNameOf({ displayName: name, email }) }))
}

export function personView(person: Person, homes: ReadonlyMap<number, NamedHome>) {
  const { id, email, name, grants, lastSignedInAt, hasSecondFactor } = person
  return {
    ...{ id, email, name: displayNameOf({ displayName: name, email }), roles: sayGrants(grants, homes) },
    lastSignIn: lastSignedInAt
      ? sentence('people.lastSignIn', { when: moment(lastSignedInAt) })
      : sentence('people.neverSignedIn'),
    secondFactor: sentence('people.secondFactor', {
      state: hasSecondFactor === null ? 'elsewhere' : hasSecondFactor ? 'on' : 'off',
    }),
    values: rolesValues(asEntered(person.changeable, homes)),
  }
}

/** The roles that the operator may give at all, each with its place in the form. */
export function rolesToGive(operator: Operator) {
  return operatorRoles.flatMap((role, at) => {
    const isForAll = role !== 'cleaner' && mayGive(operator, { role, stayId: null })
    const homes = (operator.stayRoles ?? []).map(({ stayId }) => stayId)
    const isForSome =
      mayGive(operator, { role, stayId: null }) || homes.some(stayId => mayGive(operator, { role, stayId }))
    return isForSome ? [{ role, at, name: sayRole(role), isForAll }] : []
  })
}

/** What a change would mean, each role a sentence. */
export async function effectView(
  { database }: Tools,
  { added, taken, intent }: RolesEffect & { readonly intent: 'keep' | 'take-away' },
) {
  const homes = await homesOf(database, [...added, ...taken])
  return { added: sayGrants(added, homes), taken: sayGrants(taken, homes), intent }
}
