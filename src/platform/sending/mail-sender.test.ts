// How mails leave: who they are from, the one id of all tries, and passwords only through encrypted connections.

import { expect, test } from 'vitest'
import { messageIdOf, mustEncrypt, senderOf } from './mail-sender.ts'

const site = { SITE_NAME: 'Casita', SITE_CONTACT: 'hello@casita.example' }

test.each([
  [undefined, 'Casita', 'hello@casita.example'],
  ['post@homes.example', 'Casita', 'post@homes.example'],
  ['Homes <post@homes.example>', 'Homes', 'post@homes.example'],
  ['"Homes, by the sea" <post@homes.example>', 'Homes, by the sea', 'post@homes.example'],
  [' <post@homes.example> ', 'Casita', 'post@homes.example'],
])('MAIL_FROM %s', (MAIL_FROM, name, address) => {
  expect(senderOf({ ...site, MAIL_FROM })).toEqual({ name, address })
})

test('the id of a message is its mark at the sender’s domain', () => {
  expect(messageIdOf('abc', { name: 'x', address: 'post@homes.example' })).toBe('<abc@homes.example>')
})

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost:25', false],
  ['smtp://ada:secret@127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://relay.internal:25', true],
  ['smtp://ada:secret@mail.example.org:587', true],
])('%s must be encrypted: %s', (url, must) => {
  expect(mustEncrypt(url)).toBe(must)
})
