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
const nothing = Buffer.alloc(0)
const lastChunk = '\r\n0\r\n\r\n'
/** What is read at once: the same room every time, so that the asker has nothing to tidy up. */
const readAtOnce = 256 * 1024

/** How many answers with status 200 came a second. Throws when any other answer comes. */
export async function requestsPerSecond({ origin, asks, connections = 8, length }: LoadInput): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const heads = asks.map(({ path, headers }) => {
    const lines = Object.entries({ host, connection: 'keep-alive', ...headers })
    return [`GET ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  })
  const paths = asks.map(({ path }) => origin + path).join(' or ')
  let asked = 0
  /** Each from another address, as a proxy tells it: what one visitor may ask for is not what a site can answer. */
  const request = () => {
    const at = asked++
    const from = `x-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
    return `${heads[at % heads.length]}\r\n${from}\r\n\r\n`
  }
  const begun = performance.now()
  let answered = 0

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${paths} ${why}`))
      const read = answerReader(status => {
        if (status !== '200') {
          socket.destroy()
          return fail(`was answered with ${status}`)
        }
        answered++
        if (performance.now() - begun < length) return void socket.write(request(), 'latin1')
        socket.destroy()
        resolve()
      })
      const onread = {
        buffer: Buffer.alloc(readAtOnce),
        callback: (size: number, buffer: Uint8Array) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, size))
          return true
        },
      }
      const socket = connect({ port: Number(port), host: hostname, onread }, () => socket.write(request(), 'latin1'))
      socket.setNoDelay(true)
      socket.on('error', ({ message }) => fail(`was not answered: ${message}`))
      socket.on('close', () => fail('was left without an answer'))
    })

  await Promise.all(Array.from({ length: connections }, client))
  return (answered * 1000) / (performance.now() - begun)
}

/** Takes what comes, part by part, and tells the status of each answer that is whole: by the length that is named, or by the last chunk. */
function answerReader(ended: (status: string) => void): (part: Buffer) => void {
  let head: Buffer = nothing
  let status = ''
  let left: number | undefined
  let tail = ''
  return part => {
    let body = part
    if (status === '') {
      const met = head.length === 0 ? part : Buffer.concat([head, part])
      const end = met.indexOf(headEnd)
      if (end === -1) {
        // What has been read is overwritten by what comes next.
        head = Buffer.from(met)
        return
      }
      const lines = met.toString('latin1', 0, end + 2)
      const named = /\r\ncontent-length: (\d+)/i.exec(lines)?.[1]
      status = lines.slice(9, 12)
      left = named === undefined ? undefined : Number(named)
      tail = '\r\n'
      body = met.subarray(end + headEnd.length)
    }
    if (left === undefined)
      tail = (tail + body.toString('latin1', Math.max(0, body.length - lastChunk.length))).slice(-lastChunk.length)
    else left -= body.length
    if (left === undefined ? tail !== lastChunk : left > 0) return
    const whole = status
    head = nothing
    status = ''
    ended(whole)
  }
}
