// Opens the place that a setting names.

import { resolve } from 'node:path'
import type { Environment } from '#platform/tools/environment.server.ts'
import { readBucketPlace } from '#platform/tools/storage-settings.server.ts'
import { bucketStorage } from './bucket-storage.server.ts'
import { folderStorage } from './folder-storage.server.ts'
import type { Storage } from './storage.server.ts'

export type StorageSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The bucket at `s3://…`, else the folder, which has to be there. */
export function openStorage(place: string, settings: StorageSettings): Storage {
  const bucket = readBucketPlace(place)
  if (!bucket) return folderStorage(resolve(place), { makes: false })
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined
  return bucketStorage(bucket, { endpoint, region, credentials })
}
