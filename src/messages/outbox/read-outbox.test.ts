// Tests of the outbox as operators read it: no word of it opens anything for anybody but its reader and an owner.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offerAddress } from '#bookings/words/enquiry-address.ts'
import { manageAddress } from '#bookings/words/manage-key.ts'
import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'
import { mailActionLink, mailActionModes } from '#identity/mail/mail-action.ts'
import { sendPhoneCode } from '#identity/phone/send-phone-code.server.ts'
import { type MailPayload, type OutboxMessage, writeOutbox } from '#platform/outbox/outbox.server.ts'
import { linkLeftOut, textLeftOut, withoutLinks, withoutLinksInHtml } from '#platform/outbox/without-links.ts'
import { everyMailLeading } from '#tests/support/every-mail.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, Role } from '#users/user/visitor.ts'
import { readOutbox } from './read-outbox.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools({
    environment: {
      SMS_SENDING: 'on',
      IDENTITY_METHODS: 'password,phone',
      IDENTITY_KEY: randomBytes(32).toString('base64'),
    },
  })
})
afterAll(() => handed.drop())
beforeEach(() => handed.tools.database.execute(sql`delete from outbox`))

const others = ['cleaner', 'reception', 'manager', 'accountant'] as const satisfies readonly Role[]
const asked = (...roles: Role[]) => readOutbox(handed.tools, { roles } as unknown as Operator, { limit: 100 })
const write = (message: Partial<OutboxMessage>) =>
  writeOutbox(
    handed.tools.database,
    { kind: 'mail', recipient: 'ada@example.org', dedupeKey: randomUUID(), ...message } as OutboxMessage,
    handed.clock.now(),
  )

const secret = () => randomBytes(32).toString('base64url')
const [key, offer, code] = [secret(), secret(), secret()]
const linkOf = (kind: MailCodeKind) =>
  mailActionLink({
    prefix: '',
    ...{ origin: 'https://casita.example', kind, code, apiKey: 'key', language: 'en-GB' },
    continueUrl: `https://casita.example/stays?where=Olhão&note=it's`,
  })

/** Every kind of mail with keys of its own wherever one can stand. */
const mails = (Object.keys(mailActionModes) as MailCodeKind[]).flatMap(kind =>
  [manageAddress(key), offerAddress('harbour-loft', offer)].flatMap(address =>
    everyMailLeading({ page: manageAddress(key), address, link: linkOf(kind) }).map(each => ({ ...each, kind })),
  ),
)
const holds = (words: string) => [key, offer, code].some(each => words.includes(each))

describe('every kind of mail', () => {
  test('has no key left in what is read by anybody but an owner', async () => {
    const carrying = new Set<string>()
    for (const { name, mail } of mails) {
      if (holds(mail.text)) carrying.add(name)
      const [text, html] = [withoutLinks(mail.text), withoutLinksInHtml(mail.html)]
      expect(holds(mail.subject + text + html), name).toBe(false)
      expect(text.includes(linkLeftOut), name).toBe(holds(mail.text))
      expect(html.includes(linkLeftOut), name).toBe(holds(mail.html))
      // All else is there, and a link with nothing behind its path can be followed.
      expect(text.replaceAll(linkLeftOut, ''), name).toBe(mail.text.replace(/https:\/\/\S+\?\S+/g, ''))
    }
    expect(carrying.size).toBeGreaterThanOrEqual(30)
    for (const mode of Object.keys(mailActionModes)) expect(carrying).toContain(mode.toLowerCase().replaceAll('_', '-'))
    for (const name of ['offer', 'continue-by-link', 'manage-by-link', 'confirmed', 'proposal', 'reminder'])
      expect(carrying).toContain(name)
  })

  test('is read whole by an owner, whatever other roles they have', async () => {
    for (const { mail } of mails.slice(0, 90)) await write({ payload: mail })
    for (const read of [await asked('owner'), await asked('guest', 'cleaner', 'owner')]) {
      expect(read.reverse().map(({ subject, text, html }) => ({ subject, text, html }))).toEqual(
        mails.slice(0, 90).map(({ mail }) => mail),
      )
      expect(read.some(({ isPart }) => isPart)).toBe(false)
    }
  })

  test.each(others)('is read by a %s without them, and says so', async role => {
    const payload = mails.find(({ name }) => name === 'password-reset')!.mail
    const open = mails.find(({ name }) => name === 'waits')!.mail
    await write({ payload: { ...payload, subject: `Look: ${linkOf('PASSWORD_RESET')}` } })
    await write({ payload: open })
    await handed.tools.database.execute(sql`
      update outbox set last_answer = ${`550 I do not take ${linkOf('EMAIL_SIGNIN')}`}`)
    const read = await asked('guest', role)
    expect(holds(JSON.stringify(read))).toBe(false)
    expect(read.map(({ isPart, lastAnswer }) => [isPart, lastAnswer])).toEqual([
      [false, `550 I do not take ${linkLeftOut}`],
      [true, `550 I do not take ${linkLeftOut}`],
    ])
    expect(read[0]!.text).toBe((open as MailPayload).text)
    expect(holds(JSON.stringify(await asked(role, 'owner')))).toBe(true)
  })
})

describe('a text message', () => {
  test('is a code, and read by owners only', async () => {
    const sent = await sendPhoneCode(handed.tools, { address: '192.0.2.9' }, { phoneNumber: '+447700900123' })
    expect(sent.ok).toBe(true)
    const [whole] = await asked('owner')
    expect(whole!.text).toMatch(/^\d{6} is your code/)
    for (const role of others) {
      const read = await asked(role)
      expect(read).toMatchObject([{ kind: 'sms', recipient: '+447700900123', text: textLeftOut, isPart: true }])
      // The number it goes to may have the same six digits in a row.
      expect(JSON.stringify(read)).not.toMatch(new RegExp(`\\b${whole!.text.slice(0, 6)}\\b`))
    }
  })
})

test('a web hook is told whole to owners only', async () => {
  await write({ kind: 'webhook', recipient: 'https://example.org/hook', payload: { secret: key } })
  expect((await asked('owner'))[0]!.text).toContain(key)
  expect(JSON.stringify(await asked('manager'))).not.toContain(key)
})

test('an address that somebody typed is left out as one of ours is', () => {
  for (const typed of [linkOf('PASSWORD_RESET'), 'HTTPS://casita.example/x?a=b', 'http://x.example/#token'])
    expect(withoutLinks(`Look: ${typed} here`)).toBe(`Look: ${linkLeftOut} here`)
  expect(withoutLinksInHtml('<p>x</p><a class="y" href="https://x.example/a?b=c">\n<b>Press</b></a>')).toBe(
    `<p>x</p>${linkLeftOut}`,
  )
  expect(withoutLinks('Is it 5? See https://casita.example/stays/loft.')).toBe(
    'Is it 5? See https://casita.example/stays/loft.',
  )
})

test('nobody else reads the outbox', () => {
  const reading = /import \{[^}]*\b(listOutbox|outboxTable)\b[^}]*\} from|\b(from|join) "?outbox"?\b/
  const readers = sourceFiles('src')
    .filter(({ path, text }) => !path.endsWith('.test.ts') && reading.test(text))
    .map(({ path }) => path)
    .filter(path => !path.startsWith('src/platform/'))
  // The first and the third only count; the second is mounted for tests of the protocol only; the last one asks by its keys
  // alone what has been written.
  expect(readers.sort()).toEqual([
    'src/admin/troubles/find-troubles.server.ts',
    'src/api/identity/test-routes.server.ts',
    'src/api/metrics/gather-gauges.server.ts',
    'src/messages/outbox/read-outbox.server.ts',
    'src/trips/before-arrival/write-arrival-mail.server.ts',
  ])
})
