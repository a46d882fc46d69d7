// What an answer may do: no policy that lets a script in by its place, its words or its host.

import { expect, test } from 'vitest'
import { contentSecurityPolicy, scriptsByNonce, securityHeaders } from './security-headers.server.ts'

const safe = { PUBLIC_URL: 'https://homes.example', HSTS_SUBDOMAINS: false }

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map(part => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

test.each([
  ['a page', contentSecurityPolicy(scriptsByNonce('abc'))],
  ['a file', securityHeaders(safe)['content-security-policy']!],
])('%s never runs what stands in it unasked, and is framed by nobody', (_what, policy) => {
  const of = directives(policy)
  expect(of.get('script-src')!.join(' ')).not.toMatch(/unsafe|https?:|\*|data:|blob:/)
  expect(of.get('base-uri')).toEqual(["'none'"])
  expect(of.get('frame-ancestors')).toEqual(["'none'"])
  expect([...of.values()].flat().join(' ')).not.toMatch(/https?:|\*|google/)
})

test('a page’s scripts are those of its own answer, and what they load', () => {
  expect(directives(contentSecurityPolicy(scriptsByNonce('abc'))).get('script-src')).toEqual([
    "'nonce-abc'",
    "'strict-dynamic'",
  ])
  expect(directives(contentSecurityPolicy(scriptsByNonce('abc'))).get('object-src')).toEqual(["'none'"])
})

test('HTTPS is demanded of browsers only by a site that is reached by it', () => {
  expect(securityHeaders(safe)['strict-transport-security']).toBe('max-age=31536000')
  const ofAll = securityHeaders({ ...safe, HSTS_SUBDOMAINS: true })['strict-transport-security']
  expect(ofAll).toBe('max-age=31536000; includeSubDomains')
  for (const PUBLIC_URL of [undefined, 'http://homes.example'])
    expect(securityHeaders({ PUBLIC_URL, HSTS_SUBDOMAINS: true })).not.toHaveProperty('strict-transport-security')
})

test('a map service of the operator’s choice is asked by pages and by the map’s worker, and runs nothing', () => {
  const service = 'https://tiles.example'
  for (const policy of [
    contentSecurityPolicy(scriptsByNonce('abc'), { maps: service }),
    securityHeaders(safe, service)['content-security-policy']!,
  ]) {
    expect(directives(policy).get('connect-src')).toEqual(["'self'", service])
    expect(directives(policy).get('script-src')).not.toContain(service)
  }
  expect(directives(contentSecurityPolicy(scriptsByNonce('abc'), { maps: service })).get('img-src')).toContain(service)
  expect(contentSecurityPolicy(scriptsByNonce('abc'))).not.toContain('https:')
})

test('somebody else’s captcha is framed and asked where it is wanted, and nothing is framed anywhere else', () => {
  const frame = 'https://captcha.example/widget/'
  const of = directives(contentSecurityPolicy(scriptsByNonce('abc'), { called: [frame], framed: [frame] }))
  expect([of.get('frame-src'), of.get('connect-src')]).toEqual([[frame], ["'self'", frame]])
  expect(of.get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"])
  expect(directives(contentSecurityPolicy(scriptsByNonce('abc'), { called: [frame] })).has('frame-src')).toBe(false)
})
