// A site that nobody has set up yet, with a mail server and a made-up bank to which its owner can connect it.

import { randomBytes } from 'node:crypto'
import { withConnections } from '#admin/site/connections/with-connections.server.ts'
import { type Bank, startBank } from '#demo/bank/start-bank.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { followSite } from '#site/snapshot/follow-site.server.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Site, startSite } from './site.ts'

export type BareSite = {
  readonly site: Site
  readonly bank: Bank
  readonly mails: MailServer
  /** Who may send mails there. */
  readonly mailUser: { readonly name: string; readonly password: string }
  /** The path of the address that makes the first owner. */
  readonly setup: string
  /** The site as this process sees it, with what its owner has connected, at another time. */
  readonly toolsAt: (moment: Date) => Tools
  readonly stop: () => Promise<void>
}

/** Starts all three; the site keeps its files in `dataDir`. */
export async function openBareSite(dataDir: string): Promise<BareSite> {
  const mailUser = { name: 'site@mail', password: 'a+b/c@d:e %' }
  const mails = await startMailServer({ user: mailUser })
  let site: Site | undefined
  const webhook = { url: () => site && `${site.origin}/api/payments/events/stripe` }
  const bank = await startBank({ secretKey: 'rk_test_aRestrictedKeyOfTests', webhook, deliversItself: true })
  const stopBeside = async () => {
    await bank.close()
    await mails.close()
  }
  try {
    const IDENTITY_KEY = randomBytes(32).toString('base64')
    site = await startSite({ environment: { DATA_DIR: dataDir, IDENTITY_KEY, STRIPE_API: bank.origin } })
    const { tools, logs, stop } = site
    const stopFollowing = await followSite(tools)
    const environment = withConnections(tools.environment, tools.database)
    return {
      ...{ site, bank, mails, mailUser },
      setup: /becomes the first: \S+(\/setup\?key=[\w-]{43})$/m.exec(logs())![1]!,
      toolsAt: moment => ({ ...tools, environment, clock: { now: () => moment } }),
      stop: async () => {
        await stopFollowing()
        await stop()
        await stopBeside()
      },
    }
  } catch (fault) {
    await stopBeside()
    throw fault
  }
}
