// Parses forms by the zod schema that also describes the call's input, and reports field errors.

import { z } from 'zod'
import { isSentenceKey, type Params, type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import { parseCalendarDay } from './calendar-day.ts'
import { isMailable, longestEmail } from './email-address.ts'
import { canonicalPhoneNumber } from './phone-number.ts'

/** The typed text by field, to show in the form again. */
type Values<Field> = { readonly [Name in Field & string]: string }

/** Field names that differ in the form; each field of a nested object separately. */
type Names<Schema extends z.ZodObject> = {
  readonly [Name in keyof Schema['shape']]?: string | Readonly<Record<string, string>>
}

type Called = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>

type ParsedForm<Schema extends z.ZodObject, Named = object> = { readonly values: Values<FieldOf<Schema, Named>> } & (
  | { readonly ok: true; readonly input: z.output<Schema> }
  | {
      readonly ok: false
      readonly input?: undefined
      readonly faults: Partial<Values<FieldOf<Schema, Named>>>
      /** An error in something nobody typed: the form is not the page's. */
      readonly isForeign: boolean
    }
)

/** The names of a form's fields; nested fields are flattened. */
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

/** How to parse a value that is neither text nor integer; `about` is the form's context, such as the currency. */
export const typing = z.registry<{
  readonly read: (typed: string, about: Params) => unknown
  readonly write: (value: never, about: Params) => string
}>()

type Reading = {
  /** Values not taken from fields. */
  readonly given?: Readonly<Record<string, unknown>>
  /** For the readers of `typing`, and for the sentences. */
  readonly about?: Params
}

/**
 * Reads a form by the schema; `names` says where a field is called otherwise in the form. Of a list of objects the fields of
 * the first end in `-0`; a list of texts or numbers is one a line, or one a field of the same name.
 */
export function parseFormInput<Schema extends z.ZodObject, const Named extends Names<Schema> = object>(
  schema: Schema,
  form: FormData,
  names?: Named,
  { given = {}, about = {} }: Reading = {},
): ParsedForm<Schema, Named> {
  const values: Record<string, string> = {}
  /** The field of each input value, by path. */
  const sources = new Map<string, { readonly name: string; readonly field: unknown }>()
  const readShape = (shape: z.ZodRawShape, path: string, row: string, named: Called = {}): object =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const called = named[name]
        const below = path === '' ? name : `${path}.${name}`
        const inner = unwrapped(field)
        if (inner instanceof z.ZodObject) {
          const value = readShape(inner.shape, below, row, typeof called === 'object' ? called : {})
          const isLeftOut = inner !== field && !isNullable(field) && saysNothing(value)
          return isLeftOut ? [] : [[name, value]]
        }
        const source = typeof called === 'string' ? called : name
        const value = read(field, `${path === '' ? name : source}${row}`, below, row, `${source}${row}`)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const readRows = (element: unknown, name: string, path: string, row: string): unknown[] => {
    const rows: unknown[] = []
    for (const at of rowsIn(form, row)) {
      if (!(element instanceof z.ZodObject) && !form.has(`${name}-${at}`)) continue
      const value = read(element, `${name}-${at}`, `${path}.${rows.length}`, `${row}-${at}`)
      if (!(element instanceof z.ZodObject) || !saysNothing(value)) rows.push(value)
    }
    return rows
  }
  const read = (field: unknown, name: string, path: string, row: string, source = name): unknown => {
    const inner = unwrapped(field)
    const typed = typedIn(form, source)
    const type = typing.get(inner as z.ZodType)
    if (inner instanceof z.ZodObject) return readShape(inner.shape, path, row)
    if (inner instanceof z.ZodDiscriminatedUnion) {
      const { discriminator } = inner.def
      const chosen = typedIn(form, `${discriminator}${row}`)
      // What was typed for another choice is shown again as well.
      for (const { shape } of optionsOf(inner)) readShape(shape, path, row)
      return { ...readShape(optionOf(inner, chosen).shape, path, row), [discriminator]: chosen }
    }
    sources.set(path, { name, field: inner })
    if (inner instanceof z.ZodArray && !type) {
      if (isRow(inner.element)) return readRows(inner.element, name, path, row)
      const lines = form.getAll(source).flatMap(each => (typeof each === 'string' ? each.split(/\r?\n/) : []))
      values[name] = lines.join('\n')
      return lines.filter(line => line.trim() !== '').map(line => asRead(line.trim(), inner.element))
    }
    values[name] = typed
    if (inner instanceof z.ZodBoolean && !type) return typed !== ''
    if (typed.trim() === '' && inner !== field) return isNullable(field) ? null : undefined
    return type ? (type.read(typed.trim(), about) ?? typed) : asRead(typed, inner)
  }
  const parsed = schema.safeParse({ ...readShape(schema.shape, '', '', names), ...given }, { reportInput: true })
  const kept = values as Values<FieldOf<Schema, Named>>
  if (parsed.success) return { ok: true, values: kept, input: parsed.data }
  const refusals = parsed.error.issues.map(issue => [sourceOf(sources, issue.path), refusalOf(issue)] as const)
  const faults: Record<string, string> = {}
  for (const [{ name, field }, refusal] of refusals) {
    if (refusal) faults[name] ??= sentenceBy(refusal.key, { ...refusal.params, ...rangeOf(field), ...about })
  }
  return { ok: false, values: kept, faults: faults as Partial<typeof kept>, isForeign: refusals.some(([, of]) => !of) }
}

function sourceOf(sources: ReadonlyMap<string, { name: string; field: unknown }>, path: readonly PropertyKey[]) {
  for (let { length } = path; length > 0; length--) {
    const source = sources.get(path.slice(0, length).join('.'))
    if (source) return source
  }
  return { name: String(path.at(-1)), field: undefined }
}

function rangeOf(field: unknown): Params {
  return field instanceof z.ZodNumber ? { least: field.minValue ?? 0, most: field.maxValue ?? 0 } : {}
}

/** The numbers at the ends of names: of rows, or with `row` of those inside that row. */
function rowsIn(form: FormData, row: string): number[] {
  const ends = [...form.keys()].flatMap(key => new RegExp(`^[A-Za-z]+${row}-(\\d{1,3})(?:-|$)`).exec(key)?.[1] ?? [])
  return [...new Set(ends.map(Number))].toSorted((one, other) => one - other)
}

function optionsOf(union: z.ZodDiscriminatedUnion): z.ZodObject[] {
  return union.options as z.ZodObject[]
}

/** The shape that is meant by what stands in the discriminator; the first where none is. */
function optionOf(union: z.ZodDiscriminatedUnion, chosen: unknown): z.ZodObject {
  const options = optionsOf(union)
  const discriminates = ({ shape }: z.ZodObject) =>
    (shape[union.def.discriminator] as z.ZodType).safeParse(chosen).success
  return options.find(discriminates) ?? options[0]!
}

function isRow(element: unknown): boolean {
  return element instanceof z.ZodObject || typing.has(element as z.ZodType)
}

function saysNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(saysNothing)
  return value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '')
}

/** An input as `parseFormInput` would read it from the fields of its form. */
export function formValues(schema: z.ZodType, input: unknown, about: Params = {}): Record<string, string> {
  const write = (field: unknown, name: string, value: unknown, row: string): [string, string][] => {
    const inner = unwrapped(field)
    const type = typing.get(inner as z.ZodType)
    if (value === undefined || value === null) return []
    if (type) return [[name, type.write(value as never, about)]]
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      if (!isRow(inner.element)) return [[name, value.join('\n')]]
      return value.flatMap((each, at) => write(inner.element, `${name}-${at}`, each, `${row}-${at}`))
    }
    if (inner instanceof z.ZodDiscriminatedUnion) {
      return write(optionOf(inner, (value as Params)[inner.def.discriminator]), name, value, row)
    }
    if (!(inner instanceof z.ZodObject))
      return [[name, typeof value === 'boolean' ? (value ? 'yes' : '') : String(value)]]
    return Object.entries(inner.shape).flatMap(([key, each]) =>
      write(each, `${key}${row}`, (value as Params)[key], row),
    )
  }
  return Object.fromEntries(write(schema, '', input, ''))
}

/** All typed text, URL-encoded; files are omitted. */
export function typedFields(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Several of one name count as the last, a file as nothing; lines end with LF. */
export function typedIn(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1)
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').replaceAll('\0', '') : ''
}

/** Without what makes it optional: an empty field of such a one is left out, or null. */
function unwrapped(field: unknown): unknown {
  const isOptional = field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable
  return isOptional ? unwrapped(field.unwrap()) : field
}

function isNullable(field: unknown): boolean {
  return field instanceof z.ZodNullable
}

/** Non-numbers stay text, for the schema to refuse. */
function asRead(typed: string, inner: unknown): unknown {
  if (inner instanceof z.ZodPipe) return asRead(typed, inner.in)
  if (inner instanceof z.ZodLiteral) return [...inner.values].find(value => String(value) === typed) ?? typed
  return inner instanceof z.ZodNumber && /^\s*-?\d{1,15}\s*$/.test(typed) ? Number(typed) : typed
}

type Bounds = {
  readonly most: number
  readonly tooLong?: SentenceKey
  /** The error for an empty one; without it the text may be empty. */
  readonly missing?: SentenceKey | undefined
}

export const notText = 'must be well-formed text'

/** Whether the database can store it: no zero byte, no lone surrogate. */
export function isText(typed: string): boolean {
  return typed.isWellFormed() && !typed.includes('\0')
}

/** Several lines, trimmed. */
export function lines(bounds: Bounds) {
  return bounded(z.string().trim(), bounds)
}

/** One line, blanks collapsed. */
export function line(bounds: Bounds) {
  return bounded(z.string().overwrite(singleBlanks), bounds)
}

/** An address that mail can be sent to; empty only without `missing`. */
export function emailAddress({ wrong, missing }: { readonly wrong: SentenceKey; readonly missing?: SentenceKey }) {
  const kept = lines({ most: longestEmail, tooLong: wrong, missing })
  return (missing ? kept.min(3, wrong) : kept)
    .refine(typed => typed === '' || isMailable(typed), wrong)
    .meta({ format: 'email', description: 'An e-mail address.' })
}

/** A telephone number with the code of its country, or null where none was typed. */
export function phoneNumber({ wrong }: { readonly wrong: SentenceKey }) {
  return lines({ most: 40, tooLong: wrong })
    .refine(typed => typed === '' || canonicalPhoneNumber(typed) !== undefined, wrong)
    .transform(typed => canonicalPhoneNumber(typed) ?? null)
    .nullable()
}

export const uuidInput = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  .meta({ example: '00000000-0000-4000-8000-000000000000' })

const singleBlanks = (typed: string) => typed.trim().replace(/\s+/g, ' ')

function bounded(schema: z.ZodString, { most, tooLong = 'forms.tooLong', missing }: Bounds) {
  const kept = schema.max(most, tooLong).refine(isText, notText)
  return missing ? kept.min(1, missing) : kept
}

/** A whole number between the two. */
export function whole(least: number, most: number, key: SentenceKey = 'forms.wholeNumber') {
  return z.int(key).min(least, key).max(most, key)
}

/** A day of the calendar, as ISO 8601 writes it. */
export function day(wrong?: SentenceKey) {
  return z
    .string(wrong)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true, error: wrong })
    .refine(typed => parseCalendarDay(typed) !== undefined, {
      abort: true,
      error: wrong ?? 'must be a day of the calendar, such as 2026-07-14',
    })
    .meta({ format: 'date', example: '2030-07-14' })
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
  const { length } = typeof input === 'string' || Array.isArray(input) ? input : ''
  const start = typeof input === 'string' ? input.slice(0, 30) : ''
  return { key: issue.message, params: { least: minimum, most: maximum, length, start, ...params } }
}
