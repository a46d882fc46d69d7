// Every action of the admin says that it was done: each button of each page is pressed until it does, or is named here with its test.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { intentsBelow } from './support/components-below.ts'
import { type AdminButton, adminButtons, press } from './support/desk-forms.ts'
import { fillAdmin } from './support/desk-world.ts'
import { makeOperator } from './support/operators.ts'
import { confirmationIn, type PlainAnswer, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
    prepare: async tools => {
      await fillAdmin(tools)
    },
  })
  owner = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

const files = [
  ...readFileSync(inProject('src', 'routes.ts'), 'utf8').matchAll(/route\('(admin[^']*)', '(pages\/[^']*)'/g),
]
  .map(([, path, file]) => ({ path: `/${path}`, file: `src/${file}` }))
  .filter(({ file }) => /^export (async function|const) action\b/m.test(readFileSync(inProject(file), 'utf8')))

it.each(files)('$path leaves no change without a word: it redirects by what says so', ({ file }) => {
  const text = readFileSync(inProject(file), 'utf8')
  expect(text).not.toMatch(/import \{[^}]*\bredirect\b[^}]*\} from 'react-router'/)
})

/** Buttons that are not carried out as they stand; all actions of a page redirect in one place, which is held to account above. */
const notPressed: Readonly<Record<string, readonly string[]>> = {
  'they show what would come': [
    ...['/admin/homes/:slug/calendar look', '/admin/homes/:slug/calendar look-away'],
    ...['/admin/homes/:slug/rates look', '/admin/homes/:slug/rates look-away'],
    ...['/admin/homes/:slug/rules look', '/admin/homes/:slug/rules look-away'],
    ...['/admin/terms look', '/admin/terms look-away', '/admin/rates look', '/admin/rates look-away'],
    ...['/admin/taxes look', '/admin/taxes/:id look', '/admin/taxes/:id look-away'],
    ...['/admin/groups look', '/admin/groups/:id look', '/admin/groups/:id look-away'],
    '/admin/site/texts/:name preview',
    ...['looks preview', 'front preview', 'frame preview-links', 'frame preview-announcement'].map(
      intent => `/admin/site/${intent}`,
    ),
    ...['/admin/homes/:slug/words preview', '/admin/bookings/:id insert', '/admin/inbox/:id insert'],
  ],
  'it says itself what came of it': ['/admin/site/connections try-mail'],
  'they come after such a look': [
    ...['/admin/homes/:slug/calendar keep', '/admin/homes/:slug/calendar take-away'],
    ...['/admin/homes/:slug/rates keep', '/admin/homes/:slug/rates take-away'],
    ...['/admin/homes/:slug/rules keep', '/admin/homes/:slug/rules take-away'],
    ...['/admin/terms keep', '/admin/terms take-away', '/admin/rates keep', '/admin/rates take-away'],
    ...['/admin/taxes keep', '/admin/taxes/:id keep', '/admin/taxes/:id take-away'],
    ...['/admin/groups keep', '/admin/groups/:id keep', '/admin/groups/:id take-away'],
    ...['/admin/bookings/:id propose', '/admin/bookings/:id change-now'],
    ...['price', 'book', 'hold', 'offer'].map(intent => `/admin/bookings/new ${intent}`),
  ],
  'another button has answered the only one there is, or its time has not come': [
    ...[
      '/admin accept-dispute',
      '/admin cancel-booking',
      '/admin contest-dispute',
      '/admin decline',
      '/admin decline-change',
      '/admin offer',
    ],
    ...['/admin deposit-received', '/admin deposit-release', '/admin refund', '/admin refund-sent'],
    ...['/admin retry-refund', '/admin/bookings/:id approve', '/admin/bookings/:id decline'],
    ...['/admin/bookings/:id deposit-release', '/admin/bookings/:id refund-sent', '/admin/bookings/:id retry-refund'],
    ...['/admin/bookings/:id make-invoice', '/admin/bookings/:id no-show', '/admin/homes/:slug/channels set-aside'],
    ...['/admin/homes/:slug/channels close-address', '/admin/reviews hide', '/admin/inbox/snippets remove'],
    ...['discard', 'remove', 'restore'].map(intent => `/admin/site/texts/:name ${intent}`),
    '/admin/bookings/:id cancel-goodwill',
  ],
  'they need nights that somebody chose, as in roles.test.ts': ['/admin/calendar block', '/admin/calendar lift'],
  'they need a thread of a booking or an enquiry in which a guest wrote, as in threads.test.ts and roles.test.ts': [
    ...['/admin/bookings/:id done', '/admin/bookings/:id read', '/admin/inbox/:id offer'],
    '/admin/inbox/:id decline-enquiry',
  ],
  'they need what somebody types, as in admin-saves.test.ts': [
    ...['/admin/exchange-rates set-rate', '/admin/homes/:slug/calendar block', '/admin/homes/:slug/channels add-feed'],
    ...['/admin/homes/:slug/equipment ', '/admin/homes/:slug/languages/:language ', '/admin/homes/:slug/place '],
    ...['/admin/homes/:slug/near keep', '/admin/homes/:slug/near take-away', '/admin/homes/:slug/rooms '],
    ...[
      '/admin/homes/:slug/arrival ',
      '/admin/homes/:slug/words keep',
      '/admin/homes/new ',
      '/admin/homes/:slug/copy ',
    ],
    ...['add', 'compose', 'put-back', 'remove', 'rename', 'take-out'].map(
      intent => `/admin/homes/:slug/units ${intent}`,
    ),
    ...['earlier', 'keep', 'later', 'remove'].map(intent => `/admin/homes/:slug/manual ${intent}`),
  ],
  'they are on the page of a place, in the same form': [
    ...['/admin/taxes look-away', '/admin/taxes take-away', '/admin/groups look-away', '/admin/groups take-away'],
  ],
  'they need a home or another booking that somebody chose, as in moving-bookings.test.ts': [
    ...['/admin/bookings/:id/move move', '/admin/bookings/:id/move swap'],
  ],
  'they need somebody else, whose roles were looked at, as in people.test.ts': [
    ...['keep', 'look', 'look-away', 'take-away'].map(intent => `/admin/people/:id ${intent}`),
  ],
  'they need an owner with a second factor of their own, as in second-factor.test.ts': [
    '/admin/people set-second-factor',
  ],
  'they need files': [
    ...['add', 'earlier', 'first', 'later', 'remove'].map(intent => `/admin/homes/:slug/photos ${intent}`),
    '/admin/homes/:slug/manual remove-picture',
    ...['picture', 'remove-picture'].map(intent => `/admin/site/looks ${intent}`),
    ...['preview-file', 'import'].map(intent => `/admin/site/file ${intent}`),
    ...['/admin/statements ', '/admin/statements/:id apply', '/admin/statements/:id columns'],
  ],
}

/** What some need to be carried out at all. */
const typedFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/admin/bookings save-view': { name: 'Mine' },
  '/admin/site/texts make': { name: 'by-bus', title: 'By bus', text: 'Get off at the mill.' },
  '/admin/site/texts/:name draft': { title: 'By bus' },
  '/admin/site/texts/:name publish': { title: 'By bus' },
  '/admin/site/redirects add': { from: '/old', to: '/stays' },
  '/admin/site/connections mail': { host: 'mail.example.org' },
  '/admin/site/connections texts': { address: 'https://gateway.example.org/send' },
  '/admin/site/connections stripe': { secretKey: 'rk_test_0123456789' },
  '/admin/people invite': { email: 'new@example.org', 'role-1': 'reception' },
  '/admin/inbox/snippets make': { title: 'Hello', 'text-0': 'Good morning.' },
}

function statusOf({ text }: PlainAnswer): string {
  return asRendered(/<main[^>]*><div role="status">(.*?)<\/div>/s.exec(text)?.[1] ?? '').text
}

/** Presses until it is done, confirming what is asked; what was said then, or undefined when it was refused or shows something. */
async function done(button: AdminButton): Promise<string | undefined> {
  const usual = { reason: 'Rain.', text: 'Words.', sum: '1', evidence: 'They came.' }
  let answer = await press(owner, button, { ...usual, ...typedFor[`${button.page} ${button.intent}`] })
  const question = answer.status === 200 ? confirmationIn(answer) : undefined
  if (question) answer = await owner.post(button.action, question)
  return answer.status === 303 ? statusOf(await owner.get(answer.location!)) : undefined
}

it('says so of each button', async () => {
  const said = new Map<string, boolean>()
  const silent: string[] = []
  const pressAll = async () => {
    for (const button of (await adminButtons(owner)).values()) {
      const name = `${button.page} ${button.intent}`
      if (said.get(name)) continue
      const words = await done(button)
      if (words === '') silent.push(name)
      said.set(name, words !== undefined && words !== '')
    }
  }
  await pressAll()
  // Those that come after another: what was noted and saved can be taken away.
  await pressAll()
  expect(silent).toEqual([])
  const all = files.flatMap(({ path, file }) => intentsBelow(file).map(intent => `${path} ${intent}`))
  const unsaid = [...new Set([...all, ...said.keys()])].filter(name => !said.get(name))
  // A new button is pressed here, or joins the others with the reason why it cannot be.
  expect(unsaid.filter(name => !Object.values(notPressed).flat().includes(name))).toEqual([])
})
