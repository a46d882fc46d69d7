// Handles the form by which an operator books for a guest: first its price, then one of three commands.

import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { byHandRefusalStatus, byHandRefusals } from '#holds/by-hand-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseQuoteInput } from '#quotes/quote-input.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { currency } from '#values/money.ts'
import { type ByHandValues, ownPriceOf, parseByHandForm, parseOwnPriceForm } from './by-hand-input.ts'
import type { PricedByHandView } from './by-hand-view.ts'
import { carryOutByHand } from './carry-out-by-hand.server.ts'
import { describeByHand, findHomeByHand } from './describe-by-hand.server.ts'

type Shown = {
  readonly refusal?: string | undefined
  readonly values: ByHandValues
  readonly faults: Partial<Record<string, string>>
  /** The price with what was typed about it. */
  readonly priced: PricedByHandView | undefined
}

type Answer =
  | { readonly ok: true; readonly bookingId: string | null }
  | { readonly ok: false; readonly status: number; readonly shown: Shown }

const buttons = { price: 'price', book: 'act', hold: 'act', offer: 'act' } as const

/** `query` is the page's address, which names home and visit. */
export async function handleByHandForm(
  tools: Tools,
  operator: Operator,
  { query, form, origin }: { readonly query: URLSearchParams; readonly form: FormData; readonly origin: string },
): Promise<Answer> {
  const home = await findHomeByHand(tools, operator, query.get('home')?.trim() ?? '')
  const code = currency(home?.currency ?? 'EUR')
  const parsed = parseByHandForm(form, code)
  const own = parseOwnPriceForm(form, code)
  const { values } = parsed
  const decided = own.ok ? { overrules: own.input.overrules, own: ownPriceOf(own.input) } : { overrules: false }
  const again = async (status: number, said: Partial<Shown> = {}): Promise<Answer> => {
    const { priced } = await describeByHand(tools, operator, query, decided)
    return { ok: false, status, shown: { values, faults: {}, priced, ...said } }
  }
  const button = handlerOf(form, buttons)
  if (!button) return again(400, { refusal: unknownIntent() })
  // An enquiry about a home that is not theirs does not exist for them.
  if (!home && form.has('enquiry')) {
    return again(byHandRefusalStatus['enquiry-unknown'], { refusal: byHandRefusals['enquiry-unknown'] })
  }
  const { input: visit } = parseQuoteInput(query, dayInZone(tools.clock.now(), home?.timeZone ?? 'UTC'))
  if (!home || !visit) return again(422, { refusal: sentence('byHand.visitFirst') })
  if (!own.ok) return again(own.isForeign ? 400 : 422, { faults: own.faults })
  if (button === 'price') return again(200)
  if (!parsed.ok) {
    const { faults } = parsed
    // That of the enquiry is beside no field.
    return again(parsed.isForeign ? 400 : 422, { faults, refusal: faults.enquiry })
  }
  const asked = { stayId: home.id, visit, input: parsed.input, key: commandKeyIn(form), origin }
  const done = await carryOutByHand(tools, operator, asked)
  if (done.ok) return { ok: true, bookingId: parsed.input.how === 'book' ? done.bookingId : null }
  const said = byHandRefusals[done.reason]
  const beside = { 'email-missing': 'email', 'no-transfer': 'payment', 'deadline-wrong': 'hours' } as const
  const field = Object.hasOwn(beside, done.reason) ? beside[done.reason as keyof typeof beside] : undefined
  return again(byHandRefusalStatus[done.reason], field ? { faults: { [field]: said } } : { refusal: said })
}
