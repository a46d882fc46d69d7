// Every form and button of the admin pages as every role: what is shown may be used, and what is not shown is refused.

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { may } from '#users/permissions/permissions.ts'
import { unknownIntent } from '#values/intent.ts'
import { intentsBelow } from './support/components-below.ts'
import { type AdminButton, adminButtons, press } from './support/desk-forms.ts'
import { type AdminWorld, fillAdmin } from './support/desk-world.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

const roles = ['cleaner', 'reception', 'accountant', 'manager'] as const
const holdings = ['everywhere', 'own', 'other'] as const
const people = roles.flatMap(role => holdings.map(holding => [role, holding] as const))

let site: Site
let world: AdminWorld
let owner: PlainVisitor
/** What the owner meets, and with it everything there is. */
let all: Map<string, AdminButton>
const visitors = new Map<string, PlainVisitor>()
const shown = new Map<string, Map<string, AdminButton>>()

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
    prepare: async tools => {
      world = await fillAdmin(tools)
    },
  })
  owner = await signedIn('owner', 'everywhere')
  for (const [role, holding] of people) {
    const visitor = await signedIn(role, holding)
    visitors.set(`${role} ${holding}`, visitor)
  }
  // Once they are all there: the list of people is of them.
  all = await adminButtons(owner)
  for (const [name, visitor] of visitors) shown.set(name, await adminButtons(visitor))
})
afterAll(() => site?.stop())

async function signedIn(role: (typeof roles)[number] | 'owner', holding: (typeof holdings)[number]) {
  const user = await site.makeUser(holding === 'everywhere' ? { roles: [role] } : {})
  if (holding !== 'everywhere') {
    const { id } = holding === 'own' ? world.home : world.elsewhere
    await site.tools.database.execute(sql`
      insert into role_grant (user_id, role, scope, scope_id, granted_at)
      values (${user.id}, ${role}, 'stay', ${id}, now() - interval '1 minute')`)
  }
  const visitor = plainVisitor(site)
  await visitor.post('/login', { email: user.email, password: usualPassword })
  return visitor
}

/** What the page says that has just been done. */
function statusOf({ text }: PlainAnswer): string {
  return asRendered(/<main[^>]*><div role="status">(.*?)<\/div>/s.exec(text)?.[1] ?? '').text
}

/** Buttons that only come after something else, and why they are not among those that are found. */
const later = [
  {
    page: '/admin/bookings/:id',
    intent: 'cancel-goodwill',
    why: 'for a guest who paid more than the policy gives back',
  },
  { page: '/admin/bookings/:id', intent: 'change-now', why: 'beside a price, once other dates were chosen' },
  { page: '/admin/bookings/:id', intent: 'no-show', why: 'for a guest who should have arrived' },
  { page: '/admin/bookings/new', intent: 'price', why: 'beside the price of chosen nights' },
  { page: '/admin/bookings/new', intent: 'book', why: 'beside the price of chosen nights' },
  { page: '/admin/bookings/new', intent: 'hold', why: 'beside the price of chosen nights' },
  { page: '/admin/bookings/new', intent: 'offer', why: 'beside the price of chosen nights' },
  { page: '/admin/bookings/:id', intent: 'propose', why: 'beside a price, once other dates were chosen' },
  { page: '/admin', intent: 'cancel-booking', why: 'for nights that a booking has and another site sold too' },
  { page: '/admin', intent: 'deposit-received', why: 'for a booking of which something else is to be settled too' },
  ...['done', 'read', 'insert'].map(intent => {
    return {
      page: '/admin/bookings/:id',
      intent,
      why: 'for a thread with messages of its guest, or once there is a snippet',
    }
  }),
  { page: '/admin/bookings/:id', intent: 'remove-note', why: 'for a note that was added' },
  ...['offer', 'decline-enquiry', 'insert'].map(intent => {
    return { page: '/admin/inbox/:id', intent, why: 'for the thread of an enquiry, or once there is a snippet' }
  }),
  ...['send-again', 'withdraw'].map(intent => {
    return { page: '/admin/people', intent, why: 'for an invitation that waits' }
  }),
  { page: '/admin/inbox/snippets', intent: 'remove', why: 'for a snippet that was saved' },
  ...['earlier', 'later', 'remove', 'remove-picture'].map(intent => {
    return { page: '/admin/homes/:slug/manual', intent, why: 'for a part of the manual that was written' }
  }),
  { page: '/admin/homes/:slug/units', intent: 'put-back', why: 'for a unit out of service' },
  { page: '/admin/homes/:slug/units', intent: 'remove', why: 'for one of several units' },
  { page: '/admin/site/looks', intent: 'remove-picture', why: 'for a picture that was set' },
  { page: '/admin/site/file', intent: 'import', why: 'once it was seen what the file would change' },
  { page: '/admin/site/connections', intent: 'try-mail', why: 'once a mail server is connected' },
  { page: '/admin/people/:id', intent: 'keep', why: 'beside what was looked at of the roles' },
  ...['keep', 'look-away', 'take-away'].map(intent => {
    return { page: '/admin/groups', intent, why: 'beside what was typed, and on the page of a group that there is' }
  }),
  ...['keep', 'look-away', 'take-away'].map(intent => {
    return { page: '/admin/taxes', intent, why: 'beside what was typed, and on the page of a place that there is' }
  }),
  ...['look', 'keep', 'look-away', 'take-away'].map(intent => {
    return { page: '/admin/rates', intent, why: 'once homes are chosen, as in many-homes.test.ts' }
  }),
  { page: '/admin/calendar', intent: 'block', why: 'for free nights that were chosen' },
  { page: '/admin/calendar', intent: 'lift', why: 'which the calendar of the home has' },
  { page: '/admin/bookings', intent: 'remove-view', why: 'for a view that was saved' },
  { page: '/admin/homes/:slug/calendar', intent: 'keep', why: 'beside what was looked at for chosen nights' },
  { page: '/admin/homes/:slug/calendar', intent: 'take-away', why: 'beside what was looked at for chosen nights' },
  { page: '/admin/statements/:id', intent: 'columns', why: 'for who uploaded a statement that does not say enough' },
  { page: '/admin/statements/:id', intent: 'apply', why: 'for who uploaded a statement' },
]

/** The desk's pages by their files, as the routes have them. */
const files = [...readFileSync('src/routes.ts', 'utf8').matchAll(/route\('(admin[^']*)', '(pages\/[^']*)'/g)].map(
  ([, path, file]) => [`/${path}`, `src/${file}`] as const,
)

test.each(files)('of each button that %s has there is one to be pressed here', (page, file) => {
  const met = [...all.values(), ...later].filter(button => button.page === page).map(({ intent }) => intent)
  // One that is missing is shown in none of the states of `support/desk-world.ts`: make one there.
  expect(intentsBelow(file).filter(intent => !met.includes(intent))).toEqual([])
})

test.each(people)('what is not shown to a %s, %s, is refused', async (role, holding) => {
  const name = `${role} ${holding}`
  const visitor = visitors.get(name)!
  const pages = new Map<string, number>()
  const wrong: unknown[] = []
  for (const button of all.values()) {
    if (shown.get(name)!.has(button.mark)) continue
    const path = button.action.split('?')[0]!
    if (!pages.has(path)) pages.set(path, (await visitor.get(path)).status)
    const { status } = await press(visitor, button, { text: 'Words.' })
    // What is not theirs does not exist for them.
    const right = pages.get(path) === 404 ? [404, 405] : holding === 'everywhere' ? [403] : [403, 404]
    if (!right.includes(status)) wrong.push([button.mark, pages.get(path), status])
  }
  expect(wrong).toEqual([])
})

test('what is refused does nothing: the desk is as it was', async () => {
  expect([...(await adminButtons(owner)).keys()]).toEqual([...all.keys()])
})

test('a manager meets what an owner does, and who changes nothing meets no button', () => {
  // The roles of owners are theirs, and so is what is demanded of everybody, and what the site is connected to.
  const isOwners = ({ page, intent }: AdminButton) =>
    ['/admin/people/:id', '/admin/site/connections'].includes(page) || intent === 'set-second-factor'
  const others = (buttons: Map<string, AdminButton>) => [...buttons.values()].filter(button => !isOwners(button))
  expect(others(shown.get('manager everywhere')!).map(({ mark }) => mark)).toEqual(others(all).map(({ mark }) => mark))
  for (const [role, holding] of people) {
    const { id } = holding === 'own' ? world.home : world.elsewhere
    const who =
      holding === 'everywhere'
        ? { roles: ['guest' as const, role] }
        : { roles: ['guest' as const], stayRoles: [{ role, stayId: id }] }
    const changesNothing = !['homes', 'nights', 'rates', 'bookings', 'money', 'conversations', 'channels'].some(area =>
      may(who, area as 'homes', 'change'),
    )
    // Whoever sees the list of bookings saves views of it for themselves.
    const met = [...shown.get(`${role} ${holding}`)!.values()].filter(({ intent }) => intent !== 'save-view')
    if (changesNothing) expect([role, holding, met.length]).toEqual([role, holding, 0])
  }
})

test.each(people)('what is shown to a %s, %s, is not refused', async (role, holding) => {
  const name = `${role} ${holding}`
  const visitor = visitors.get(name)!
  const wrong: unknown[] = []
  for (const [mark, button] of shown.get(name)!) {
    // It would take the role from whoever presses next: `people.test.ts` does it.
    if (button.page === '/admin/people/:id') continue
    const { status, text, location } = await press(visitor, button)
    const isUnknown = asRendered(text).text.includes(unknownIntent())
    if ([403, 405].includes(status) || isUnknown) wrong.push([mark, status])
    // What was done is said to have been done, once.
    if (status === 303) {
      const said = statusOf(await visitor.get(location!))
      const again = statusOf(await visitor.get(location!))
      if (said === '' || again !== '') wrong.push([mark, said, again])
    }
  }
  expect(wrong).toEqual([])
})
