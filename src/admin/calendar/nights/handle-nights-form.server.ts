// Handles the forms that block and open nights.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { parseFormInput, uuidInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { blockHome, openNights } from './block-home.server.ts'
import { blockInput, liftInput, wrongFirst } from './block-input.ts'
import { type BlockRefused, blockRefusalStatus, sayBlockRefusal } from './block-refusals.ts'
import { findHomeOfNights, type HomeOfNights } from './describe-nights.server.ts'
import type { BlockTyped } from './nights-view.ts'

type NightsAnswer = FormAnswer<{ readonly blocking: BlockTyped | undefined }>

const liftForm = liftInput.extend({ block: uuidInput })
const notRead = () => again(400, { blocking: undefined, refusal: unreadableForm() })

export async function handleNightsForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<NightsAnswer> {
  const home = await findHomeOfNights(tools, slug)
  if (!home) return refuse({ reason: 'home-unknown' })
  if (!may(operator, 'nights', 'change', home.id)) return refuse({ reason: 'not-allowed' })
  return (await handlerOf(form, buttons)?.(tools, operator, home, form)) ?? notRead()
}

/** Undefined for a form that the page did not make. */
type Button = (
  tools: Tools,
  operator: Operator,
  home: HomeOfNights,
  form: FormData,
) => Promise<NightsAnswer | undefined>

const block: Button = async (tools, operator, { slug, timeZone }, form) => {
  const parsed = parseFormInput(blockInput, form)
  const { values } = parsed
  if (!parsed.ok && parsed.isForeign) return undefined
  const wrongTyping = (faults: BlockTyped['faults']) => again(422, { refusal: undefined, blocking: { values, faults } })
  const wrong = wrongFirst(values.first, dayInZone(tools.clock.now(), timeZone))
  if (wrong) return wrongTyping({ first: sentenceBy(wrong) })
  if (!parsed.ok) return wrongTyping(parsed.faults)
  const blocked = await blockHome(tools, operator, slug, parsed.input)
  return blocked.ok ? blocked : refuse(blocked, { values, faults: {} })
}

const lift: Button = async (tools, operator, { slug }, form) => {
  const { input } = parseFormInput(liftForm, form)
  if (!input) return undefined
  const opened = await openNights(tools, operator, slug, { blockId: input.block, from: input.from })
  return opened.ok ? opened : refuse(opened)
}

const buttons: Readonly<Record<string, Button>> = { block, lift }

function refuse(refusal: BlockRefused, blocking?: BlockTyped): NightsAnswer {
  return again(blockRefusalStatus[refusal.reason], {
    refusal: sayBlockRefusal(refusal, currentLanguage().locale),
    blocking,
  })
}
