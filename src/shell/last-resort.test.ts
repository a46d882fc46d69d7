// The page without the site: when the router cannot render even its error page, people still read the specification's words.

import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, it, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { gaveUp, lastResort } from './last-resort.server.ts'

const site = { name: 'Dunes & Co', lang: 'de', contact: 'help@dunes.example', isTryOut: false }
const browser = { headers: { accept: 'text/html' } }
const asked = (path = '/stays', init: RequestInit = browser) => new Request(`http://casita.test${path}`, init)

it('has the words, the way to write to us and the number, and nothing of what broke', async () => {
  const answer = lastResort(asked(), site, '6f1c')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  const text = await answer.text()
  expect(text).toContain('<html lang="de">')
  expect(text).toMatch(/<title>500\s+Error!.*Dunes &amp; Co<\/title>/)
  expect(text).toContain('<h1>Oops!</h1>')
  expect(text).toContain(sentence('shell.wrongTurn'))
  expect(text).toContain('href="mailto:help@dunes.example?subject=Support"')
  expect(text).toContain('6f1c')
  expect(text).toContain('noindex')
  expect(text).not.toMatch(/amazing stays|View All Stays|<script/)
})

it('runs nothing, and shows its own style by its hash', async () => {
  const policy = lastResort(asked(), site, '6f1c').headers.get('content-security-policy')!
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /)
  expect(policy).not.toMatch(/unsafe|script-src/)
})

it('says of a try-out that nothing on it is real', async () => {
  expect(await lastResort(asked(), { ...site, isTryOut: true }, '6f1c').text()).toContain(sentence('shell.tryOut'))
  expect(await lastResort(asked(), site, '6f1c').text()).not.toContain(sentence('shell.tryOut'))
})

it('cannot be ended by what is configured', async () => {
  const text = await lastResort(asked(), { ...site, name: '</title><script>x()</script>' }, '6f1c').text()
  expect(text).not.toContain('<script>')
})

it('is JSON for programs, and has no body for HEAD', async () => {
  const program = lastResort(asked('/stays', { headers: { accept: 'application/json' } }), site, '6f1c')
  expect(await program.json()).toMatchObject({ error: true, statusCode: 500, message: 'Server Error' })
  expect(await lastResort(asked('/stays', { ...browser, method: 'HEAD' }), site, '6f1c').text()).toBe('')
})

test('the router’s own last words are known for what they are', async () => {
  const broken = {
    entry: {
      module: {
        default: () => {
          throw new Error('The secret of the house')
        },
        handleError: () => {},
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: () => null } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const answer = await createRequestHandler(broken, 'production')(asked('/'), new RouterContextProvider())
  expect([answer.status, gaveUp(asked('/'), answer)]).toEqual([500, true])
})

test.each([
  ['a page that could be rendered', '/stays', 500, 'text/html; charset=utf-8', false],
  ['another failure', '/stays', 404, 'text/plain', false],
  ['data for the router’s script', '/stays.data', 500, 'text/plain', false],
  ['no words at all', '/stays', 500, null, true],
])('%s', (_what, path, status, type, expected) => {
  const answer = { status, headers: new Headers(type === null ? {} : { 'content-type': type }) }
  expect(gaveUp(asked(path), answer)).toBe(expected)
})
