// The list of bookings over HTTP, as a browser without script opens it: filters, the table, and views that are saved and shared.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { fillAdmin } from './support/desk-world.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: PlainVisitor
let reception: PlainVisitor

beforeAll(async () => {
  site = await startSite({ prepare: async tools => void (await fillAdmin(tools)) })
  owner = await makeOperator(site, 'owner')
  reception = await makeOperator(site, 'reception')
})
afterAll(() => site?.stop())

const said = ({ text }: PlainAnswer) => asRendered(text).text
const list = '/admin/bookings'

test('what an address says that cannot be is told with 422, and the rest still limits', async () => {
  const wrong = await owner.get(`${list}?state=completed&since=2030-02-30`)
  expect([wrong.status, wrong.faults[0]]).toEqual([422, sentence('bookingList.notAFilter')])
  const right = await owner.get(`${list}?state=completed`)
  expect(said(wrong)).toContain(/\d+ bookings/.exec(said(right))![0])
  const none = await owner.get(`${list}?find=nobody-of-that-name`)
  expect([none.status, said(none).includes(sentence('bookingList.noneFound'))]).toEqual([200, true])
})

test('the table is a file that no cache keeps, with the guests only for who may know them', async () => {
  const table = await owner.get('/admin/bookings.csv?state=confirmed')
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(table.headers.get('cache-control')).toContain('no-store')
  expect(table.text).toContain('Grete Geheim')
  const accountant = await makeOperator(site, 'accountant')
  const without = await accountant.get('/admin/bookings.csv?state=confirmed')
  expect(without.text.split('\r\n')).toHaveLength(table.text.split('\r\n').length)
  expect(without.text).not.toContain('Geheim')
  expect((await accountant.get(`${list}?find=Geheim`)).text).toContain(sentence('bookingList.noneFound'))
  expect((await (await makeOperator(site, 'cleaner')).get('/admin/bookings.csv')).status).toBe(404)
  expect((await (await makeOperator(site, undefined)).get('/admin/bookings.csv')).status).toBe(404)
})

test('a view is saved without what was looked for, shared by who may, seen by the team, and removed', async () => {
  const save = (who: PlainVisitor, name: string, query: string, more: Record<string, string> = {}) =>
    who.post(list, { intent: 'save-view', name, query, ...more })
  const saved = await save(owner, 'Ours', 'state=confirmed&find=Geheim&sort=arrival', { isShared: 'on' })
  expect([saved.status, saved.location]).toEqual([303, `${list}?state=confirmed&find=Geheim&sort=arrival`])
  expect((await save(reception, 'My own', 'money=unpaid')).status).toBe(303)
  const [seenByOwner, seenByReception] = [await owner.get(list), await reception.get(list)]
  expect(seenByReception.text).toContain('href="/admin/bookings?state=confirmed&amp;sort=arrival"')
  expect(said(seenByReception)).toContain(sentence('bookingList.shared', { name: 'Ours' }))
  expect(said(seenByOwner)).not.toContain('My own')

  const refusals = [
    [await save(reception, 'Team', 'state=confirmed', { isShared: 'on' }), 403, 'bookingList.viewNotAllowed'],
    [await save(owner, 'Everything', 'find=Geheim'), 422, 'bookingList.viewEmpty'],
    [await save(owner, 'Odd', 'state=gone'), 422, 'bookingList.notAFilter'],
  ] as const
  for (const [answer, status, why] of refusals)
    expect([answer.status, answer.faults[0]]).toEqual([status, sentence(why)])
  expect(refusals[1][0].text).toContain('value="Everything"')

  const viewOf = ({ text }: PlainAnswer) => /name="view" value="([^"]+)"/.exec(text)?.[1]
  const [shared, own] = [viewOf(seenByOwner)!, viewOf(seenByReception)!]
  expect(own).not.toBe(shared)
  const remove = (who: PlainVisitor, view: string) => who.post(list, { intent: 'remove-view', view, query: '' })
  expect([(await remove(reception, shared)).status, (await remove(owner, own)).status]).toEqual([404, 404])
  expect([(await remove(owner, shared)).status, (await remove(reception, own)).status]).toEqual([303, 303])
  expect(viewOf(await reception.get(list))).toBeUndefined()
  const cleaner = await makeOperator(site, 'cleaner')
  expect((await save(cleaner, 'None', 'state=confirmed')).status).toBe(404)
})

test('two who save the last view at once do not both save it', async () => {
  const save = (at: number) => owner.post(list, { intent: 'save-view', name: `View ${at}`, query: 'state=confirmed' })
  for (let at = 0; at < 49; at++) expect((await save(at)).status).toBe(303)
  const both = await Promise.all([save(100), save(101)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
})
