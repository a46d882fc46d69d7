// The pictures that operators uploaded.

import { Hono } from 'hono'
import { readStoredFile } from '#platform/files/file-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { storedPhotos } from '#stays/photos/photo.ts'

/** What is in a file never changes, for its name is made of it; and it is a picture, because nothing else is ever written. */
const headersOf = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
})

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** Photos from before there was AVIF lie there as WebP only, and browsers go by the type of what they are sent. */
const olderName = (name: string) => (name.endsWith('.avif') ? name.replace(/avif$/, 'webp') : undefined)

/** `GET /files/{name}`; for what is no file here the next handler answers, as for any unknown address. */
export function storedFiles({ environment }: Tools): Hono {
  return new Hono().get(
    `${storedPhotos}/:name{[0-9a-f]{32}-[0-9]{3,4}\\.(?:avif|webp|png|jpg)}`,
    async (context, next) => {
      const asked = context.req.param('name')
      for (const name of [asked, olderName(asked)]) {
        const bytes = name && (await readStoredFile(environment, name))
        if (bytes)
          return context.body(new Uint8Array(bytes), 200, headersOf(types[name.slice(name.lastIndexOf('.') + 1)]!))
      }
      return next()
    },
  )
}
