// Handles forms about shared terms: parse, show the effect, save once it was seen.

import { createHash } from 'node:crypto'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { changeTerms, mayChangeTerms } from './change-terms.server.ts'
import { taxAbout } from './describe-taxes.server.ts'
import { sayTermsEffect } from './terms-effect-words.ts'
import { type TermsKind, termsInputs } from './terms-input.ts'
import { type TermsRefusal, termsRefusalStatus, termsRefusals } from './terms-refusals.ts'
import type { TermsTyped } from './terms-view.ts'

type TermsAnswer = FormAnswer<{ readonly terms: TermsTyped | undefined }>

/** Of the page that a form came from: which forms it has, the currency of its sums, and of which place it is. */
type FormOf = { readonly kinds: readonly TermsKind[]; readonly currency: string | null; readonly placeId?: number }

const buttons: Readonly<Record<string, { readonly keeps: boolean; readonly away: boolean }>> = {
  look: { keeps: false, away: false },
  keep: { keeps: true, away: false },
  'look-away': { keeps: false, away: true },
  'take-away': { keeps: true, away: true },
}
const unreadable = () => again(400, { refusal: unreadableForm(), terms: undefined })

/** A form is saved only as it was previewed: one that was changed since is previewed again. */
export async function handleTermsForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
  { kinds, currency, placeId }: FormOf,
): Promise<TermsAnswer> {
  if (!mayChangeTerms(operator)) return refuse('not-allowed', undefined)
  const [button, version, subject] = [handlerOf(form, buttons), typedVersion(form), typedIn(form, 'subject')]
  const what = kinds.find(kind => kind === typedLine(form, 'what'))
  if (!what || !button || version === undefined || !/^\d{0,9}$/.test(subject)) return unreadable()
  const { keeps, away } = button
  const given = {
    ...{ kind: what, version },
    ...(placeId !== undefined && what === 'tax' && { taxes: placeId }),
    ...(away && { entered: null }),
  }
  const parsed = parseFormInput<(typeof termsInputs)[TermsKind], { id: string }>(
    termsInputs[what],
    withoutEmptyRows(form),
    { id: 'subject' },
    { about: taxAbout(currency), given },
  )
  if (!parsed.ok && parsed.isForeign) return unreadable()
  const { values } = parsed
  const mark = markOf([what, subject, away, version, values])
  const typed: TermsTyped = { what, subject, values, faults: {}, away, effect: undefined, mark }
  if (!parsed.ok) return again(422, { refusal: undefined, terms: { ...typed, faults: parsed.faults } })
  const change = parsed.input
  const onlyLook = !keeps || typedIn(form, 'seen') !== mark
  const changed = await changeTerms(tools, operator, { change, onlyLook })
  if (!changed.ok) return refuse(changed.reason, typed)
  if (!onlyLook) return { ok: true }
  const effect = sayTermsEffect(changed.effect, change, currentLanguage().locale, tools.clock.now())
  return again(200, { refusal: undefined, terms: { ...typed, effect } })
}

/** Bands without a sum and languages without a name are left out. */
function withoutEmptyRows(form: FormData): FormData {
  const sent = new FormData()
  for (const [name, value] of form) {
    const [, what, at] = /^(band|language)-(\d+)$/.exec(name) ?? []
    if (at === undefined || typedIn(form, `${what === 'band' ? 'minor' : 'translated'}-${at}`)) sent.append(name, value)
  }
  return sent
}

function refuse(reason: TermsRefusal, terms: TermsTyped | undefined): TermsAnswer {
  return again(termsRefusalStatus[reason], { refusal: termsRefusals[reason], terms })
}

function markOf(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex').slice(0, 32)
}
