// Handles a form about a home: version, faults, command, refusal.

import { unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import { again, unreadableForm } from './form-answer.ts'
import { type Faults, fieldOfRefusal, type HomeRefusal, homeRefusalStatus, homeRefusals } from './home-refusals.ts'
import { typedVersion } from './typed-text.ts'

export type Parsed<Values, Input> = { readonly values: Values } & (
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly faults: Faults; readonly isForeign: boolean }
)

type Section = {
  /** What the button is called that sends the form; a page of one purpose names none. */
  readonly button?: string
  /** The home is still to be made, so that no version of it was seen. */
  readonly isNew?: boolean
}

/** `command` gets the version of the home that the page showed. */
export async function handleSection<Values, Input, Done extends object>(
  form: FormData,
  parsed: Parsed<Values, Input>,
  command: (input: Input, version: number) => Promise<Outcome<Done, HomeRefusal>>,
  { button, isNew }: Section = {},
) {
  const { values } = parsed
  const refuse = (status: number, refusal: string | undefined, faults: Faults = {}) =>
    again(status, { values, faults, refusal })
  const version = isNew ? 0 : typedVersion(form)
  if (form.get('intent') !== (button ?? null)) return refuse(400, unknownIntent())
  if (version === undefined || (!parsed.ok && parsed.isForeign)) return refuse(400, unreadableForm())
  if (!parsed.ok) return refuse(422, undefined, parsed.faults)
  const done = await command(parsed.input, version)
  if (done.ok) return { ...done, input: parsed.input }
  const [field, said] = [fieldOfRefusal[done.reason], homeRefusals[done.reason]]
  return refuse(homeRefusalStatus[done.reason], field ? undefined : said, field ? { [field]: said } : {})
}
