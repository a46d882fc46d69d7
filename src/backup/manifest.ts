// The manifest of a backup: the name, size and checksum of everything in it.

import { z } from 'zod'

/** Raised when an older Casita could no longer read the format. */
export const backupVersion = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const plainName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const fileName = z.string().regex(/^[0-9a-f]{32}[a-z0-9.-]{0,40}$/)

export const manifestSchema = z.strictObject({
  format: z.literal('casita-backup'),
  version: z.literal(backupVersion),
  /** An instant in ISO 8601. */
  createdAt: z.string(),
  /** The release of the PostgreSQL it was read from. */
  postgres: z.string(),
  /** Applied migrations, in order: they define the schema. */
  migrations: z.array(z.strictObject({ name: z.string(), hash: sha256 })).min(1),
  /** `sha256` covers the rows as COPY writes them. */
  tables: z.array(z.strictObject({ name: plainName, columns: z.array(plainName), rows: z.int().min(0), sha256 })),
  sequences: z.array(
    z.strictObject({ name: plainName, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(z.strictObject({ name: fileName, bytes: z.int().min(0), sha256 })),
  /** Of the key that seals secrets; null when the backup omits it. */
  key: z.strictObject({ sha256 }).nullable(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestEntry = 'manifest.json'
export const keyEntry = 'identity.key'

export function tableEntry(name: string): string {
  return `tables/${name}.copy`
}

export function fileEntry(name: string): string {
  return `files/${name}`
}
