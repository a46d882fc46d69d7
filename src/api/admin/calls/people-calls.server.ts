// The calls about who works here.

import { acceptInvitation } from '#admin/people/accept-invitation.server.ts'
import { changeRoles, type RolesEffect, removePerson } from '#admin/people/change-roles.server.ts'
import { findPeople } from '#admin/people/find-people.server.ts'
import { invitePerson, sendInvitationAgain, withdrawInvitation } from '#admin/people/invite-person.server.ts'
import {
  acceptRefusalStatus,
  acceptRefusals,
  peopleRefusalStatus,
  peopleRefusals,
} from '#admin/people/people-refusals.ts'
import { asEntered, homesOf, invitedGrants } from '#admin/people/person-grants.server.ts'
import { readSecondFactorRule, setSecondFactorRule } from '#admin/people/second-factor-duty.server.ts'
import type { peopleContract } from '#api/admin-contract/people-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, answerWith } from '#api/content/content-answer.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const peopleCalls: Handlers<keyof typeof peopleContract> = {
  listPeople: ({ tools, user }) => answerPeople(tools, user),

  changePerson: async ({ tools, user, path, body }) => {
    const changed = await changeRoles(tools, user, { id: path.id, ...body })
    return changed.ok
      ? answerEffect(tools, changed, !body.onlyLook)
      : refuseCommand(peopleRefusalStatus, peopleRefusals, changed)
  },

  removePerson: async ({ tools, user, path }) => {
    const removed = await removePerson(tools, user, path)
    return removed.ok ? answerEffect(tools, removed, true) : refuseCommand(peopleRefusalStatus, peopleRefusals, removed)
  },

  invitePerson: async ({ tools, user, body, origin }) =>
    answerInvitation(await invitePerson(tools, user, { ...body, origin })),

  sendInvitation: async ({ tools, user, path, origin }) =>
    answerInvitation(await sendInvitationAgain(tools, user, { id: path.id, origin })),

  withdrawInvitation: async ({ tools, user, path }) => answerInvitation(await withdrawInvitation(tools, user, path)),

  readSignInRule: ({ tools }) => answerRule(tools),

  setSignInRule: async ({ tools, user, sessionId = '', body }) => {
    const set = await setSecondFactorRule(tools, user, { sessionId, isNeeded: body.operatorsNeedSecondFactor })
    return set.ok ? answerRule(tools) : refuseCommand(peopleRefusalStatus, peopleRefusals, set)
  },

  acceptInvitation: async ({ tools, user, client, token, body }) => {
    const asked = { client: { ...client, sessionToken: token }, user, key: body.key }
    const acting = { userId: user.id, way: 'call', command: 'acceptInvitation' } as const
    const accepted = await actingAs(acting, () => acceptInvitation(tools, asked))
    return accepted.ok ? answerWith({ ok: true }) : refuseCommand(acceptRefusalStatus, acceptRefusals, accepted)
  },
}

async function answerRule({ database, environment }: Tools) {
  return answerOne(await readSecondFactorRule(database, environment))
}

async function answerPeople(tools: Tools, operator: Operator) {
  const { people, invitations, homes } = await findPeople(tools, operator)
  return answerOne({
    people: people.map(({ grants, changeable, lastSignedInAt, ...person }) => ({
      ...person,
      roles: asEntered(grants, homes),
      mayChange: changeable.length > 0,
      lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, grants, sentAt, expiresAt }) => ({
      ...{ id, email, roles: asEntered(invitedGrants(grants), homes) },
      ...{ sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
    })),
  })
}

async function answerEffect({ database }: Tools, { added, taken }: RolesEffect, isSaved: boolean) {
  const homes = await homesOf(database, [...added, ...taken])
  return answerOne({ isSaved, added: asEntered(added, homes), taken: asEntered(taken, homes) })
}

function answerInvitation(outcome: Awaited<ReturnType<typeof withdrawInvitation>>) {
  return outcome.ok ? answerOne({ id: outcome.id }) : refuseCommand(peopleRefusalStatus, peopleRefusals, outcome)
}
