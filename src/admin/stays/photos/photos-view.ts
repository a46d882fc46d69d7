// What the operator's page of pictures shows again of a form that was not taken.

import type { NewPhotoFaults, NewPhotoValues, PhotoField, PhotoValues } from './photos-input.ts'

export type PhotosTyped = {
  /** Rows that could not be added, with their words. */
  readonly rows: readonly (NewPhotoValues & { readonly faults: NewPhotoFaults })[]
  /** The picture whose words could not be kept. */
  readonly changed: (PhotoValues & { readonly faults: Partial<Readonly<Record<PhotoField, string>>> }) | undefined
  /** How many of the same form were added. */
  readonly added: number
  readonly refusal: string | undefined
}
