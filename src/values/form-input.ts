// What a form or a call may send is one zod schema: here are its texts, and how a form is read by it.

import { z } from 'zod'
import { isSentenceKey, type Params, type SentenceKey, sentence } from '#catalogue/sentence.ts'

/** What was typed, by field, for the form to show again. */
type Values<Field extends PropertyKey> = { readonly [Name in Field & string]: string }

type ParsedForm<Schema extends z.ZodObject> = { readonly values: Values<FieldOf<Schema>> } & (
  | { readonly ok: true; readonly input: z.output<Schema> }
  | {
      readonly ok: false
      readonly faults: Partial<Values<FieldOf<Schema>>>
      /** Something is wrong that no person typed: it is no form of the page's. */
      readonly isForeign: boolean
    }
)

/** The names of a form's fields; what the schema holds one level deeper stands beside the others in the form. */
type FieldOf<Schema extends z.ZodObject> = {
  [Name in keyof Schema['shape']]: Schema['shape'][Name] extends z.ZodDefault<infer Inner extends z.ZodObject>
    ? keyof Inner['shape']
    : Name
}[keyof Schema['shape']]

/** Reads a form by the schema; `names` says where a field is called otherwise in the form. */
export function parseFormInput<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  names: { readonly [Name in keyof Schema['shape']]?: string } = {},
): ParsedForm<Schema> {
  const values: Record<string, string> = {}
  const read = (shape: z.ZodRawShape): object =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const inner = unwrapped(field)
        if (inner instanceof z.ZodObject) return [[name, read(inner.shape)]]
        const typed = typedIn(form, (names as Readonly<Record<string, string>>)[name] ?? name)
        values[name] = typed
        return typed === '' && inner !== field ? [] : [[name, asRead(typed, inner)]]
      }),
    )
  const parsed = schema.safeParse(read(schema.shape), { reportInput: true })
  const kept = values as Values<FieldOf<Schema>>
  if (parsed.success) return { ok: true, values: kept, input: parsed.data }
  const refusals = parsed.error.issues.map(issue => [String(issue.path.at(-1)), refusalOf(issue)] as const)
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
  return field instanceof z.ZodDefault || field instanceof z.ZodOptional ? unwrapped(field.unwrap()) : field
}

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
