// A real S3-compatible server on a loopback port, which keeps its objects in a folder and checks signatures.

import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Asked = { readonly path: string; mountPath: string; readonly state: { vhost: boolean } }
type S3rver = {
  readonly httpServer: Server
  readonly middleware: ((asked: Asked, next: () => Promise<void>) => Promise<void>)[]
  readonly run: () => Promise<AddressInfo>
  readonly close: () => Promise<void>
}
type Options = {
  readonly address: string
  readonly port: number
  readonly silent: boolean
  readonly directory: string
  readonly configureBuckets: readonly { readonly name: string }[]
}

// It comes without types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: Options) => S3rver

export type ObjectStore = {
  /** The settings by which a site uses it. */
  readonly settings: Readonly<Record<'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>
  readonly close: () => Promise<void>
}

/** Starts one with these buckets. */
export async function startObjectStore(...buckets: readonly string[]): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'casita-objects-'))
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: buckets.map(name => ({ name })),
  })
  // It signs /bucket where the SDK lists /bucket/, unless it takes the bucket for a host; the others are all checked.
  store.middleware.splice(-1, 0, (asked, next) => {
    if (/^\/[^/]+\/$/.test(asked.path)) Object.assign(asked, { mountPath: '/', state: { ...asked.state, vhost: true } })
    return next()
  })
  const { port } = await store.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      store.httpServer.closeAllConnections()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
