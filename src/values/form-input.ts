// What a form or a call may send is one zod schema: here are its texts, and how a form is read by it.

import { z } from 'zod'
import { isSentenceKey, type Params, type SentenceKey, sentence } from '#catalogue/sentence.ts'

/** What was typed, by field, for the form to show again. */
type Values<Field> = { readonly [Name in Field & string]: string }

/** Where a field is called otherwise in the form; of what lies one level deeper each field by itself. */
type Names<Schema extends z.ZodObject> = {
  readonly [Name in keyof Schema['shape']]?: string | Readonly<Record<string, string>>
}

type ParsedForm<Schema extends z.ZodObject, Named = object> = { readonly values: Values<FieldOf<Schema, Named>> } & (
  | { readonly ok: true; readonly input: z.output<Schema> }
  | {
      readonly ok: false
      readonly input?: undefined
      readonly faults: Partial<Values<FieldOf<Schema, Named>>>
      /** Something is wrong that no person typed: it is no form of the page's. */
      readonly isForeign: boolean
    }
)

/** The names of a form's fields; what the schema holds one level deeper stands beside the others in the form. */
type FieldOf<Schema extends z.ZodObject, Named> = {
  [Name in keyof Schema['shape']]: Unwrapped<Schema['shape'][Name]> extends z.ZodObject<infer Inner>
    ? CalledIn<keyof Inner, Name extends keyof Named ? Named[Name] : object>
    : Name
}[keyof Schema['shape']]

type CalledIn<Field, Named> = Field extends keyof Named ? Named[Field] : Field

type Unwrapped<Schema> = Schema extends
  | z.ZodDefault<infer Inner>
  | z.ZodOptional<infer Inner>
  | z.ZodNullable<infer Inner>
  ? Unwrapped<Inner>
  : Schema

/** Reads a form by the schema. */
export function parseFormInput<Schema extends z.ZodObject, const Named extends Names<Schema> = object>(
  schema: Schema,
  form: FormData,
  names?: Named,
): ParsedForm<Schema, Named> {
  const values: Record<string, string> = {}
  const nameAt = (path: readonly PropertyKey[]): string => {
    const [first = '', second] = path.map(String)
    const named = names?.[first]
    return second === undefined ? first : typeof named === 'object' ? (named[second] ?? second) : second
  }
  const read = (shape: z.ZodRawShape, above: readonly string[] = []): object =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const inner = unwrapped(field)
        const path = [...above, name]
        const named = names?.[name]
        const isOptional = inner !== field
        if (inner instanceof z.ZodObject) {
          const below = read(inner.shape, path)
          return isOptional && Object.values(below).every(isBlank) ? [] : [[name, below]]
        }
        const called = nameAt(path)
        const typed = typedIn(form, above.length === 0 && typeof named === 'string' ? named : called)
        values[called] = typed
        return isOptional && isBlank(typed) ? [] : [[name, asRead(typed, inner)]]
      }),
    )
  const parsed = schema.safeParse(read(schema.shape), { reportInput: true })
  const kept = values as Values<FieldOf<Schema, Named>>
  if (parsed.success) return { ok: true, values: kept, input: parsed.data }
  const refusals = parsed.error.issues.map(issue => [nameAt(issue.path), refusalOf(issue)] as const)
  const faults: Record<string, string> = {}
  for (const [name, refusal] of refusals) if (refusal) faults[name] ??= sentence(refusal.key, refusal.params)
  return { ok: false, values: kept, faults: faults as Partial<typeof kept>, isForeign: refusals.some(([, of]) => !of) }
}

/** Several of one name count as the last, a file as nothing; lines end with LF. */
export function typedIn(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1)
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').replaceAll('\0', '') : ''
}

/** Without what makes it optional: an empty field of such a one is left out. */
function unwrapped(field: unknown): unknown {
  const wraps = field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable
  return wraps ? unwrapped(field.unwrap()) : field
}

const isBlank = (read: unknown) => typeof read === 'string' && read.trim() === ''

/** What is no number stays as it was typed, for the schema to refuse. */
function asRead(typed: string, inner: unknown): unknown {
  if (inner instanceof z.ZodPipe) return asRead(typed, inner.in)
  return inner instanceof z.ZodNumber && /^-?(0|[1-9]\d{0,14})$/.test(typed) ? Number(typed) : typed
}

type Bounds = {
  readonly most: number
  readonly tooLong?: SentenceKey
  /** Said of an empty one; without it the text may be empty. */
  readonly missing?: SentenceKey
}

export const notText = 'must be well-formed text'

/** Whether every part of the house can keep it: no zero byte, no half of a surrogate pair. */
export function isText(typed: string): boolean {
  return typed.isWellFormed() && !typed.includes('\0')
}

/** Several lines, without the blanks around them. */
export function lines(bounds: Bounds) {
  return bounded(z.string().trim(), bounds)
}

/** One line with single blanks. */
export function line(bounds: Bounds) {
  return bounded(z.string().overwrite(singleBlanks), bounds)
}

export const uuidInput = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

const singleBlanks = (typed: string) => typed.trim().replace(/\s+/g, ' ')

function bounded(schema: z.ZodString, { most, tooLong = 'forms.tooLong', missing }: Bounds) {
  const kept = schema.max(most, tooLong).refine(isText, notText)
  return missing ? kept.min(1, missing) : kept
}

/** Why a field was refused: the key of the sentence beside it, with what the sentence names. */
type Refusal = { readonly key: SentenceKey; readonly params: Params }

/** Undefined for what no sentence is for: a field that no person fills in. */
export function refusalOf(issue: z.core.$ZodIssue): Refusal | undefined {
  if (!isSentenceKey(issue.message)) return undefined
  const {
    minimum = 0,
    maximum = 0,
    input,
    params,
  } = issue as {
    readonly minimum?: number
    readonly maximum?: number
    readonly input?: unknown
    readonly params?: Params
  }
  const length = typeof input === 'string' ? input.length : 0
  return { key: issue.message, params: { least: minimum, most: maximum, length, ...params } }
}
