// What may be redirected, and where to: nothing that the site answers itself, and nowhere but to its pages or to https addresses.

import { readdirSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import routes from '#routes.ts'
import { isOwnAddress } from './own-addresses.ts'
import { formerPath, redirectInput } from './redirect-input.ts'

const faultsOf = (change: object) => {
  const parsed = redirectInput.safeParse({ from: '/old', to: '/stays', isPermanent: true, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('a former address', () => {
  it.each([
    ['/Our-House.html', '/our-house.html'],
    ['/stays/sold', '/stays/sold'],
    ['/pages/gone/', '/pages/gone'],
    ['/wp-content/uploads/a.pdf', '/wp-content/uploads/a.pdf'],
    ['/a/../b', '/b'],
  ])('%s is %s', (typed, path) => {
    expect(formerPath(typed)).toBe(path)
    expect(faultsOf({ from: typed })).toEqual([])
  })

  it.each([
    ...['', 'old', '//evil', '/\\evil', '\\\\evil', '/%2fevil', '/a\u0000', '/a%0ab', '/a\u202eb', '/..//evil', '/%E9'],
    ...['https://evil.example/', 'javascript:alert(1)', `/${'a'.repeat(500)}`, `/${'ä'.repeat(90)}`],
  ])('%j is none', typed => {
    expect(faultsOf({ from: typed })).toEqual([['from', 'site.wrongFormerPath']])
  })

  it.each(['/old?id=4', '/old#top', '/?p=12'])('%s is asked for without what follows its path', typed => {
    expect(faultsOf({ from: typed })).toEqual([['from', 'site.formerPathAlone']])
  })

  it.each(['/', '/de', '/admin/x', '/API/x', '/stays', '/tos/', '/user-guide', '/assets/a.js', '/files/a.webp'])(
    '%s is the site’s own',
    typed => {
      expect(faultsOf({ from: typed })).toEqual([['from', 'site.ownAddress']])
    },
  )
})

describe('where it leads', () => {
  it.each([
    ...['', '//evil', '/\\evil', '\\\\evil', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,a', 'stays'],
    ...[
      'http://dunes.example/',
      'https://user:pw@dunes.example/',
      'https://dunes.example/\nSet-Cookie: a=b',
      '/a\u0007',
    ],
    ...['https:evil', 'https://localhost/', '/..//evil', `/${'a'.repeat(500)}`, `/${'ä'.repeat(90)}`],
  ])('%j is refused', to => {
    expect(faultsOf({ to })).toEqual([['to', 'site.wrongLink']])
  })

  it.each(['/stays/mill', '/pages/arriving?a=b#c', 'https://dunes.example/'])('%s is taken', to => {
    expect(faultsOf({ to })).toEqual([])
  })
})

const patterns = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index ? [`/${path ?? ''}`] : []),
    ...patterns(children),
  ])

it('no page of the software can be redirected, but a home and a page of text that are gone', async () => {
  const all = patterns(await routes).filter(path => path !== '/*')
  expect(all.length).toBeGreaterThan(80)
  const open = all.filter(path => !isOwnAddress(path.replace(/:\w+/g, 'x')))
  expect(open).toEqual(['/stays/:slug', '/pages/:name'])
})

it('no file that comes with the software can be redirected', () => {
  const files = readdirSync(inProject('public'), { withFileTypes: true })
  for (const file of files) expect([file.name, isOwnAddress(`/${file.name.toLowerCase()}`)]).toEqual([file.name, true])
})
