// What is said about a PostgreSQL that somebody else runs.

import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { skipped } from '#tests/support/owner.ts'
import { checkServer } from './check-server.server.ts'
import { freePort } from './launch-postgres.server.ts'

/** One message of PostgreSQL's protocol. */
function message(kind: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

const int16 = (value: number) => [value >> 8, value & 255]
const int32 = (value: number) => [...int16(value >>> 16), ...int16(value & 65_535)]

/** A server that answers every question with one row of texts: the version we cannot install here. */
function pretender(row: Readonly<Record<string, readonly [type: number, value: string]>>): Server {
  const columns = Object.entries(row)
  const ready = message('Z', [...Buffer.from('I')])
  const answer = Buffer.concat([
    message(
      'T',
      int16(columns.length),
      ...columns.flatMap(([name, [type]]) => [
        name,
        [...int32(0), ...int16(0), ...int32(type), ...int16(-1), ...int32(-1), ...int16(0)],
      ]),
    ),
    message(
      'D',
      int16(columns.length),
      ...columns.map(([, [, value]]) => [...int32(value.length), ...Buffer.from(value)]),
    ),
    message('C', 'SELECT 1'),
    ready,
  ])
  return createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', asked => {
        if (asked[0] === 'Q'.charCodeAt(0)) socket.write(answer)
      })
    })
  })
}

const text = 25
const integer = 23
const truth = 16
const servers = {
  old: pretender({ version: [text, '14.9'], number: [integer, '140009'], copy: [truth, 'f'] }),
  copy: pretender({ version: [text, '16.1'], number: [integer, '160001'], copy: [truth, 't'] }),
}
const addressOf = (server: Server) => {
  const bound = server.address()
  return `postgres://ada:secret@127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/homes`
}

beforeAll(() =>
  Promise.all(Object.values(servers).map(server => new Promise<void>(done => server.listen(0, '127.0.0.1', done)))),
)
afterAll(() => Object.values(servers).map(server => server.close()))

describe('a server of somebody else', () => {
  test('will do from version 15 on', async () => {
    await checkServer(inject('testServer').url)
  })

  test('is refused when it is older', async () => {
    await expect(checkServer(addressOf(servers.old))).rejects.toThrow(
      /^The PostgreSQL of DATABASE_URL, 127\.0\.0\.1:\d+\/homes, is version 14\.9; Casita needs 15 or newer\.$/,
    )
  })

  test('is refused when it is a copy', async () => {
    await expect(checkServer(addressOf(servers.copy))).rejects.toThrow(/is a copy that only reads/)
  })

  test('is refused when nothing listens', async () => {
    await expect(checkServer(`postgres://ada:secret@127.0.0.1:${await freePort()}/homes`)).rejects.toThrow(
      /cannot be used: nothing listens there\.$/,
    )
  })

  test('is refused when it lacks the database', async () => {
    const url = new URL(inject('testServer').url)
    url.pathname = '/elsewhere'
    await expect(checkServer(url.href)).rejects.toThrow(/elsewhere, cannot be used: it has no database of that name/)
  })

  test.skipIf(skipped)('is refused when it does not know the password, which is not shown', async () => {
    const url = new URL(inject('testServer').url)
    url.password = 'guessed'
    const fault = await checkServer(url.href).catch(reason => reason)
    expect(fault.message).toMatch(/the user or the password is wrong\.$/)
    expect(fault.message).not.toContain('guessed')
  })
})
