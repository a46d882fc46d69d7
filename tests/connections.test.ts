// Connections to the site: what is too large ends one in order, what is slow or silent is ended, and who goes away breaks nothing.

import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_EVENT_SECRETS: 'test:sixteen-signs-are-enough' } })
})
afterAll(() => site?.stop())

const kilobytes = (count: number) => 'x'.repeat(count * 1024)
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const identity = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=casita-web`
const receivers: [string, string, string][] = [
  ['an identity call', identity('signUp'), json],
  ['a refresh of tokens', '/securetoken.googleapis.com/v1/token?key=casita-web', form],
  ['a page form', '/login', form],
  ['a call of the content backend', '/api/auth/local', json],
  ['an event of a provider', '/api/payments/events/test', json],
]

describe('what is too large', () => {
  const cases = receivers.flatMap(([what, path, type]) =>
    [300, 2000].map(size => [`${what} of ${size} kB`, path, type, size] as const),
  )
  test.each(cases)('%s ends its connection, and the next request has a new one', async (_, path, type, size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const used = new Set<Socket>()
    const ask = (method: string, at: string, body?: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
      const headers = body === undefined ? {} : { 'content-type': type, 'content-length': body.length }
      request(site.origin + at, { agent, method, headers }, resolve)
        .on('error', reject)
        .on('socket', socket => used.add(socket))
        .end(body)
      return promise
    }
    const refused = await ask('POST', path, kilobytes(size))
    await refused.toArray()
    expect([refused.statusCode, refused.headers.connection]).toEqual([413, 'close'])
    for (const again of ['/healthz', '/healthz']) {
      const next = await ask('GET', again)
      await next.toArray()
      expect([next.statusCode, next.headers.connection]).toEqual([200, 'keep-alive'])
    }
    expect(used.size).toBe(2)
    agent.destroy()
  })
})

test.each(receivers)('%s that is broken off is no fault of ours', async (_, path, type) => {
  const before = site.logs().length
  const told = () => site.logs().slice(before)
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${type}`, 'content-length: 1000', '', 'a=1']
  const socket = open()
  socket.write(head.join('\r\n'))
  // Long enough under way to be read already.
  await site.get('/healthz')
  socket.destroy()
  await expect.poll(told).toContain(`"path":"${path.split('?')[0]}"`)
  expect(told()).not.toContain('"level":50')
})

/** A connection to the site, with what it was told. */
function open(origin = site.origin): Socket & { told: string } {
  const socket = Object.assign(connect(Number(new URL(origin).port), '127.0.0.1'), { told: '' })
  socket.setEncoding('utf8').on('data', text => {
    socket.told += text
  })
  return socket
}

const ended = (socket: Socket) => new Promise(resolve => socket.once('close', resolve))

test('who says nothing, or never comes to an end, is let go; who is refused and slow is told why', async () => {
  const silent = open()
  const refused = open()
  refused.write(`POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: ${form}\r\ncontent-length: 300000\r\n\r\n`)
  const [head, body] = [open(), open()]
  head.write('GET / HTTP/1.1\r\nhost: x\r\n')
  body.write(`POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: ${form}\r\ncontent-length: 1000\r\n\r\n`)
  const drips = setInterval(() => {
    head.write('x-drip: 1\r\n')
    body.write('a')
  }, 1000)
  for (const socket of [silent, head, body]) socket.on('error', () => {})
  await setTimeout(5000)
  refused.write('x'.repeat(300_000))
  await Promise.all([silent, head, body, refused].map(ended))
  clearInterval(drips)
  expect(refused.told).toMatch(/^HTTP\/1\.1 413 /)
  expect(silent.told).toBe('')
  for (const { told } of [head, body]) expect(told).toMatch(/^HTTP\/1\.1 408 /)
  expect(site.logs()).not.toContain('"level":50')
})

test('one connection more than there may be is closed without a word, and taken again when another has ended', async () => {
  const small = await startSite({ environment: { MAX_CONNECTIONS: '3' } })
  try {
    const ask = (socket: Socket) => socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    const answers = (socket: { told: string }) => socket.told.split('HTTP/1.1 200 ').length - 1
    const taken = [open(small.origin), open(small.origin), open(small.origin)]
    for (const socket of taken) {
      ask(socket)
      await expect.poll(() => answers(socket)).toBe(1)
    }
    const refused = open(small.origin).on('error', () => {})
    await ended(refused)
    expect(refused.told).toBe('')
    // The others go on.
    ask(taken[0]!)
    await expect.poll(() => answers(taken[0]!)).toBe(2)
    taken[1]!.end()
    await ended(taken[1]!)
    const again = open(small.origin)
    ask(again)
    await expect.poll(() => answers(again)).toBe(1)
    for (const socket of [...taken, again]) socket.destroy()
  } finally {
    await small.stop()
  }
})
