// What the admin pages do with a form about rates: parse, look at what it would mean, save it once that has been seen.

import { createHash } from 'node:crypto'
import { findHomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import { typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeRates } from './change-rates.server.ts'
import { rateFacts } from './find-rate-facts.server.ts'
import type { RateKind } from './rate-change.ts'
import { sayEffect } from './rate-effect-words.ts'
import { type RateTyped, valuesIn } from './rate-form.ts'
import { rateReaders } from './rate-readers.ts'
import { type RateRefusal, rateRefusalStatus, rateRefusals } from './rate-refusals.ts'

type RateAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly status: 200 | 400 | 403 | 404 | 409 | 422
      readonly refusal: string | undefined
      readonly rates: RateTyped | undefined
    }

const unreadable = 'We could not read that form. Please fill it in again.'

/**
 * Whatever is wrong or to be looked at comes back with everything that was typed. What is saved must have been looked at
 * as it stands: a form that was changed after that is looked at again.
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
  const [what, subject, intent] = ['what', 'subject', 'intent'].map(name => typedLine(form, name))
  const version = typedVersion(form)
  const reader = isKind(what!) ? rateReaders[what] : undefined
  const isAway = intent === 'look-away' || intent === 'take-away'
  const read = isAway ? reader?.away : reader?.read
  const isKnown = intent === 'look' || intent === 'keep' || isAway
  if (!reader || !read || !isKnown || version === undefined || !/^\d{0,9}$/.test(subject!)) {
    return { ok: false, status: 400, refusal: unreadable, rates: undefined }
  }
  const values = valuesIn(form, reader.fields(facts))
  const mark = markOf([what, subject, isAway, version, values])
  const typed = { what: what as RateKind, subject: subject!, values, faults: {}, away: isAway, effect: undefined, mark }
  const parsed = read(values, facts, subject === '' ? undefined : Number(subject))
  if (!parsed.ok) return { ok: false, status: 422, refusal: undefined, rates: { ...typed, faults: parsed.faults } }
  const wasSeen = typedLine(form, 'seen') === mark
  const onlyLook = intent === 'look' || intent === 'look-away' || !wasSeen
  const changed = await changeRates(tools, operator, slug, { version, change: parsed.change, onlyLook })
  if (!changed.ok) return refuse(changed.reason, typed)
  if (!onlyLook) return { ok: true }
  const effect = sayEffect(changed.effect, facts.currency, tools.environment.SITE_LANG)
  return { ok: false, status: 200, refusal: undefined, rates: { ...typed, effect } }
}

function refuse(reason: RateRefusal, rates: RateTyped | undefined): RateAnswer {
  return { ok: false, status: rateRefusalStatus[reason], refusal: rateRefusals[reason], rates }
}

function isKind(text: string): text is RateKind {
  return Object.hasOwn(rateReaders, text)
}

function markOf(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex').slice(0, 32)
}
