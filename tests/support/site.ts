// The built site with what a test of its people needs: tools on its database, its outbox, its accounts.

import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type AppOptions, type RunningApp, startApp } from './app.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { type AccountWanted, makeAccount } from './make-account.ts'
import { bankSettings, needsBank } from './test-bank.ts'
import { roomyLimits } from './tools.ts'

export type SentMail = MailPayload & { readonly to: string; readonly link: URL }

export type Site = RunningApp & {
  /** The tools of the running site: its database, the same settings. */
  readonly tools: Tools
  /** The made-up bank, where the site takes test cards and the test names none of its own. */
  readonly bank: () => Bank
  /** Mails to an address, the newest first, with the first link of each. */
  readonly mailsTo: (address: string) => Promise<SentMail[]>
  /** The newest mail to an address; waits until there is one. */
  readonly newestMailTo: (address: string) => Promise<SentMail>
  /** Somebody who can sign in; verified unless told. The password is 'correct horse' unless told. */
  readonly makeUser: (wanted?: Partial<AccountWanted>) => Promise<{ email: string; password: string; id: string }>
}

export type SiteOptions = Pick<AppOptions, 'databaseUrl' | 'environment'> & {
  /** Fills the database before the site stands on it: what is told of days gone by meets no sweep of today. */
  readonly prepare?: (tools: Tools) => Promise<unknown>
  /** The name of a database to copy instead of an empty one. */
  readonly template?: string
}

export const usualPassword = 'correct horse'

/** Starts the site, on a fresh database unless told; `stop` closes everything. */
export async function startSite({ prepare, databaseUrl, template, ...options }: SiteOptions = {}): Promise<Site> {
  // The site says where it listens only once it does; the bank tells it from then on.
  let origin: string | undefined
  const eventsAt = () => origin && `${origin}/api/payments/events/test`
  const bank = needsBank(options.environment)
    ? await startBank({ webhook: { url: eventsAt }, deliversItself: true })
    : undefined
  const environment = {
    IDENTITY_KEY: randomBytes(32).toString('base64'),
    ...roomyLimits,
    ...(bank && bankSettings(bank)),
    ...options.environment,
  }
  const log = openLog('silent')
  const { url, database, drop } = databaseUrl
    ? standing(databaseUrl)
    : await freshDatabase({ connections: 3, ...(template && { template }) })
  const tools: Tools = {
    database,
    clock: systemClock,
    log,
    environment: parseEnvironment({ NODE_ENV: 'test', ...environment }),
  }
  const app = await prepared().catch(async fault => {
    await bank?.close()
    await drop()
    throw fault
  })
  origin = app.origin
  async function prepared(): Promise<RunningApp> {
    await prepare?.(tools)
    return startApp({ databaseUrl: url, environment })
  }
  async function mailsTo(address: string): Promise<SentMail[]> {
    const entries = await listOutbox(database, { kind: 'mail', limit: 100 })
    return entries
      .filter(({ recipient }) => recipient === address)
      .map(({ recipient, payload }) => {
        const mail = payload as MailPayload
        // Not every mail has one.
        return {
          ...mail,
          to: recipient,
          get link() {
            return new URL(/https?:\/\/\S+/.exec(mail.text)![0])
          },
        }
      })
  }
  return {
    ...app,
    tools,
    bank: () => {
      if (!bank) throw new Error('This site takes no test cards')
      return bank
    },
    mailsTo,
    newestMailTo: async address => {
      await expect.poll(() => mailsTo(address), { message: `a mail to ${address}` }).not.toEqual([])
      return (await mailsTo(address))[0]!
    },
    makeUser: async wanted => {
      const email = wanted?.email ?? `guest-${randomBytes(4).toString('hex')}@example.org`
      const password = wanted?.password ?? usualPassword
      const made = await makeAccount(tools, { emailVerified: true, ...wanted, email, password })
      if (!made.ok) throw new Error(`No account for ${email}: ${made.reason}`)
      return { email, password, id: made.user.id }
    },
    stop: async () => {
      const code = await app.stop()
      await bank?.close()
      await drop()
      return code
    },
  }
}

/** A database of somebody else, who drops it. */
function standing(url: string): FreshDatabase {
  const database = openDatabase({ url, log: openLog('silent'), connections: 3 })
  return { url, database, drop: () => database.$client.end() }
}
