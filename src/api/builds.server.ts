// Which version of the site runs here, for pages opened before it was deployed (Spec 7).

import { Hono } from 'hono'

type Build = { readonly id: string; readonly builtAt: number }

/** `GET /builds/latest.json`: `{ id, timestamp }`, cacheable for a second. */
export function builds({ id, builtAt }: Build): Hono {
  return new Hono().get('/builds/latest.json', context => {
    context.header('cache-control', 'public, max-age=1')
    return context.json({ id, timestamp: builtAt })
  })
}
