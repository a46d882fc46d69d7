// A token becomes a session by one request, and an old one by none.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFreshToken } from '#identity/session/id-token.server.ts'
import { endSession, syncSession } from './session-sync.client.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
let serial = 0
const tokenIssued = (secondsAgo: number) =>
  [part({ alg: 'RS256' }), part({ iat: Math.floor(Date.now() / 1000) - secondsAgo, n: serial++ }), 'signature'].join(
    '.',
  )

const asked: { method: string; authorization: string | null }[] = []
let answer: () => Promise<Response>

// What the browser has and Node has not: a page whose origin completes the address.
beforeEach(() => {
  asked.length = 0
  answer = async () => Response.json({ verified: true })
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    asked.push({ method: init.method ?? 'GET', authorization: headers.get('authorization') })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a token', () => {
  it('is posted as a bearer, and says whether the user is verified', async () => {
    const token = tokenIssued(0)
    expect(await syncSession(token)).toEqual({ ok: true, verified: true })
    expect(asked).toEqual([{ method: 'POST', authorization: `Bearer ${token}` }])
  })

  it('twice in a row is one request (reference 7.4)', async () => {
    const token = tokenIssued(0)
    const both = await Promise.all([syncSession(token), syncSession(token)])
    await syncSession(token)
    expect(asked).toHaveLength(1)
    expect(both[0]).toBe(both[1])
    await syncSession(tokenIssued(0))
    expect(asked).toHaveLength(2)
  })

  it.each([-86_400, -301, 301, 86_400])('issued %i s ago by this clock is judged by the server’s', async age => {
    expect((await syncSession(tokenIssued(age))).ok).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('that another tab was faster with is asked about once more', async () => {
    vi.useFakeTimers()
    const answers = [409, 200, 409, 409].map(
      status => () => Promise.resolve(Response.json({ verified: true }, { status })),
    )
    answer = () => answers.shift()!()
    const settled = async (token: string) => {
      const synced = syncSession(token)
      await vi.runAllTimersAsync()
      return synced
    }
    const faster = await settled(tokenIssued(0))
    const used = await settled(tokenIssued(0))
    vi.useRealTimers()
    expect([faster, used]).toEqual([
      { ok: true, verified: true },
      { ok: false, code: 'user-token-expired' },
    ])
  })

  it('that opened a session before is exchanged for another one, once', async () => {
    vi.useFakeTimers()
    const statuses = [409, 409, 200, 409, 409, 409, 409, 409]
    answer = () => Promise.resolve(Response.json({ verified: true }, { status: statuses.shift()! }))
    const settled = async (token: string, renew: () => Promise<string>) => {
      const synced = syncSession(token, renew)
      await vi.runAllTimersAsync()
      return synced
    }
    const renewed = await settled(tokenIssued(0), async () => tokenIssued(1))
    const inVain = await settled(tokenIssued(2), async () => tokenIssued(3))
    const unlike = await settled(tokenIssued(4), () => Promise.reject(new Error('No connection')))
    vi.useRealTimers()
    expect([renewed, inVain, unlike]).toEqual([
      { ok: true, verified: true },
      { ok: false, code: 'user-token-expired' },
      { ok: false, code: 'user-token-expired' },
    ])
    expect(new Set(asked.map(({ authorization }) => authorization)).size).toBe(5)
  })

  it('that did not arrive may be tried again', async () => {
    const token = tokenIssued(0)
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await syncSession(token)).toEqual({ ok: false, code: 'network-request-failed' })
    answer = async () => new Response('', { status: 503 })
    expect(await syncSession(token)).toEqual({ ok: false, code: 'network-request-failed' })
    answer = async () => new Response('', { status: 401 })
    expect(await syncSession(token)).toEqual({ ok: false, code: 'user-token-expired' })
    answer = async () => Response.json({ verified: false })
    expect(await syncSession(token)).toEqual({ ok: true, verified: false })
  })

  it('is posted anew after the session was ended', async () => {
    const token = tokenIssued(0)
    await syncSession(token)
    answer = async () => new Response(null, { status: 204 })
    await endSession()
    answer = async () => Response.json({ verified: true })
    await syncSession(token)
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST'])
  })
})

it('is fresh for exactly 300 seconds', () => {
  expect([0, 299, 300, 301, -5].map(age => isFreshToken(1000, 1000 + age))).toEqual([true, true, true, false, true])
})
