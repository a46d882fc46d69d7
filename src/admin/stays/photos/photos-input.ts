// Parses the forms about photos.

import { faultsIn, tooLong, typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import { sentence } from '#catalogue/sentence.ts'

/** How many pictures one form adds at most. */
export const picturesInForm = 4
export const longestAlt = 300
export const longestRoom = 60

type Caption = { readonly alt: string; readonly room: string }
type CaptionFaults = Partial<Caption>

export type RowTyped = Caption & {
  readonly faults: CaptionFaults & { readonly file?: string }
  /** A file came with it, which no server can put back into the field. */
  readonly hadFile?: true
}

/** A row of the form that adds photos, as it was typed. */
export type NewPhotoRow = Omit<RowTyped, 'hadFile'> & { readonly file: Blob | undefined }

/** Every row of the form; those with neither a file nor a word are empty. */
export function newPhotosIn(form: FormData): NewPhotoRow[] {
  return Array.from({ length: picturesInForm }, (_, at) => {
    const [sent, alt, room] = [form.get(`file-${at}`), typedLine(form, `alt-${at}`), typedLine(form, `room-${at}`)]
    // A field without a choice sends a file without a name and without a byte.
    const file = sent instanceof Blob && (sent.size > 0 || (sent as File).name !== '') ? sent : undefined
    const isEmpty = !file && alt === '' && room === ''
    const missing = file ? {} : { file: sentence('homes.chooseFile') }
    return { alt, room, file, faults: isEmpty ? {} : { ...missing, ...photoWordFaults({ alt, room }) } }
  })
}

export function photoWordFaults({ alt, room }: Caption): CaptionFaults {
  return faultsIn<keyof Caption>({
    alt: alt === '' ? sentence('homes.altMissing') : tooLong(alt, longestAlt),
    room: tooLong(room, longestRoom),
  })
}

export const photoMoves = ['first', 'earlier', 'later'] as const
export type PhotoMove = (typeof photoMoves)[number]

type PhotoValues = Caption & { readonly photo: string }

/** `version`: of the home, as the operator had it before them. */
export type PhotoInput = { readonly version: number; readonly photo: number } & (
  | (Caption & { readonly intent: 'keep' })
  | { readonly intent: 'remove' | PhotoMove }
)

type ParsedPhoto = { readonly values: PhotoValues } & (
  | { readonly ok: true; readonly input: PhotoInput }
  | { readonly ok: false; readonly faults: CaptionFaults }
)

/** Undefined for anything but a form that the page made. */
export function parsePhotoInput(form: FormData): ParsedPhoto | undefined {
  const [version, intent] = [typedVersion(form), typedLine(form, 'intent')]
  const values = { photo: typedLine(form, 'photo'), alt: typedLine(form, 'alt'), room: typedLine(form, 'room') }
  if (version === undefined || !/^\d{1,9}$/.test(values.photo)) return undefined
  const seen = { version, photo: Number(values.photo) }
  const captionless = ([...photoMoves, 'remove'] as const).find(each => each === intent)
  if (captionless) return { ok: true, values, input: { ...seen, intent: captionless } }
  if (intent !== 'keep') return undefined
  const faults = photoWordFaults(values)
  if (Object.keys(faults).length > 0) return { ok: false, values, faults }
  return { ok: true, values, input: { ...seen, intent, alt: values.alt, room: values.room } }
}

/** What the page shows again of a refused form. */
export type PhotosTyped = {
  /** Rows that could not be added, with their words. */
  readonly rows: readonly RowTyped[]
  /** The photo whose caption was refused. */
  readonly changed: (PhotoValues & { readonly faults: CaptionFaults }) | undefined
  /** How many of the same form were added. */
  readonly added: number
  readonly refusal: string | undefined
}
