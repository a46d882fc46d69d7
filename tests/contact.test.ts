// Writing to the operator over HTTP, without script: stored, mailed, thanked for, limited; and answered from the inbox.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { SITE_CONTACT: 'desk@casa.example', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => site?.stop())

const good = { name: 'Ada Lovelace', email: 'ada@example.org', subject: 'Harbour Loft', text: 'Is there a piano?' }
let people = 0
/** Somebody at an address of their own. */
const somebody = () => ({ visitor: plainVisitor(site), from: { 'x-forwarded-for': `198.51.100.${++people}` } })

async function keyOn(visitor: PlainVisitor): Promise<string> {
  return /name="key" value="([^"]+)"/.exec((await visitor.get('/contact')).text)![1]!
}

async function countConversations(): Promise<number> {
  const { rows } = await site.tools.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from conversation`,
  )
  return rows[0]!.count
}

test('a message leads to a page that survives a reload, and to a mail for each side', async () => {
  const { visitor, from } = somebody()
  const sent = await visitor.post('/contact', { ...good, key: await keyOn(visitor) }, from)
  expect([sent.status, sent.location]).toEqual([303, '/contact/thanks'])
  for (let times = 0; times < 2; times++) {
    const thanks = await visitor.get('/contact/thanks')
    expect([thanks.status, asRendered(thanks.text).text.includes(sentence('pages.messageArrived'))]).toEqual([
      200,
      true,
    ])
  }
  const [received] = await site.mailsTo('desk@casa.example')
  expect(received).toMatchObject({
    subject: sentence('messages.receivedAbout', { subject: 'Harbour Loft' }),
    replyTo: 'ada@example.org',
  })
  expect(received!.text).toContain('Is there a piano?')
  expect((await site.mailsTo('ada@example.org')).map(({ subject }) => subject)).toEqual([
    sentence('messages.haveIt', { siteName: 'Casita' }),
  ])
})

test('sent twice, by the way back or a double click, it is one message', async () => {
  const { visitor, from } = somebody()
  const form = { ...good, email: 'twice@example.org', key: await keyOn(visitor) }
  const before = await countConversations()
  for (let times = 0; times < 2; times++) {
    expect((await visitor.post('/contact', form, from)).location).toBe('/contact/thanks')
  }
  expect(await countConversations()).toBe(before + 1)
})

test('with faults everything typed is still there, with a sentence beside each field that needs one', async () => {
  const { visitor, from } = somebody()
  const typed = { name: 'Ada <b>', email: 'ada@', subject: '7QK2M9XD', text: '' }
  const again = await visitor.post('/contact', typed, from)
  expect(again.status).toBe(422)
  expect(again.faults).toEqual([
    sentence('messages.lookAgain'),
    sentence('contact.emailWrong'),
    sentence('contact.textMissing'),
  ])
  const { values, tags } = asRendered(again.text)
  expect(values('value')).toEqual(expect.arrayContaining(['Ada <b>', 'ada@', '7QK2M9XD']))
  expect(tags('textarea')[0]).toContain('aria-invalid="true"')
})

test('a program that fills in what nobody sees is thanked, and nothing is kept', async () => {
  const { visitor, from } = somebody()
  const before = await countConversations()
  const sent = await visitor.post('/contact', { ...good, website: 'https://spam.example' }, from)
  expect(sent.location).toBe('/contact/thanks')
  expect(await countConversations()).toBe(before)
})

test('a form from another site is turned away', async () => {
  const { visitor, from } = somebody()
  const sent = await visitor.post('/contact', good, { ...from, origin: 'https://evil.example' })
  expect(sent.status).toBe(403)
})

test('the sixth message in a row from one address waits, with what was typed; other addresses do not', async () => {
  const { visitor, from } = somebody()
  const write = (at: number, headers: Record<string, string>) =>
    visitor.post('/contact', { ...good, email: `p${at}@example.org`, text: `Question ${at}` }, headers)
  for (let at = 0; at < 5; at++) expect((await write(at, from)).status).toBe(303)
  const sixth = await write(5, from)
  expect(sixth.status).toBe(429)
  expect(sixth.faults[0]).toBe(sentence('pages.tooManyMessages', { contact: 'desk@casa.example' }))
  expect(sixth.text).toContain('Question 5')
  expect((await write(6, somebody().from)).status).toBe(303)
})

test('the inbox is the operators’; an answer from it is mailed and shown, and the next day’s page says nobody waits', async () => {
  await site.tools.database.execute(sql`delete from conversation`)
  const { visitor, from } = somebody()
  await visitor.post('/contact', { ...good, email: 'asks@example.org', key: await keyOn(visitor) }, from)
  const { email, id } = await site.makeUser({ displayName: 'The desk' })
  const operator = plainVisitor(site)
  await operator.post('/login', { email, password: usualPassword })
  expect((await operator.get('/admin/inbox')).status).toBe(404)
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'reception', now() - interval '1 minute')`,
  )
  expect(asRendered((await operator.get('/admin')).text).text).toContain(sentence('today.messages', { count: 1 }))
  const inbox = await operator.get('/admin/inbox')
  expect(asRendered(inbox.text).text).toContain(sentence('messages.waiting'))
  const page = /href="(\/admin\/inbox\/[0-9a-f-]{36})"/.exec(inbox.text)![1]!
  const thread = await operator.get(page)
  expect(asRendered(thread.text).text).toContain('Is there a piano?')
  const hidden = Object.fromEntries(
    [...thread.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )
  const empty = await operator.post(page, { ...hidden, intent: 'write', text: ' ' })
  expect([empty.status, ...empty.faults]).toEqual([422, sentence('messages.textMissing')])
  const answered = await operator.post(page, { ...hidden, intent: 'write', text: 'Yes, an old one.' })
  expect([answered.status, answered.location]).toEqual([303, page])
  const [mail] = await site.mailsTo('asks@example.org')
  expect(mail).toMatchObject({ subject: 'Re: Harbour Loft', replyTo: 'desk@casa.example' })
  expect(mail!.text).toContain('Yes, an old one.')
  expect(asRendered((await operator.get('/admin/inbox')).text).text).not.toContain(
    sentence('messages.unreadCount', { unread: 1 }),
  )
  expect(asRendered((await operator.get('/admin')).text).text).not.toContain(sentence('today.messages', { count: 1 }))
})
