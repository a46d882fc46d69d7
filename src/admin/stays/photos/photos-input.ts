// The operator's forms about pictures, parsed once: several that are added, and one that is worded anew, moved or removed.

import { faultsIn, tooLong, typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'

/** How many pictures one form adds at most. */
export const picturesInForm = 4
export const longestAlt = 300
export const longestRoom = 60

const altMissing = 'Please write what is to be seen, for people who do not see it.'

/** One row of the form that adds pictures. */
type NewPhotoValues = { readonly alt: string; readonly room: string }
type NewPhotoFaults = { readonly file?: string; readonly alt?: string; readonly room?: string }

/** A row as it was typed, and what it asks for: nothing, a picture, or what has to be put right first. */
export type NewPhotoRow = NewPhotoValues & { readonly file: Blob | undefined; readonly faults: NewPhotoFaults }

/** Every row of the form; those with neither a file nor a word are empty. */
export function newPhotosIn(form: FormData): NewPhotoRow[] {
  return Array.from({ length: picturesInForm }, (_, at) => {
    const [sent, alt, room] = [form.get(`file-${at}`), typedLine(form, `alt-${at}`), typedLine(form, `room-${at}`)]
    // A field without a choice sends a file without a name and without a byte.
    const file = sent instanceof Blob && (sent.size > 0 || (sent as File).name !== '') ? sent : undefined
    return { alt, room, file, faults: file || alt !== '' || room !== '' ? rowFaults({ alt, room, file }) : {} }
  })
}

function rowFaults({ alt, room, file }: NewPhotoValues & { readonly file: Blob | undefined }): NewPhotoFaults {
  return faultsIn<'file' | 'alt' | 'room'>({
    file: !file && 'Please choose the file of the picture.',
    ...photoWordFaults({ alt, room }),
  })
}

/** What is wrong with the words of a picture. */
export function photoWordFaults({ alt, room }: NewPhotoValues): Partial<Record<PhotoField, string>> {
  return faultsIn<PhotoField>({
    alt: alt === '' ? altMissing : tooLong(alt, longestAlt),
    room: tooLong(room, longestRoom),
  })
}

export const photoMoves = ['first', 'earlier', 'later'] as const
export type PhotoMove = (typeof photoMoves)[number]

type PhotoValues = { readonly photo: string; readonly alt: string; readonly room: string }
type PhotoField = 'alt' | 'room'

/** `version`: of the home, as the operator had it before them. */
export type PhotoInput = { readonly version: number; readonly photo: number } & (
  | { readonly intent: 'keep'; readonly alt: string; readonly room: string }
  | { readonly intent: 'remove' }
  | { readonly intent: PhotoMove }
)

type ParsedPhoto =
  | { readonly ok: true; readonly input: PhotoInput; readonly values: PhotoValues }
  | { readonly ok: false; readonly values: PhotoValues; readonly faults: Partial<Record<PhotoField, string>> }

/** Undefined for anything but a form that the page made. */
export function parsePhotoInput(form: FormData): ParsedPhoto | undefined {
  const [version, intent] = [typedVersion(form), typedLine(form, 'intent')]
  const values = { photo: typedLine(form, 'photo'), alt: typedLine(form, 'alt'), room: typedLine(form, 'room') }
  if (version === undefined || !/^\d{1,9}$/.test(values.photo)) return undefined
  const seen = { version, photo: Number(values.photo) }
  const move = photoMoves.find(each => each === intent)
  if (move) return { ok: true, values, input: { ...seen, intent: move } }
  if (intent === 'remove') return { ok: true, values, input: { ...seen, intent } }
  if (intent !== 'keep') return undefined
  const faults = photoWordFaults(values)
  if (Object.keys(faults).length > 0) return { ok: false, values, faults }
  return { ok: true, values, input: { ...seen, intent, alt: values.alt, room: values.room } }
}

/** What the page shows again of a form that was not taken. */
export type PhotosTyped = {
  /** Rows that could not be added, with their words. */
  readonly rows: readonly (NewPhotoValues & { readonly faults: NewPhotoFaults })[]
  /** The picture whose words could not be kept. */
  readonly changed: (PhotoValues & { readonly faults: Partial<Readonly<Record<PhotoField, string>>> }) | undefined
  /** How many of the same form were added. */
  readonly added: number
  readonly refusal: string | undefined
}
