// The built site with its people at our own provider, or at the vendor's emulator as the hosted one: the same journeys meet both.

import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { startAuthEmulator } from './auth-emulator.ts'
import { startHostedService } from './hosted-service.ts'
import type { AccountWanted } from './make-account.ts'
import { type Site, startSite, usualPassword } from './site.ts'

export type PersonWanted = {
  readonly email?: string
  readonly password?: string
  readonly displayName?: string
  readonly emailVerified?: boolean
  /** Of an operator; at our own provider only. */
  readonly roles?: AccountWanted['roles']
}

export type Person = { readonly email: string; readonly password: string }

/** What a journey may know of the provider: who can sign in there, what it sent, and what became of somebody. */
export type ProviderSite = Pick<Site, 'origin' | 'tools' | 'get' | 'stop'> & {
  /** Hosts, each with its port, that pages may call beside the site's own. */
  readonly others: readonly string[]
  /** Somebody who can sign in; verified unless told. */
  readonly makeUser: (wanted?: PersonWanted) => Promise<Person>
  /** Where the newest mailed link to an address leads; waits until there is one. */
  readonly newestLinkTo: (email: string) => Promise<URL>
  /** The newest code that was sent to a number; waits until there is one. */
  readonly newestCodeTo: (phoneNumber: string) => Promise<string>
  /** The mailed link is followed somewhere else. */
  readonly confirm: (email: string) => Promise<void>
  readonly disable: (email: string) => Promise<void>
  readonly remove: (email: string) => Promise<void>
}

/** Whether this run of the journeys is the one at a hosted provider: vitest.journeys.config.ts. */
export const isAtHosted = process.env.JOURNEYS_AT === 'hosted'

/** Starts the site with the provider of this run; `stop` closes everything. */
export function startProviderSite(): Promise<ProviderSite> {
  return isAtHosted ? startAtHosted() : startAtOurs()
}

/** A hosted provider tells sign-ins apart by their second: what ends one must not be of the same. */
export async function theSecondIsOver(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const now = second()
  if (isAtHosted) await expect.poll(second).toBeGreaterThan(now)
}

async function newest<Sent>(what: string, find: () => Promise<Sent | undefined>): Promise<Sent> {
  await expect.poll(find, { message: what }).toBeDefined()
  return (await find())!
}

async function startAtOurs(): Promise<ProviderSite> {
  const site = await startSite()
  const write = async (statement: string, email: string) => {
    await site.tools.database.$client.query(`${statement} where email = $1`, [email])
  }
  return {
    ...site,
    others: [],
    newestLinkTo: async email => (await site.newestMailTo(email)).link,
    newestCodeTo: async phoneNumber => {
      const sent = await newest(`a text message to ${phoneNumber}`, async () => {
        const messages = await listOutbox(site.tools.database, { kind: 'sms', limit: 20 })
        return messages.find(({ recipient }) => recipient === phoneNumber)
      })
      return /\b\d{6}\b/.exec((sent.payload as SmsPayload).text)![0]
    },
    confirm: email => write('update identity_account set email_verified = true', email),
    disable: email => write('update identity_account set disabled = true', email),
    remove: email => write('delete from identity_account', email),
  }
}

async function startAtHosted(): Promise<ProviderSite> {
  const emulator = await startAuthEmulator()
  await emulator.protectAddresses()
  // Its administration says how accounts stand; the emulator takes any token for it.
  const service = await startHostedService(() => new Date())
  const site = await startSite({
    environment: {
      IDENTITY_SERVICE_ACCOUNT: service.serviceAccount,
      IDENTITY_AUTH_DOMAIN: `${emulator.project}.firebaseapp.com`,
      IDENTITY_PROJECT: emulator.project,
      IDENTITY_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    },
  })
  const ids = new Map<string, string>()
  const idOf = async (email: string) => {
    const { users } = (await emulator.administer('accounts:lookup', { email: [email] })) as unknown as {
      users: { localId: string }[]
    }
    return ids.get(email) ?? users[0]!.localId
  }
  return {
    ...site,
    others: [emulator.host],
    makeUser: async (wanted = {}) => {
      const { emailVerified = true, password = usualPassword, displayName } = wanted
      const email = wanted.email ?? `guest-${randomBytes(4).toString('hex')}@example.org`
      const { localId } = await emulator.ask('accounts:signUp', { email, password, displayName })
      ids.set(email, localId)
      if (emailVerified) await emulator.administer('accounts:update', { localId, emailVerified })
      return { email, password }
    },
    // Its own page stands in its links; a project whose page is ours sends people here with the same query.
    newestLinkTo: async email => {
      const sent = await newest(`a mail to ${email}`, async () =>
        (await emulator.codes()).findLast(code => code.email === email),
      )
      return new URL(`/auth/action${new URL(sent.oobLink).search}`, site.origin)
    },
    newestCodeTo: async phoneNumber => {
      const find = async () => (await emulator.phoneCodes()).findLast(sent => sent.phoneNumber === phoneNumber)
      return (await newest(`a text message to ${phoneNumber}`, find)).code
    },
    confirm: async email => {
      await emulator.administer('accounts:update', { localId: await idOf(email), emailVerified: true })
    },
    disable: async email => emulator.disable(await idOf(email)),
    remove: async email => void (await emulator.administer('accounts:delete', { localId: await idOf(email) })),
    stop: async () => {
      const code = await site.stop()
      service.close()
      await emulator.stop()
      return code
    },
  }
}
