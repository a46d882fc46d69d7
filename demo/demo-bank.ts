// The made-up bank beside the demo: it remembers what was paid for as long as the demo's data lies there.

import { join } from 'node:path'
import { openDataFolder } from '#platform/postgres/data-folder.server.ts'
import { type Bank, startBank } from './bank/start-bank.ts'

/** `siteOrigin` answers where the site listens, as soon as it does. */
export function startDemoBank(siteOrigin: () => string | undefined): Promise<Bank> {
  return startBank({
    port: Number(process.env.BANK_PORT ?? 0),
    stateFile: join(openDataFolder(process.env.DATA_DIR), 'made-up-bank.json'),
    deliversItself: true,
    webhook: {
      url: () => {
        const origin = siteOrigin()
        return origin && `${origin}/api/payments/events/test`
      },
    },
  })
}
