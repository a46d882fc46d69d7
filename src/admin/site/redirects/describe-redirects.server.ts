// The redirects as operators see them, and what becomes of an address that they try.

import { asc } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { normalPath, redirectOf } from '#site/redirects/redirect.ts'
import { siteRedirectTable } from '#site/stored/site-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { isPageThere } from './change-redirects.server.ts'
import { isOwnAddress } from './own-addresses.ts'
import type { RedirectRow, TriedAddress } from './redirect-view.ts'

/** By their former addresses. Operators' alone: the type proves it. */
export async function listRedirects({ database }: Pick<Tools, 'database'>, _who: Operator): Promise<RedirectRow[]> {
  const { id, fromPath, leadsTo, isPermanent } = siteRedirectTable
  return database
    .select({ id, from: fromPath, to: leadsTo, isPermanent })
    .from(siteRedirectTable)
    .orderBy(asc(fromPath))
}

/** Where a visitor of that address ends who brings its query along; undefined where nothing was typed. */
export async function tryAddress(
  { database }: Pick<Tools, 'database'>,
  redirects: readonly RedirectRow[],
  typed: string,
): Promise<TriedAddress | undefined> {
  const address = typed.trim()
  if (address === '') return undefined
  const url = address.startsWith('/') && URL.canParse(address, 'http://casita.invalid')
  const { pathname, search } = new URL(url ? address : '/', 'http://casita.invalid')
  const path = url ? normalPath(pathname) : undefined
  if (path === undefined) return { address, kind: 'no-path' }
  if (isOwnAddress(path) || (await isPageThere(database, path))) return { address, kind: 'page' }
  const all = new Map(redirects.map(({ from, ...redirect }) => [from, redirect]))
  const found = redirectOf(all, { pathname, search })
  return found ? { address, kind: 'redirect', ...found } : { address, kind: 'nothing' }
}
