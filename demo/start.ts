// The command `npm run demo`: the built site with the demo world in its database, and whom to sign in as.

import { inProject } from '#platform/tools/project-root.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { startDemoBank } from './demo-bank.ts'
import { type DemoWorld, fillDemoWorld } from './fill-demo-world.server.ts'
import { refuseForeignRows } from './refuse-foreign-rows.server.ts'

type BuiltSite = {
  readonly serve: (options: {
    prepare: (tools: Tools) => Promise<void>
    listening: (address: string) => void
  }) => Promise<void>
  readonly explainFailedStart: (fault: unknown) => never
}

// By a path that is made up here: the bundle exists only after the build.
const site: BuiltSite = await import(inProject('build', 'server', 'index.js'))

// Nothing real is paid in a demo, unless whoever starts it says otherwise.
process.env.TRY_OUT ??= 'on'
process.env.PAYMENT_WAYS ??= 'test-card,bank-transfer'
process.env.BANK_ACCOUNT ??= 'Casita Demo, XX00 0000 0000 0000 (no such bank)'

// The bank is asked for before the settings are read, and told where the site listens once it does.
let siteOrigin: string | undefined
const takesTestCards = process.env.PAYMENT_WAYS.split(',').includes('test-card')
const bank = takesTestCards && !process.env.TEST_BANK_URL ? await startDemoBank(() => siteOrigin) : undefined
if (bank) {
  process.env.TEST_BANK_URL = bank.origin
  process.env.PAYMENT_EVENT_SECRETS ||= `test:${bank.webhookSecret}`
  // It ends with the site, and tells it nothing while that closes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => bank.close())
}

let world: DemoWorld | undefined

async function prepare(tools: Tools): Promise<void> {
  const refusal = await refuseForeignRows(tools.database)
  if (refusal) throw new StartRefused(refusal)
  world = await fillDemoWorld(tools)
  console.log(
    world.entered > 0 ? `Entered ${world.entered} homes of the demo world` : 'The demo world is there already',
  )
}

function listening(address: string): void {
  siteOrigin = address
  if (!world) return
  const { guest, operator } = world
  console.log(`
  Casita's demo world is open at ${address}

    As a guest      ${guest.email}     ${guest.password}
    As an operator  ${operator.email}  ${operator.password}

${
  bank
    ? `  Cards are taken by a made-up bank at ${bank.origin}: pay with
  4242 4242 4242 4242, or with another of the test cards that its page lists.\n`
    : ''
}  Everybody and every home in it is invented. Passwords are new at each start.
  Mails land in ${address}/admin/outbox. Stop with Ctrl+C.
`)
}

try {
  await site.serve({ prepare, listening })
} catch (fault) {
  // The bundle has a class of its own for refusals, so ours is told here.
  if (fault instanceof StartRefused) {
    console.error(fault.message)
    process.exit(1)
  }
  site.explainFailedStart(fault)
}
