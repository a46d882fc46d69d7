// What the calendar of a home does with a form: parse, run the command, answer with what is shown again.

import { z } from 'zod'
import { sentence } from '#catalogue/sentence.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import type { Slug } from '#values/slug.ts'
import { blockHome, openNights } from './block-home.server.ts'
import { blockInput, liftInput, wrongFirst } from './block-input.ts'
import { type BlockRefused, blockRefusalStatus, sayBlockRefusal } from './block-refusals.ts'
import { findHomeOfNights } from './describe-nights.server.ts'
import type { BlockTyped } from './nights-view.ts'

type NightsAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly status: 400 | 403 | 404 | 409 | 422
      readonly refusal: string | undefined
      readonly blocking: BlockTyped | undefined
    }

const liftForm = liftInput.extend({ block: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) })
const notRead = {
  ok: false,
  status: 400,
  blocking: undefined,
  refusal: 'We could not read that form. Please fill it in again.',
} as const

export async function handleNightsForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<NightsAnswer> {
  const home = await findHomeOfNights(tools, slug)
  if (!home) return refuse(tools, { reason: 'home-unknown' })
  if (!may(operator, 'nights', 'change', home.id)) return refuse(tools, { reason: 'not-allowed' })
  const intent = form.get('intent')
  if (intent === 'block') {
    const parsed = parseFormInput(blockInput, form)
    const { values } = parsed
    if (!parsed.ok && parsed.isForeign) return notRead
    const again = (faults: BlockTyped['faults']) =>
      ({ ok: false, status: 422, refusal: undefined, blocking: { values, faults } }) as const
    const wrong = wrongFirst(values.first, dayAtHome(tools.clock.now(), home.timeZone))
    if (wrong) return again({ first: sentence(wrong) })
    if (!parsed.ok) return again(parsed.faults)
    const blocked = await blockHome(tools, operator, slug, parsed.input)
    return blocked.ok ? { ok: true } : refuse(tools, blocked, { values, faults: {} })
  }
  const lift = parseFormInput(liftForm, form)
  if (intent !== 'lift' || !lift.ok) return notRead
  const opened = await openNights(tools, operator, slug, { blockId: lift.input.block, from: lift.input.from })
  return opened.ok ? { ok: true } : refuse(tools, opened)
}

function refuse({ environment }: Tools, refusal: BlockRefused, blocking?: BlockTyped): NightsAnswer {
  const sentence = sayBlockRefusal(refusal, environment.SITE_LANG)
  return { ok: false, status: blockRefusalStatus[refusal.reason], refusal: sentence, blocking }
}
