// Handles the form that changes many homes at once: parse, preview home by home, save once it was seen.

import { splitPolicy } from '#admin/rates/input/rate-fields.ts'
import { sayEffect } from '#admin/rates/rate-effect-words.ts'
import { rateAbout } from '#admin/rates/rate-input.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { typedLine } from '#admin/stays/form/typed-text.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { type Currency, money, parseCurrency, sayMoney } from '#values/money.ts'
import { changeMany } from './change-many.server.ts'
import { type ManyPreview, markOf } from './home-previews.server.ts'
import { hasSums, type ManyChange, type ManyKind, manyInput, manyInputs } from './many-input.ts'
import { manyKinds, mostHomes } from './many-limits.ts'
import { type ManyRefusal, manyRefusalStatus, manyRefusals, sayHomeRefusal } from './many-refusals.ts'
import type { HomeSaid, ManyTyped } from './many-view.ts'

type ManyAnswer = FormAnswer<{ readonly many: ManyTyped | undefined }>

const buttons: Readonly<Record<string, { readonly keeps: boolean; readonly removes: boolean }>> = {
  look: { keeps: false, removes: false },
  keep: { keeps: true, removes: false },
  // Of single nights: what was said of them is taken away.
  'look-away': { keeps: false, removes: true },
  'take-away': { keeps: true, removes: true },
}

/** A form is saved only as it was previewed: one that was changed since is previewed again. */
export async function handleManyForm(tools: Tools, operator: Operator, form: FormData): Promise<ManyAnswer> {
  const [button, change] = [handlerOf(form, buttons), typedLine(form, 'change')]
  const kind = manyKinds.find(each => each === change)
  const currency = parseCurrency(typedIn(form, 'currency'))
  if (!button || !kind || !currency || (button.removes && kind !== 'nights')) {
    return again(400, { refusal: unreadableForm(), many: undefined })
  }
  const parsed = parseManyForm(kind, form, currency, button.removes)
  if (!parsed.ok && parsed.isForeign) return again(400, { refusal: unreadableForm(), many: undefined })
  const { values } = parsed
  const typed: ManyTyped = { change: kind, removes: button.removes, values, faults: {}, preview: undefined, seen: '' }
  if (!parsed.ok) return again(422, { refusal: undefined, many: { ...typed, faults: parsed.faults } })
  const chosen = form.getAll('home')
  const homes = manyInput.shape.homes.safeParse(chosen)
  if (!homes.success) return refuse(chosen.length > mostHomes ? 'too-many-homes' : 'no-homes', typed)
  const typing = markOf([homes.data, kind, button.removes, values])
  const [seenTyping, seen] = typedIn(form, 'seen').split('.')
  const asked = parsed.input as ManyChange
  const changed = await changeMany(tools, operator, {
    ...{ homes: homes.data, change: asked },
    ...(hasSums(asked) && { currency }),
    ...(button.keeps && seenTyping === typing && seen && { seen }),
  })
  if (changed.ok && changed.saved) return { ok: true }
  const shown = changed.preview && {
    ...typed,
    preview: sayPreview(changed.preview, tools.clock.now()),
    seen: changed.preview.homes.some(({ refusal }) => refusal) ? '' : `${typing}.${changed.preview.mark}`,
  }
  if (!changed.ok) return refuse(changed.reason, shown ?? typed)
  return again(200, { refusal: undefined, many: shown })
}

function parseManyForm(kind: ManyKind, form: FormData, currency: Currency, removes: boolean) {
  const sent = new FormData()
  for (const [name, value] of form) sent.append(name, value)
  splitPolicy(sent)
  const [, what = '', row = ''] = /^(season|rule)-(\d{1,9})$/.exec(typedIn(form, 'row')) ?? []
  if (kind === 'copy') {
    sent.set('what', what)
    sent.set('row', row)
  }
  const given = { kind, ...(removes && { entered: null }) }
  return parseFormInput(manyInputs[kind], sent, {}, { about: rateAbout({ currency }), given })
}

export function sayPreview({ homes }: ManyPreview, now: Date): HomeSaid[] {
  const { locale } = currentLanguage()
  return homes.map(({ slug, name, refusal, effect }) => {
    const { before, after } = effect?.visits ?? {}
    const [was, is] = [before, after].map(each => each && sayMoney(money(each.totalMinor, each.currency), locale))
    return {
      ...{ slug, name, before: was, after: is },
      refusal: refusal && sayHomeRefusal(refusal),
      effect: effect && sayEffect(effect, locale, now),
    }
  })
}

function refuse(reason: ManyRefusal, many: ManyTyped | undefined): ManyAnswer {
  return again(manyRefusalStatus[reason], { refusal: manyRefusals[reason], many })
}
