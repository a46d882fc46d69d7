// The calendars that other sites read: when a unit is occupied, at an address that cannot be guessed.

import { type Context, Hono } from 'hono'
import { readExport } from '#channels/export/read-export.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { errorJson } from '#platform/error-answer.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const below = '/calendars/'

/**
 * `GET /calendars/{token}.ics`: the file with its entity tag, 304 to whoever has it already, 410 where the address was
 * closed or exchanged, 404 where there never was one.
 */
export function calendarFeed(tools: Tools): Hono {
  const answer = async (context: Context) => {
    const host = new URL(siteOrigin(tools.environment, new URL(context.req.url).origin)).hostname
    const read = await readExport(tools, context.req.path.slice(below.length), host)
    context.header('cache-control', 'private, no-cache')
    context.header('x-robots-tag', 'noindex')
    if (read.kind === 'unknown') return errorJson(context.req.raw, 404, 'There is no calendar at this address.')
    if (read.kind === 'gone')
      return errorJson(context.req.raw, 410, 'This address was closed. Please ask for the new one.')
    context.header('etag', read.etag)
    const known = (context.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
    if (known.includes(read.etag)) return context.body(null, 304)
    return context.body(read.text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="nights.ics"',
    })
  }
  return new Hono().get(`${below}*`, answer)
}

/** A path as the log may tell it: the address of a calendar is a secret. */
export function loggedPath(path: string): string {
  return path.startsWith(below) ? `${below}…` : path
}
