// Requests as fast as a server answers them, over a few connections that stay: raw sockets, so that asking costs little.

import { connect } from 'node:net'
import { languageCodes } from '#catalogue/languages.ts'
import type { Milliseconds } from '#values/duration.ts'

export type Ask = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** A page in every language of the site, and in another currency than the usual one; `cookie`: of whoever asks. */
export function asksOfPage(path: string, cookie?: string): Ask[] {
  const inAddress = ['', ...languageCodes.filter(code => code !== 'en').map(code => `/${code}`)]
  const asked = (prefix: string, currency?: string): Ask => {
    const cookies = [cookie, currency && `casita_currency=${currency}`].filter(Boolean).join('; ')
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip', 'accept-language': 'en' }
    const address = prefix !== '' && path === '/' ? prefix : prefix + path
    return { path: address, headers: { ...headers, ...(cookies !== '' && { cookie: cookies }) } }
  }
  return [...inAddress.map(prefix => asked(prefix)), asked('', 'USD')]
}

export type LoadInput = {
  readonly origin: string
  /** Asked for one after the other, over and over. */
  readonly asks: readonly Ask[]
  readonly connections?: number
  readonly length: Milliseconds
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** How many answers with status 200 came a second. Throws when any other answer comes. */
export async function requestsPerSecond({ origin, asks, connections = 8, length }: LoadInput): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const heads = asks.map(({ path, headers }) => {
    const lines = Object.entries({ host, connection: 'keep-alive', ...headers })
    return [`GET ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  })
  const paths = asks.map(({ path }) => path).join(' or ')
  let asked = 0
  /** Each from another address, as a proxy tells it: what one visitor may ask for is not what a site can answer. */
  const request = () => {
    const at = asked++
    const from = `x-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
    return Buffer.from(`${heads[at % heads.length]}\r\n${from}\r\n\r\n`)
  }
  const begun = performance.now()
  let answered = 0

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request()))
      socket.setNoDelay(true)
      let come: Buffer = Buffer.alloc(0)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error(`${paths} was left without an answer`)))
      socket.on('data', (part: Buffer) => {
        come = come.length === 0 ? part : Buffer.concat([come, part])
        if (!isWhole(come)) return
        const status = come.subarray(9, 12).toString()
        if (status !== '200') {
          socket.destroy()
          return reject(new Error(`${paths} was answered with ${status}`))
        }
        come = Buffer.alloc(0)
        answered++
        if (performance.now() - begun < length) return void socket.write(request())
        socket.destroy()
        resolve()
      })
    })

  await Promise.all(Array.from({ length: connections }, client))
  return (answered * 1000) / (performance.now() - begun)
}

/** Whether head and body are there, by the length that is named or by the last chunk. */
function isWhole(come: Buffer): boolean {
  const head = come.indexOf(headEnd)
  if (head === -1) return false
  const named = /\r\ncontent-length: (\d+)/i.exec(come.subarray(0, head + 2).toString('latin1'))?.[1]
  if (named !== undefined) return come.length >= head + headEnd.length + Number(named)
  return (
    come.subarray(-lastChunk.length).equals(lastChunk) || come.subarray(head).equals(Buffer.from('\r\n\r\n0\r\n\r\n'))
  )
}
