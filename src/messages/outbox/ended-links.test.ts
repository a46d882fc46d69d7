// Without a transport a link or a code stays in its stored message exactly as long as it opens something.

import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { addAccount } from '#identity/account/account-store.server.ts'
import { type MailCodeKind, mailCodeLifetimes } from '#identity/account/mail-code-kind.ts'
import { lookUpMailCode, mailCode } from '#identity/mail/mail-code.server.ts'
import { phoneCodeFor, sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { tidyOutbox } from '#platform/retention/tidy-outbox.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { bookableStay, inputFor, mustHold, someBrowser } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { mailContinueLink, mailManageLink } from '#trips/manage/ask-link.server.ts'
import { exchangeKey, isGoodKey } from '#users/contact/contact-key.server.ts'
import { contactKeyTable } from '#users/contact/contact-tables.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import { days, later } from '#values/duration.ts'

const origin = 'https://casa.example'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools({
    environment: {
      PUBLIC_URL: origin,
      SMS_SENDING: 'on',
      IDENTITY_METHODS: 'password,phone',
      IDENTITY_KEY: randomBytes(32).toString('base64'),
    },
  })
})
afterAll(() => handed.drop())
beforeEach(() => handed.tools.database.execute(sql`delete from outbox`))

/** The words of all messages as they stand once the hourly job has looked at them. */
async function storedWords(): Promise<string[]> {
  await tidyOutbox(handed.tools)
  const entries = await listOutbox(handed.tools.database, { limit: 100 })
  return entries.map(({ payload }) => JSON.stringify(payload))
}
const linkKey = /[?&]key=([\w-]+)/
const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

test.each(Object.keys(mailCodeLifetimes) as MailCodeKind[])('the code of %s', async kind => {
  const { tools, clock } = handed
  const email = `${kind.toLowerCase()}@example.org`
  const account = (await addAccount(tools.database, { email, emailVerified: true }, clock.now()))!
  const isChange = kind === 'VERIFY_AND_CHANGE_EMAIL'
  await inTransaction(tools.database, queries =>
    mailCode(tools, queries, {}, { kind, accountId: account.id, email, ...(isChange && { newEmail: `new-${email}` }) }),
  )
  const code = /oobCode=([\w-]+)/.exec((await storedWords())[0]!)![1]!
  const state = async () => {
    const kept = (await storedWords())[0]!.includes(code)
    return { kept, opens: (await lookUpMailCode(tools.database, code, clock.now())).ok }
  }
  const end = later(clock.now(), mailCodeLifetimes[kind])
  clock.set(justBefore(end))
  expect(await state()).toEqual({ kept: true, opens: true })
  clock.set(end)
  expect(await state()).toEqual({ kept: false, opens: false })
})

test('the code of a text message', async () => {
  const { tools, clock } = handed
  expect((await sendPhoneCode(tools, {}, { phoneNumber: '+447700900123' })).ok).toBe(true)
  const end = later(clock.now(), phoneCodeFor)
  clock.set(justBefore(end))
  expect((await storedWords())[0]).toMatch(/\d{6} is your code/)
  clock.set(end)
  expect((await storedWords())[0]).not.toMatch(/\d{6}/)
})

test('the links to go on with a hold and to a booking without an account', async () => {
  const { tools, clock } = handed
  const day = (offset: number) => later(clock.now(), days(offset)).toISOString().slice(0, 10)
  const { stayId } = await bookableStay(tools.database)
  const [email, browser] = ['ada@example.org', someBrowser()]
  const holdId = await mustHold(tools, { browser }, { stayId, input: inputFor(day(10), day(13)) })
  const from = { email, address: '203.0.113.7', origin }
  for (let asked = 0; asked < 2; asked++) await mailContinueLink(tools, { browser }, { ...from, holdId })
  const opened = await exchangeKey(tools, linkKey.exec((await storedWords())[1]!)![1]!, ['continue'])
  if (!opened.ok) throw new Error(opened.reason)
  const cookie = opened.setCookie.split(';')[0]!
  const contact = await readContact(tools, new Request(origin, { headers: { cookie } }))
  const { quoteId, reference } = (await findRow(tools.database, holdId))!
  const input = { contact: { name: 'Ada', email, phone: null }, staying: null, notes: '', recipient: null }
  const terms = { termsHash: (await currentTerms(tools)).hash }
  const booked = await bookStay(
    tools,
    { contact: contact! },
    { holdId, quoteId, input: { ...input, ...terms }, key: randomUUID(), address: '', origin },
  )
  if (!booked.ok) throw new Error(booked.reason)
  await mailManageLink(tools, { ...from, reference })

  const keys = (await storedWords()).flatMap(words => linkKey.exec(words)?.[1] ?? [])
  expect(keys.length).toBeGreaterThanOrEqual(4)
  await tools.database.update(contactKeyTable).set({ usedAt: null }).where(eq(contactKeyTable.purpose, 'continue'))
  const check = async () => {
    const words = (await storedWords()).join()
    for (const key of keys) expect(words.includes(key)).toBe(await isGoodKey(tools, key, ['continue', 'manage']))
    return keys.filter(key => words.includes(key)).length
  }
  const ends = await tools.database
    .selectDistinct({ at: contactKeyTable.expiresAt })
    .from(contactKeyTable)
    .where(sql`purpose <> 'cookie'`)
    .orderBy(contactKeyTable.expiresAt)
  const left: number[] = []
  for (const { at } of ends)
    for (const moment of [justBefore(at), at]) {
      clock.set(moment)
      left.push(await check())
    }
  expect([left[0], left.at(-1)]).toEqual([keys.length, 0])
  expect(new Set(left).size).toBeGreaterThan(2)
})
