// A wire to the database that counts what is asked over it: every statement that a process sends, seen from outside it.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CountedWire = {
  /** The address of the same database by this wire. */
  readonly url: string
  /** The texts of all statements that were sent while `work` ran, by whichever connection, in their order. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Opens a wire to the database at `databaseUrl`, without TLS. PostgreSQL's frontend protocol 3.0: https://www.postgresql.org/docs/18/protocol-message-formats.html */
export async function countedWire(databaseUrl: string): Promise<CountedWire> {
  const address = new URL(databaseUrl)
  const sent: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const database = connect(Number(address.port || 5432), address.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.on(
      'data',
      readStatements(text => sent.push(text)),
    )
    client.pipe(database)
    database.pipe(client)
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    statementsOf: async work => {
      const before = sent.length
      await work()
      return sent.slice(before)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads one connection's bytes, however they are cut, and tells the text of each statement that is run. */
function readStatements(tell: (text: string) => void): (bytes: Buffer) => void {
  const parsed = new Map<string, string>()
  const bound = new Map<string, string>()
  let rest: Buffer = Buffer.alloc(0)
  let begun = false
  return bytes => {
    rest = Buffer.concat([rest, bytes])
    while (true) {
      // The first message has no letter before its length, all others have.
      const head = begun ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const [letter, body] = [begun ? String.fromCharCode(rest[0]!) : 'startup', rest.subarray(head + 4, end)]
      rest = rest.subarray(end)
      begun = true
      const [first = '', second = ''] = body.toString('latin1').split('\0', 2)
      if (letter === 'Q') tell(first)
      if (letter === 'P') parsed.set(first, second)
      if (letter === 'B') bound.set(first, second)
      if (letter === 'E') tell(parsed.get(bound.get(first) ?? '') ?? '')
    }
  }
}
