// Handles forms about rates: parse, show the effect, save once it was seen.

import { createHash } from 'node:crypto'
import { wrongFirst } from '#admin/calendar/nights/block-input.ts'
import { findHomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { splitPolicy } from '#admin/rates/input/rate-fields.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeRates } from './change-rates.server.ts'
import { rateFacts } from './describe-rates.server.ts'
import { sayEffect } from './rate-effect-words.ts'
import { type RateFacts, type RateKind, rateAbout, rateInputs } from './rate-input.ts'
import { type RateRefusal, rateRefusalStatus, rateRefusals } from './rate-refusals.ts'
import type { RateTyped } from './rates-view.ts'

type RateAnswer = FormAnswer<{ readonly rates: RateTyped | undefined }>

const buttons: Readonly<Record<string, { readonly keeps: boolean; readonly away: boolean }>> = {
  look: { keeps: false, away: false },
  keep: { keeps: true, away: false },
  'look-away': { keeps: false, away: true },
  'take-away': { keeps: true, away: true },
}
const unreadable = () => again(400, { refusal: unreadableForm(), rates: undefined })

/**
 * Faults and previews come back with everything that was typed. A form is saved only as it was previewed: one that was
 * changed since is previewed again.
 */
export async function handleRateForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<RateAnswer> {
  const home = await findHomeOfNights(tools, slug)
  if (!home) return refuse('home-unknown', undefined)
  if (!may(operator, 'rates', 'change', home.id)) return refuse('not-allowed', undefined)
  const facts = await rateFacts(tools, home.id)
  if (!facts) return refuse('not-sold', undefined)
  const [what, button, version] = [typedLine(form, 'what'), handlerOf(form, buttons), typedVersion(form)]
  if (!isKind(what) || !button || version === undefined) return unreadable()
  const { keeps, away } = button
  if (away && !('entered' in rateInputs[what].shape)) return unreadable()
  const parsed = parseRateForm(what, form, away, facts)
  const subject = typedIn(form, 'subject')
  if (!/^\d{0,9}$/.test(subject) || (!parsed.ok && parsed.isForeign)) return unreadable()
  const { values } = parsed
  const mark = markOf([what, subject, away, version, values])
  const typed: RateTyped = { what, subject, values, faults: {}, away, effect: undefined, mark }
  const wrongTyping = (faults: RateTyped['faults']) => again(422, { refusal: undefined, rates: { ...typed, faults } })
  const wrong = what === 'nights' ? wrongFirst(typedIn(form, 'first'), facts.today) : undefined
  if (wrong) return wrongTyping({ first: sentenceBy(wrong) })
  if (!parsed.ok) return wrongTyping(parsed.faults)
  const onlyLook = !keeps || typedIn(form, 'seen') !== mark
  const changed = await changeRates(tools, operator, slug, { version, change: parsed.input, onlyLook })
  if (!changed.ok) return refuse(changed.reason, typed)
  if (!onlyLook) return { ok: true }
  const effect = sayEffect(changed.effect, currentLanguage().locale, tools.clock.now())
  return again(200, { refusal: undefined, rates: { ...typed, effect } })
}

/** Bands without a sum are left out; where there are others, these hold in place of the one for everybody. */
function parseRateForm(what: RateKind, form: FormData, away: boolean, facts: RateFacts) {
  const sent = new FormData()
  for (const [name, value] of form) {
    const [, at] = /^band-(\d+)$/.exec(name) ?? []
    if (at === undefined || typedIn(form, `minor-${at}`) || typedIn(form, `nightlyMinor-${at}`))
      sent.append(name, value)
  }
  // A fee by age has no sum for all guests.
  if (what === 'fee' && !typedIn(form, 'amount') && [...sent.keys()].some(name => name.startsWith('band-')))
    sent.set('amount', '0')
  splitPolicy(sent)
  const given = { kind: what, ...(away && { entered: null }) }
  return parseFormInput(rateInputs[what], sent, { [what]: 'subject' }, { about: rateAbout(facts), given })
}

function refuse(reason: RateRefusal, rates: RateTyped | undefined): RateAnswer {
  return again(rateRefusalStatus[reason], { refusal: rateRefusals[reason], rates })
}

function isKind(text: string): text is RateKind {
  return Object.hasOwn(rateInputs, text)
}

function markOf(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex').slice(0, 32)
}
