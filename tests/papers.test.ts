// Papers over HTTP, as a browser without script asks for them: the guest's, the operator's, and nobody else's.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import { buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { organise } from './support/papers-world.ts'
import { hiddenFields, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let slug: string
let manager: PlainVisitor
let guest: PlainVisitor
let booking: string
let number: string

const ask = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  site.tools.database.execute<Row>(query)

const signedIn = (role?: Parameters<typeof makeOperator>[1]) =>
  makeOperator(site, role, { displayName: 'Ada Lovelace' })

let visits = 0
/** A confirmed booking of two nights that is paid at the home. */
async function book(visitor: PlainVisitor): Promise<string> {
  visits++
  const day = (at: number) => new Date(Date.now() + (60 + visits * 4 + at) * 86_400_000).toISOString().slice(0, 10)
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', in: day(0), out: day(2), adults: '2' })
  const page = await visitor.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const fields = { ...hiddenFields(page), intent: 'book', name: 'Ada Lovelace', email: 'ada@example.org', phone: '' }
  const sent = await visitor.post(held.location!, { ...fields, notes: '', terms })
  expect(sent.status).toBe(303)
  return hiddenFields(page).hold!
}

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: '' } })
  slug = (await buildHome(site.tools.database, { name: 'Harbour Loft' })).slug
  await organise(site.tools.database, 'never')
  manager = await signedIn('manager')
  guest = await signedIn()
  booking = await book(guest)
})
afterAll(() => site?.stop())

const recipient = {
  intent: 'set-recipient',
  recipientName: 'Analytical Ltd',
  recipientAddress: '12 St James’s Square\r\nLondon',
}

describe('whom an invoice is for', () => {
  test('is said on a page of its own, and what cannot be is shown again beside its field', async () => {
    const path = `/user/bookings/${booking}/recipient`
    const refused = await guest.post(path, { ...recipient, recipientTaxNumber: 'X'.repeat(41) })
    expect(refused.status).toBe(422)
    expect(asRendered(refused.text).text).toMatch(saying('papers.taxNumberTooLong'))
    expect(refused.text).toContain('Analytical Ltd')
    expect(refused.text).toContain('12 St James’s Square\nLondon')
    const many = await guest.post(path, {
      ...recipient,
      recipientTaxNumber: '',
      recipientAddress: 'a\nb\nc\nd\ne\nf\ng',
    })
    expect([many.status, asRendered(many.text).text]).toEqual([
      422,
      expect.stringMatching(saying('papers.tooManyLines')),
    ])
    const control = await guest.post(path, { ...recipient, recipientTaxNumber: 'A\u202eB' })
    expect([control.status, asRendered(control.text).text]).toEqual([
      422,
      expect.stringMatching(saying('papers.letters')),
    ])
    expect((await guest.post(path, { ...recipient, intent: 'other', recipientTaxNumber: '' })).status).toBe(400)
    const saved = await guest.post(path, { ...recipient, recipientTaxNumber: 'GB123' })
    expect([saved.status, saved.location]).toEqual([303, `/user/bookings/${booking}`])
    expect((await guest.get(path)).text).toContain('value="GB123"')
  })

  test('is no page for anybody else', async () => {
    const stranger = await signedIn()
    const path = `/user/bookings/${booking}/recipient`
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post(path, { ...recipient, recipientTaxNumber: '' })).status).toBe(404)
  })
})

describe('an operator', () => {
  test('has the invoice made from the page of the booking, once', async () => {
    const page = await manager.get(`/admin/bookings/${booking}`)
    expect(asRendered(page.text).text).toMatch(saying('papers.makeNow'))
    const made = await manager.post('/admin/invoices', { intent: 'make-invoice', booking })
    expect(made.status).toBe(303)
    number = made.location!.replace('/admin/invoices/', '')
    expect(number).toMatch(/^RE-\d{4}-00001$/)
    const shown = asRendered((await manager.get(made.location!)).text).text
    for (const words of ['Casita Vacances S.L.', 'Analytical Ltd', 'GB123', 'Harbour Loft', number]) {
      expect(shown).toContain(words)
    }
    const again = await manager.post('/admin/invoices', { intent: 'make-invoice', booking })
    expect([again.status, asRendered(again.text).text]).toEqual([
      409,
      expect.stringMatching(saying('papers.papersComplete')),
    ])
    expect((await manager.post('/admin/invoices', { intent: 'make-invoice', booking: 'x' })).status).toBe(400)
    expect((await manager.post('/admin/invoices', { intent: 'break', booking })).status).toBe(400)
  })

  test('finds it by its month, and all of them as a table', async () => {
    const month = new Date().toISOString().slice(0, 7)
    expect((await manager.get('/admin/invoices')).text).toContain(number)
    expect((await manager.get(`/admin/invoices?month=${month}`)).text).toContain(number)
    expect((await manager.get('/admin/invoices?month=2001-01')).text).not.toContain(number)
    const wrong = await manager.get('/admin/invoices?month=2001-13')
    expect([wrong.status, asRendered(wrong.text).text]).toEqual([422, expect.stringMatching(saying('papers.noMonth'))])
    const table = await manager.get(`/admin/papers/invoices-${month}.csv`)
    expect([table.status, table.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [heads, row] = table.text.split('\r\n')
    expect(heads).toMatch(/^number,kind,corrects,issuedOn,reference,/)
    expect(row).toContain(`${number},invoice,,`)
    expect(table.text).toContain('"12 St James’s Square\nLondon",GB123,EUR,')
    expect((await manager.get('/admin/papers/invoices.csv')).text).toContain(number)
    expect((await manager.get('/admin/papers/invoices-2001-13.csv')).status).toBe(404)
  })

  test('prints it, and the registration form of the booking', async () => {
    for (const file of [`papers/${number}.pdf`, `bookings/${booking}/registration.pdf`]) {
      const answer = await manager.get(`/admin/${file}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.text.startsWith('%PDF-')).toBe(true)
    }
    expect((await manager.get('/admin/bookings/x/registration.pdf')).status).toBe(404)
    expect((await manager.get('/admin/papers/RE-2000-00001.pdf')).status).toBe(404)
    expect((await manager.get('/admin/invoices/RE-2000-00001')).status).toBe(404)
  })

  test('of another role sees what it may see', async () => {
    const [accountant, reception, cleaner] = await Promise.all(
      (['accountant', 'reception', 'cleaner'] as const).map(role => signedIn(role)),
    )
    const paths = ['/admin/invoices', `/admin/papers/${number}.pdf`, `/admin/bookings/${booking}/registration.pdf`]
    const statuses = async (who: PlainVisitor) =>
      Promise.all([...paths, '/admin/papers/invoices.csv'].map(async path => (await who.get(path)).status))
    expect(await statuses(accountant!)).toEqual([200, 200, 404, 200])
    expect(await statuses(reception!)).toEqual([200, 200, 200, 200])
    expect(await statuses(cleaner!)).toEqual([404, 404, 404, 404])
    const pressed = await reception!.post('/admin/invoices', { intent: 'make-invoice', booking })
    expect(pressed.status).toBe(403)
  })
})

describe('a guest', () => {
  test('finds the papers on the page of the booking, and takes them along', async () => {
    const home = `/user/bookings/${booking}`
    const page = await guest.get(home)
    expect(page.text).toContain(`${home}/invoices/${number}`)
    expect(page.text).not.toContain(`${home}/recipient`)
    const invoice = await guest.get(`${home}/invoices/${number}`)
    expect(invoice.headers.get('cache-control')).toBe('private, no-store')
    expect(asRendered(invoice.text).text).toContain('Analytical Ltd')
    for (const file of [`${number}.pdf`, 'confirmation.pdf']) {
      const answer = await guest.get(`${home}/papers/${file}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    const late = await guest.post(`${home}/recipient`, { ...recipient, recipientTaxNumber: '' })
    expect([late.status, asRendered(late.text).text]).toEqual([
      409,
      expect.stringMatching(saying('papers.invoiceMade')),
    ])
  })

  test('finds nobody else’s: an invoice of another looks like one that does not exist', async () => {
    const stranger = await signedIn()
    const own = `/user/bookings/${await book(stranger)}`
    const missing = await stranger.get(`${own}/invoices/RE-2000-00001`)
    const foreign = await stranger.get(`${own}/invoices/${number}`)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    const shown = (text: string) =>
      asRendered(text).text.replaceAll(/RE-\d{4}-\d{5}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    expect(shown(foreign.text)).toBe(shown(missing.text))
    expect((await stranger.get(`${own}/papers/${number}.pdf`)).status).toBe(404)
    expect((await stranger.get(`/user/bookings/${booking}/papers/${number}.pdf`)).status).toBe(404)
    expect((await stranger.get(`/user/bookings/${booking}/papers/confirmation.pdf`)).status).toBe(404)
  })

  test('gets it by mail', async () => {
    await followPapers(site.tools)
    const { rows } = await ask<{ payload: { subject: string; attachments: { filename: string }[] } }>(sql`
      select payload from outbox where dedupe_key like ${`booking:${booking}:%:paper-${number}`}`)
    expect(rows.map(({ payload }) => payload.attachments.map(({ filename }) => filename))).toEqual([[`${number}.pdf`]])
  })
})
