// From the first page to the trip without an account, in Firefox and in WebKit: by a mailed code, and by a card that pays now.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { chooseDays } from '../support/engines/choose-days.ts'
import { engines } from '../support/engines/installed.ts'
import { button, type EnginePerson, field, heading, link, part, text, walkIn } from '../support/engines/person.ts'
import { mailedCode } from '../support/guest-checkout.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { saying } from '../support/saying.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({
    environment: { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00 1234' },
  })
  await buildSomeHomes(site.tools.database)
})
afterAll(() => site?.stop())

const name = 'The Harbour Loft'
/** Looks for the home on the first page and holds its nights. */
async function findAndReserve(person: EnginePerson, arrive: string, leave: string): Promise<void> {
  await person.open('/')
  await person.picture('first-page')
  await person.write(field(/home in/i), 'Flensburg')
  await person.press(part('[role=option]'))
  await chooseDays(person, arrive, leave)
  expect((await person.see(part('input[name=in]'))).value).toBe(arrive)
  expect((await person.see(part('input[name=out]'))).value).toBe(leave)
  await person.press(button(sentence('search.showMe')))
  // The first page has cards, too.
  await person.see(heading(saying('search.foundFree')))
  await person.press(link(name))
  await person.arrive(({ pathname }) => pathname === '/stays/harbour-loft')
  await person.see(heading(name))
  await person.picture('home')
  await person.press(button(sentence('quotes.reserve')))
  await person.see(part('[role=timer]'))
}

async function fillIn(person: EnginePerson, email: string, way: string): Promise<void> {
  await person.write(field(sentence('checkout.name')), 'Ada Lovelace')
  await person.write(field(sentence('checkout.email')), email)
  await person.press(part(`input[name=way][value=${way}]`))
  await person.press(field(saying('checkout.agree')))
  await person.picture(`checkout-${way}`)
  await person.press(button(saying('checkout.bookAndPay')))
}

/** The six digits of the mail that comes in a moment. */
async function codeFor(email: string): Promise<string> {
  await site.newestMailTo(email)
  return mailedCode(site, email)
}

/** Each with nights of its own. */
const installed = engines
  .map((engine, at) => [engine.name, engine, 40 + at * 20] as const)
  .filter(([, engine]) => engine.isInstalled())

describe.each(installed)('%s', (_, engine, days) => {
  test.runIf(isLongCheck)(
    'a home is found, its nights are held and booked with a code, and the trip is there',
    async () => {
      await walkIn(engine, site.origin, async person => {
        const email = `${randomUUID().slice(0, 8)}@example.org`
        await findAndReserve(person, daysAhead(days), daysAhead(days + 3))
        await fillIn(person, email, 'bank-transfer')
        await person.write(field(sentence('checkout.mailCode')), await codeFor(email))
        await person.press(button(saying('checkout.bookAndPay')))
        await person.arrive(({ pathname }) => pathname === '/bookings/manage')
        await person.see(heading(name))
        await person.picture('trip-by-code')
      })
    },
  )

  test('a card pays now, the trip is this browser’s, and the address is proved after', async () => {
    await walkIn(engine, site.origin, async person => {
      const email = `${randomUUID().slice(0, 8)}@example.org`
      await findAndReserve(person, daysAhead(days + 10), daysAhead(days + 12))
      await fillIn(person, email, 'test-card')
      await person.arrive(({ origin }) => origin === site.bank().origin)
      await person.write(field(/^Card number/), '4242 4242 4242 4242')
      await person.write(field(/^Expiry date/), '04/41')
      await person.write(field(/^Security code/), '123')
      await person.press(button(/^Pay /))
      await person.arrive(({ pathname }) => pathname === '/bookings/manage')
      await person.comesAlive()
      await person.see(text(sentence('bookings.stateConfirmed')))
      await person.see(heading(sentence('trips.proveTitle')))
      await person.picture('trip-paid')
      await person.write(field(sentence('checkout.mailCode')), await codeFor(email))
      await person.press(button(sentence('trips.proveNow')))
      await person.seeGone(heading(sentence('trips.proveTitle')))
      await person.see(heading(name))
    })
  })
})
