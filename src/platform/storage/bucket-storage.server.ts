// Files in a bucket of an S3-compatible store.

import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketPlace } from '#platform/tools/storage-settings.server.ts'
import { seconds } from '#values/duration.ts'
import { type Storage, unlessMissing } from './storage.server.ts'

type BucketAccess = {
  /** Undefined for Amazon itself. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Undefined: what the machine is allowed by its role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const mebibyte = 1024 * 1024
/** A store takes at most 10,000 parts, of five megabytes or more each. */
const mostParts = 9_000
const atOnce = 16

export function bucketStorage({ bucket, prefix }: BucketPlace, access: BucketAccess): Storage {
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => {
    connection ??= connect(access)
    return connection
  }
  const start = prefix ? `${prefix}/` : ''
  const objectOf = (name: string) => ({ Bucket: bucket, Key: start + name })
  const open = async (name: string) => {
    const { client, sdk } = await connected()
    const found = await unlessMissing(client.send(new sdk.GetObjectCommand(objectOf(name))))
    // In Node it is a stream of Node's.
    return found?.Body as (Readable & { transformToByteArray: () => Promise<Uint8Array> }) | undefined
  }
  return {
    place: prefix ? `s3://${bucket}/${prefix}` : `s3://${bucket}`,
    workFolder: undefined,
    async put(name, bytes) {
      const { client, sdk } = await connected()
      await client.send(new sdk.PutObjectCommand({ ...objectOf(name), Body: bytes, ContentLength: bytes.length }))
    },
    async take(name, path) {
      const { client, Upload } = await connected()
      const { size } = await stat(path)
      const partSize = Math.max(16 * mebibyte, Math.ceil(size / mostParts / mebibyte) * mebibyte)
      const params = { ...objectOf(name), Body: createReadStream(path) }
      await new Upload({ client, params, partSize, queueSize: 2 }).done()
      await rm(path, { force: true })
    },
    async read(name) {
      const body = await open(name)
      return body && Buffer.from(await body.transformToByteArray())
    },
    open,
    async bytesOf(name) {
      const { client, sdk } = await connected()
      return (await unlessMissing(client.send(new sdk.HeadObjectCommand(objectOf(name)))))?.ContentLength
    },
    async remove(names) {
      const { client, sdk } = await connected()
      const left = [...names]
      // One by one, because not every store knows the command that removes many.
      const removeRest = async () => {
        for (let name = left.pop(); name !== undefined; name = left.pop())
          await unlessMissing(client.send(new sdk.DeleteObjectCommand(objectOf(name))))
      }
      await Promise.all(Array.from({ length: atOnce }, removeRest))
    },
    async *list() {
      const { client, sdk } = await connected()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start })) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(start.length)
          if (name !== '' && !name.includes('/')) yield { name, bytes: Size }
        }
      }
    },
  }
}

type Connection = {
  readonly client: S3Client
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly Upload: typeof import('@aws-sdk/lib-storage').Upload
}

/** Loads the SDK when it is first needed: it takes 40 MB, which sites without a bucket spare. */
async function connect({ endpoint, region, credentials }: BucketAccess): Promise<Connection> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // What Amazon alone understands by default, other stores refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: seconds(5), requestTimeout: seconds(60), throwOnRequestTimeout: true },
  })
  return { client, sdk, Upload }
}
