// Commands about who works here as the database keeps them: what is over, whoever has left, races, and what is kept of invitations.

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentencesOf } from '#catalogue/sentence.ts'
import { grantRole } from '#command-line/role-store.server.ts'
import { someClient } from '#tests/support/account-world.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { roleGrantTable, userTable } from '#users/user/account-tables.server.ts'
import { type Operator, signedOut, type VerifiedUser, type Visitor } from '#users/user/visitor.ts'
import { days, hours, later } from '#values/duration.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.server.ts'
import { changeRoles, removePerson } from './change-roles.server.ts'
import { findPeople, findPerson } from './find-people.server.ts'
import type { operatorRoles } from './grants.ts'
import { invitePerson, sendInvitationAgain, withdrawInvitation } from './invite-person.server.ts'
import { invitationTable } from './people-tables.server.ts'
import { forgetInvitations, invitationsOf, removeInvitations } from './remove-invitations.server.ts'
import { readSecondFactorRule, setSecondFactorRule } from './second-factor-duty.server.ts'

type Role = (typeof operatorRoles)[number]

let test: TestTools
let mill: BuiltHome
let owner: Operator
beforeAll(async () => {
  test = await testTools()
  mill = await buildHome(test.tools.database, { slug: 'mill', name: 'Mill House' })
  owner = await operator('owner')
})
afterAll(() => test?.drop())

const guest = () => someGuest(test.tools.database, test.clock.now())

async function operator(role: Role, stayId?: number, expiresAt?: Date): Promise<Operator> {
  const user = await guest()
  const grant = { userId: user.id, role, ...(stayId !== undefined && { stayId }), ...(expiresAt && { expiresAt }) }
  await grantRole(test.tools.database, grant, test.clock.now())
  const roles = stayId === undefined ? { roles: ['guest', role] } : { stayRoles: [{ role, stayId }] }
  return { ...user, subject: user.id, ...roles } as unknown as Operator
}

const all = (role: Role) => [{ role, homes: null }]
const idsSeenBy = async (who: Operator) => (await findPeople(test.tools, who)).people.map(({ id }) => id)
const markOf = async ({ id }: Operator) => (await findPerson(test.tools, owner, id))?.person.seen ?? 'none'
const grantsOfUser = (id: string) =>
  test.tools.database.select().from(roleGrantTable).where(eq(roleGrantTable.userId, id))
const reasonOf = (outcome: { readonly ok: boolean; readonly reason?: string }) => (outcome.ok ? 'done' : outcome.reason)

const invite = (by: Operator, email: string, roles: Parameters<typeof invitePerson>[2]['roles'] = all('reception')) =>
  invitePerson(test.tools, by, { email, roles, origin: 'http://127.0.0.1:3000' })
async function mustInvite(email: string, by = owner, roles = all('reception')): Promise<string> {
  const invited = await invite(by, email, roles)
  if (!invited.ok) throw new Error(invited.reason)
  return invited.id
}
const again = (by: Operator, id: string) => sendInvitationAgain(test.tools, by, { id, origin: 'http://127.0.0.1:3000' })
const withdraw = (by: Operator, id: string) => withdrawInvitation(test.tools, by, { id })
const accept = (user: VerifiedUser, key: string) => acceptInvitation(test.tools, { client: someClient, user, key })
const rowOf = async (id: string) =>
  (await test.tools.database.select().from(invitationTable).where(eq(invitationTable.id, id)))[0]

async function mailsTo(email: string): Promise<{ text: string; key: string; subject: string }[]> {
  const { rows } = await test.tools.database.execute<{ text: string; subject: string }>(
    sql`select payload->>'text' as text, payload->>'subject' as subject from outbox where recipient = ${email} order by id desc`,
  )
  return rows.map(row => ({ ...row, key: /invitation\?key=([\w-]+)/.exec(row.text)![1]! }))
}
const keyTo = async (email: string) => (await mailsTo(email))[0]!.key

describe('people', () => {
  it('who are locked out work here no more: nobody finds them, nothing of theirs changes', async () => {
    const locked = await operator('manager')
    const { id } = locked
    const seen = await markOf(locked)
    await test.tools.database.update(userTable).set({ status: 'disabled' }).where(eq(userTable.id, id))
    expect(await idsSeenBy(owner)).not.toContain(id)
    expect(await findPerson(test.tools, owner, id)).toBeUndefined()
    expect(reasonOf(await changeRoles(test.tools, owner, { id, seen, roles: all('owner') }))).toBe('person-unknown')
    expect(reasonOf(await removePerson(test.tools, owner, { id }))).toBe('person-unknown')
    expect((await grantsOfUser(id)).map(({ role }) => role)).toEqual(['manager'])
  })

  it('whose role has ended are nobody’s colleagues, and get it anew without an end', async () => {
    const ends = later(test.clock.now(), hours(1))
    const helper = await operator('reception', undefined, ends)
    expect(await idsSeenBy(owner)).toContain(helper.id)
    test.clock.set(ends)
    expect(await idsSeenBy(owner)).not.toContain(helper.id)
    const change = { id: helper.id, seen: 'none', roles: all('manager') }
    expect(reasonOf(await changeRoles(test.tools, owner, change))).toBe('person-unknown')
    // Whoever does not work here any more is invited again.
    await mustInvite(helper.email!)
    expect(reasonOf(await accept(helper, await keyTo(helper.email!)))).toBe('done')
    expect((await grantsOfUser(helper.id)).map(({ role, expiresAt }) => [role, expiresAt])).toEqual([
      ['reception', null],
    ])
  })

  it('change by one of two who saw the same, and looking changes nothing', async () => {
    const whom = await operator('reception')
    const seen = await markOf(whom)
    const looked = await changeRoles(test.tools, owner, { id: whom.id, seen, roles: all('manager'), onlyLook: true })
    expect([looked.ok, await markOf(whom)]).toEqual([true, seen])
    const answers = await Promise.all(
      (['manager', 'accountant', 'owner'] as const).map(role =>
        changeRoles(test.tools, owner, { id: whom.id, seen, roles: all(role) }),
      ),
    )
    expect(answers.map(reasonOf).toSorted()).toEqual(['done', 'out-of-date', 'out-of-date'])
    expect(await grantsOfUser(whom.id)).toHaveLength(1)
  })

  it('of other homes are unknown to the manager of one, as if they did not exist', async () => {
    const ofMill = await operator('manager', mill.id)
    const elsewhere = await operator('reception')
    for (const id of [elsewhere.id, owner.id, crypto.randomUUID()]) {
      expect(await findPerson(test.tools, ofMill, id)).toBeUndefined()
      expect(reasonOf(await removePerson(test.tools, ofMill, { id }))).toBe('person-unknown')
    }
    expect(await idsSeenBy(ofMill)).toEqual([ofMill.id])
  })
})

describe('an invitation', () => {
  const somebody = () => `new-${crypto.randomUUID().slice(0, 8)}@example.org`

  it('is kept as the hash of its key, and good for seven days to the millisecond', async () => {
    const whom = await guest()
    const id = await mustInvite(whom.email!.toUpperCase())
    const key = await keyTo(whom.email!)
    const row = (await rowOf(id))!
    expect(JSON.stringify({ ...row, keyHash: row.keyHash.toString('base64url') })).not.toContain(key)
    const visitor: Visitor = { kind: 'verified', user: whom, sessionId: '' }
    const opened = (as: Visitor) => openInvitation(test.tools, as, key)
    expect(await opened(signedOut)).toMatchObject({ by: owner.displayName, roles: ['Reception: all homes'] })
    expect([(await opened(visitor))?.whose, (await opened({ ...visitor, user: owner }))?.whose]).toEqual([
      'theirs',
      'another',
    ])
    test.clock.advance(days(7) - 1)
    expect((await opened(signedOut))?.whose).toBe('signed-out')
    test.clock.advance(1)
    expect(await opened(signedOut)).toBeUndefined()
    expect(reasonOf(await accept(whom, key))).toBe('invitation-over')
  })

  it('that is over makes room for another, whose link alone opens; one that lives does not', async () => {
    const whom = await guest()
    const first = await mustInvite(whom.email!)
    const earlier = await keyTo(whom.email!)
    expect(reasonOf(await invite(owner, whom.email!))).toBe('invited-already')
    expect(await mailsTo(whom.email!)).toHaveLength(1)
    test.clock.advance(days(7))
    await mustInvite(whom.email!)
    expect((await rowOf(first))!.withdrawnAt).toEqual(test.clock.now())
    expect(reasonOf(await accept(whom, earlier))).toBe('invitation-over')
    expect(reasonOf(await accept(whom, await keyTo(whom.email!)))).toBe('done')
  })

  it('sent again after its end counts anew, as often as it is sent', async () => {
    const whom = await guest()
    const id = await mustInvite(whom.email!)
    test.clock.advance(days(8))
    expect(reasonOf(await again(owner, id))).toBe('done')
    expect(reasonOf(await again(owner, id))).toBe('done')
    expect(await rowOf(id)).toMatchObject({ sentTimes: 3, expiresAt: later(test.clock.now(), days(7)) })
    const mails = await mailsTo(whom.email!)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(3)
    expect(reasonOf(await accept(whom, mails[1]!.key))).toBe('invitation-over')
    expect(reasonOf(await accept(whom, mails[0]!.key))).toBe('done')
    for (const late of [again, withdraw]) expect(reasonOf(await late(owner, id))).toBe('invitation-unknown')
  })

  it('of an owner is none to a manager, who can neither see, send nor withdraw it', async () => {
    const [manager, ofMill, reception] = [
      await operator('manager'),
      await operator('manager', mill.id),
      await operator('reception'),
    ]
    const id = await mustInvite(somebody(), owner, all('owner'))
    for (const who of [manager, ofMill, reception]) {
      expect((await findPeople(test.tools, who)).invitations.map(each => each.id)).not.toContain(id)
      for (const deed of [again, withdraw]) expect(reasonOf(await deed(who, id))).toBe('invitation-unknown')
    }
    expect(reasonOf(await invite(manager, somebody(), all('owner')))).toBe('more-than-own')
    expect(reasonOf(await invite(ofMill, somebody(), all('reception')))).toBe('more-than-own')
    expect(reasonOf(await invite(reception, somebody(), all('reception')))).toBe('more-than-own')
    expect(reasonOf(await invite(ofMill, somebody(), [{ role: 'cleaner', homes: ['mill'] }] as never))).toBe('done')
    expect((await rowOf(id))!.withdrawnAt).toBeNull()
  })

  it('accepted and withdrawn at once is one of both, and gives the role only where it was accepted', async () => {
    for (let round = 0; round < 4; round++) {
      const whom = await guest()
      const id = await mustInvite(whom.email!)
      const key = await keyTo(whom.email!)
      const [accepted, withdrawn] = await Promise.all([accept(whom, key), withdraw(owner, id)])
      expect([accepted.ok, withdrawn.ok].toSorted()).toEqual([false, true])
      expect(await grantsOfUser(whom.id)).toHaveLength(accepted.ok ? 1 : 0)
    }
  })

  it('is mailed in the language in which the operator works, and its link leads there', async () => {
    const german = languagesOf('en-GB').find(({ code }) => code === 'de')!
    const email = somebody()
    await inLanguage(german, () => mustInvite(email))
    const [mail] = await mailsTo(email)
    expect(mail!.text).toContain('http://127.0.0.1:3000/de/invitation?key=')
    expect(mail!.text).toContain(sentencesOf('de')['people.mailHello'])
  })

  it('gives nothing of a home that is gone', async () => {
    const barn = await buildHome(test.tools.database, { slug: 'barn', name: 'Barn', nightlyMinor: null, photos: [] })
    const whom = await guest()
    await mustInvite(whom.email!, owner, [{ role: 'cleaner', homes: ['mill', 'barn'] }] as never)
    await test.tools.database.execute(sql`delete from stay_unit where stay_id = ${barn.id}`)
    await test.tools.database.execute(sql`delete from stay where id = ${barn.id}`)
    const key = await keyTo(whom.email!)
    expect((await openInvitation(test.tools, signedOut, key))?.roles).toEqual(['Cleaner: Mill House'])
    expect(reasonOf(await accept(whom, key))).toBe('done')
    expect((await grantsOfUser(whom.id)).map(({ scopeId }) => scopeId)).toEqual([mill.id])
  })

  it('is exported to and forgotten with whoever proved its address, and removed a month after its end', async () => {
    const [proved, unproved] = [await guest(), await guest()]
    const ids = [await mustInvite(proved.email!), await mustInvite(unproved.email!)]
    const unprovedRow = eq(userTable.id, unproved.id)
    await test.tools.database.update(userTable).set({ emailVerified: false }).where(unprovedRow)
    const exported = await invitationsOf(test.tools.database, { ...proved, email: proved.email!.toUpperCase() })
    expect(exported).toEqual([{ roles: ['reception'], sentAt: test.clock.now(), acceptedAt: null }])
    expect(await invitationsOf(test.tools.database, { ...proved, email: null })).toEqual([])
    for (const { id } of [proved, unproved]) await forgetInvitations(test.tools.database, id)
    expect((await Promise.all(ids.map(rowOf))).map(row => row !== undefined)).toEqual([false, true])
    test.clock.advance(days(7) + days(30))
    await removeInvitations(test.tools)
    expect(await rowOf(ids[1]!)).toBeDefined()
    test.clock.advance(days(1) + 1)
    await removeInvitations(test.tools)
    expect(await rowOf(ids[1]!)).toBeUndefined()
  })
})

describe('a second factor for everybody', () => {
  const demand = (who: Operator, isNeeded: boolean) => setSecondFactorRule(test.tools, who, { sessionId: '', isNeeded })
  const rule = async () =>
    (await readSecondFactorRule(test.tools.database, test.tools.environment)).operatorsNeedSecondFactor

  it('is demanded by owners alone, and by none who lacks it; lifted by any owner', async () => {
    for (const who of [await operator('manager'), await operator('owner', mill.id), await operator('reception')])
      for (const isNeeded of [true, false]) expect(reasonOf(await demand(who, isNeeded))).toBe('owners-only')
    expect(reasonOf(await demand(owner, true))).toBe('own-factor-first')
    expect(await rule()).toBe(false)
    await test.tools.database.execute(sql`update access_rule set operators_need_second_factor = true`)
    expect(reasonOf(await demand(owner, false))).toBe('done')
    expect(await rule()).toBe(false)
  })
})
