// Settings of where backups and pictures lie: a folder, or a bucket of an S3-compatible store.

import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { safeAddress } from './safe-address.server.ts'

/** A bucket and, where there is one, what the names in it begin with: without a slash at either end. */
export type BucketPlace = { readonly bucket: string; readonly prefix: string }

const bucketShape = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/

/** The bucket that `s3://bucket/prefix` names; undefined for anything else. */
export function readBucketPlace(text: string): BucketPlace | undefined {
  const [, bucket, prefix = ''] = bucketShape.exec(text) ?? []
  return bucket && !prefix.split('/').includes('..') ? { bucket, prefix } : undefined
}

const isBucket = (text: string) => readBucketPlace(text) !== undefined
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(value => value >= least && value <= most, `must be between ${least} and ${most}`)

/** Part of the table of variables. */
export const storageSettings = {
  FILES_TO: z.string().refine(isBucket, 'must be s3://bucket, or s3://bucket/prefix').optional(),
  BACKUP_TO: z
    .string()
    .refine(
      text => isBucket(text) || (isAbsolute(text) && !text.includes('\0')),
      'must be the whole path of a folder, or s3://bucket/prefix',
    )
    .optional(),
  BACKUP_HOURS: wholeNumber(1, 720).default(24),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  BACKUP_KEY: z
    .enum(['on', 'off'], 'must be on or off')
    .transform(word => word === 'on')
    .default(true),
  S3_ENDPOINT: safeAddress.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional(),
} as const

/** One sentence per contradiction of the parsed settings, naming them and never their values. */
export function storageFaults(parsed: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = []
  if ((parsed.S3_ACCESS_KEY_ID === undefined) !== (parsed.S3_SECRET_ACCESS_KEY === undefined))
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.')
  if (parsed.S3_ENDPOINT !== undefined && parsed.S3_ACCESS_KEY_ID === undefined)
    faults.push('S3_ENDPOINT is set, and S3_ACCESS_KEY_ID is missing.')
  // Whoever tidies one of them would meet the other's.
  const trimmed = (text: unknown) => String(text).replace(/\/$/, '')
  if (parsed.FILES_TO !== undefined && trimmed(parsed.FILES_TO) === trimmed(parsed.BACKUP_TO))
    faults.push('FILES_TO and BACKUP_TO must not be the same place: give each a prefix of its own.')
  return faults
}
