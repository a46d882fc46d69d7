// The port of places that keep files: a folder of this machine, or a bucket of an S3-compatible store.

import type { Readable } from 'node:stream'

export type StoredFile = { readonly name: string; readonly bytes: number }

/** Names are flat: never a path. Faults of the disk or the network are thrown. */
export type Storage = {
  /** Where it is, for people: a path, or `s3://bucket/prefix`. Never a secret. */
  readonly place: string
  /** Where to write a large file before `take`; undefined where any folder will do. */
  readonly workFolder: string | undefined
  /** Keeps the bytes under the name, which appears only when they are whole; what is there by that name is replaced. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Does the same with a file of this machine, which is gone from there afterwards. */
  readonly take: (name: string, path: string) => Promise<void>
  /** Undefined when there is none. */
  readonly read: (name: string) => Promise<Buffer | undefined>
  readonly open: (name: string) => Promise<Readable | undefined>
  readonly bytesOf: (name: string) => Promise<number | undefined>
  /** Missing ones are ignored. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** All that are whole, in no order. */
  readonly list: () => AsyncIterable<StoredFile>
}

/** The code or name under which storage says that a file is not there. */
const missing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound'])

/** What `work` answers; undefined where the file is missing. */
export async function unlessMissing<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work
  } catch (fault) {
    const { code, name } = fault as NodeJS.ErrnoException
    if (missing.has(code ?? '') || missing.has(name)) return undefined
    throw fault
  }
}
