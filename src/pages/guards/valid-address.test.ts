// A page's own validity check: only `true` passes, anything else is an error, by default 404 with the path (reference 2.2).

import { expect, it } from 'vitest'
import { checkAddress } from './valid-address.ts'

const path = '/user/bookings/7?x=1'
const answer = (given: unknown) =>
  checkAddress('user/bookings/:id', { id: '7' }, path, { '/user/bookings/:id': () => given })

it('passes exactly true, at once or later', async () => {
  expect(await answer(true)).toBeUndefined()
  expect(await answer(Promise.resolve(true))).toBeUndefined()
})

it.each([[false], [undefined], [null], [1], ['yes'], [[]], [{}], [Promise.resolve('true')]])(
  'fails %j with 404 and the full path',
  async given => {
    expect(await answer(given)).toEqual({ status: 404, message: `Page Not Found: ${path}` })
  },
)

it('takes a status and a sentence of its own', async () => {
  expect(await answer({ status: 410, message: 'This booking is no longer kept.' })).toEqual({
    status: 410,
    message: 'This booking is no longer kept.',
  })
  expect(await answer({ status: 410 })).toEqual({ status: 410, message: `Page Not Found: ${path}` })
})

it('asks nothing of a page without a check', async () => {
  expect(await checkAddress('stays/:slug', { slug: '!' }, '/stays/!')).toBeUndefined()
  expect(await checkAddress('/user/bookings/:id', { id: '7' }, path)).toBeUndefined()
  expect(await checkAddress('/admin/bookings/:id', { id: '7' }, path)).toMatchObject({ status: 404 })
  const id = '0b7c2b1e-5d3a-4f7e-9a51-0c9d8e7f6a5b'
  expect(await checkAddress('/admin/bookings/:id', { id }, `/admin/bookings/${id}`)).toBeUndefined()
})
