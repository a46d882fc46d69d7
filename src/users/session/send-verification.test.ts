// The command that mails the link again: the specification's failures in their order, each before anything is asked (Spec 5).

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type AccountWorld, accountWorld, someClient } from '#tests/support/account-world.ts'
import { verificationRefusals } from '#users/user/verification.ts'
import { signedOut, type Visitor } from '#users/user/visitor.ts'
import { sendVerification } from './send-verification.server.ts'
import { syncSession } from './sync-session.server.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world?.drop())

async function visitorWith(emailVerified: boolean): Promise<Exclude<Visitor, { kind: 'signed-out' }>> {
  const synced = await syncSession(
    world.tools,
    someClient,
    await world.idToken(await world.makeUser({ emailVerified })),
  )
  if (!synced.ok) throw new Error(synced.reason)
  return synced.visitor
}

/** Tools whose database fails the test when it is asked for anything. */
const nothingAsked = (): Tools => ({
  ...world.tools,
  database: new Proxy(world.tools.database, {
    get: (_database, asked) => {
      throw new Error(`The database was asked: ${String(asked)}`)
    },
  }),
})

const told = async (tools: Tools, visitor: Visitor) => {
  const sent = await sendVerification(tools, someClient, visitor)
  return sent.ok ? `sent to ${sent.email}` : verificationRefusals[sent.reason]()
}

describe('sending the verifying mail', () => {
  it('fails when nobody is signed in, and asks for nothing', async () => {
    expect(await told(nothingAsked(), signedOut)).toBe(sentence('identity.noUser'))
  })

  it('fails when the address is verified already, and asks for nothing', async () => {
    expect(await told(nothingAsked(), await visitorWith(true))).toBe(sentence('identity.alreadyVerified'))
  })

  it('fails when the provider knows nobody by that session any more, and sends nothing', async () => {
    const visitor = await visitorWith(false)
    await expect(told(nothingAsked(), visitor)).rejects.toThrow('The database was asked')
    await world.tools.database.$client.query('delete from identity_account where id = $1', [visitor.user.subject])
    expect(await told(world.tools, visitor)).toBe(sentence('identity.noAuthenticatedUser'))
    expect(await listOutbox(world.tools.database, { kind: 'mail', limit: 10 })).toEqual([])
  })

  it('mails everybody else', async () => {
    const visitor = await visitorWith(false)
    expect(await told(world.tools, visitor)).toBe(`sent to ${visitor.user.email}`)
    const [mail] = await listOutbox(world.tools.database, { kind: 'mail', limit: 10 })
    expect(mail!.recipient).toBe(visitor.user.email)
  })
})
