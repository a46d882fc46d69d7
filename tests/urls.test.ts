// Every row of the specification's route table, held against ours: path, name, layout and access.

import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import routes, { accessByName } from '#routes.ts'
import { type Access, accessOfPath } from '#users/landing/navigation-guard.ts'

type Row = { readonly path: string; readonly name: string; readonly layout: string }

/** The specification's section 2; its names in full where it gives one, and `default` where its layout is '-'. */
const specified: readonly (readonly [path: string, name: string | null, layout: string, access: Access])[] = [
  ['/', 'index', 'root', 'open'],
  ['/stays', null, 'default', 'open'],
  ['/stays/:slug', 'stays-slug', 'default', 'open'],
  ['/contact', null, 'default', 'open'],
  ['/tos', 'tos', 'default', 'open'],
  ['/refund', null, 'default', 'open'],
  ['/privacy', null, 'default', 'open'],
  ['/login', null, 'default', 'guests-only'],
  ['/register', null, 'default', 'guests-only'],
  ['/forgot-password', null, 'default', 'guests-only'],
  ['/verify-email', null, 'default', 'signed-in'],
  ['/user', null, 'default', 'protected'],
  ['/user/bookings', 'user-bookings', 'default', 'protected'],
  ['/user/bookings/:id', 'user-bookings-id', 'default', 'protected'],
]

function rowsOf(entries: readonly RouteConfigEntry[], layout = ''): Row[] {
  return entries.flatMap(entry => {
    const own = /layouts\/(\w+)-layout\.tsx$/.exec(entry.file)?.[1]
    if (own) return rowsOf(entry.children ?? [], own)
    return [{ path: `/${entry.path ?? ''}`, name: entry.id ?? '', layout }, ...rowsOf(entry.children ?? [], layout)]
  })
}

const rows = rowsOf(await routes)

describe('the route table', () => {
  it.each(specified)('%s is there', (path, name, layout, access) => {
    const row = rows.find(each => each.path === path)
    expect(row).toMatchObject(name === null ? { path, layout } : { path, name, layout })
    expect(accessByName[row!.name]).toBe(access)
  })

  it('has three layouts', () => {
    expect(new Set(rows.map(({ layout }) => layout))).toEqual(new Set(['root', 'default', 'admin']))
  })

  it('gives every route a name and an access', () => {
    expect(rows.filter(({ name }) => accessByName[name] === undefined)).toEqual([])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })

  it.each(rows.filter(({ path }) => path !== '/*'))('the guard agrees with the table about $path', ({ path, name }) => {
    expect(accessOfPath(path.replace(/:\w+/g, 'x'))).toBe(accessByName[name])
  })

  it('protects every path that begins with /user (Spec 2)', () => {
    expect(['/user', '/users', '/user-guide', '/user/nope'].map(accessOfPath)).toEqual(Array(4).fill('protected'))
  })

  it('asks the server on every in-app navigation: each page has a loader', () => {
    const table = readFileSync(inProject('src', 'routes.ts'), 'utf8')
    const files = [...table.matchAll(/'(pages\/(?!layouts\/)[^']+\.tsx)'/g)].map(([, file]) => file!)
    expect(files.length).toBeGreaterThan(15)
    const without = files.filter(
      file => !/export (async )?function loader\b/.test(readFileSync(inProject('src', file), 'utf8')),
    )
    expect(without).toEqual([])
  })
})
