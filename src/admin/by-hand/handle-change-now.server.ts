// Handles the button that changes a booking at once: first in numbers, then done.

import { toConfirmOf } from '#admin/bookings/confirm/confirm-command.server.ts'
import type { Confirmation } from '#admin/bookings/confirm/confirmation.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { priceProposal } from '#amendments/amend/preview-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { changeAtOnce } from '#amendments/proposals/change-at-once.server.ts'
import { moneyOfProposal } from '#amendments/proposals/money-of-proposal.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { money, sayMoney } from '#values/money.ts'
import { changeAtOnceInput } from './change-at-once-input.ts'

type Pressed = {
  readonly booking: BookingDetails
  readonly form: FormData
  /** The dates and people that the form asks for, where they can be read. */
  readonly change: Pick<VisitChange, 'nights' | 'party'> | undefined
  readonly origin: string
}

type Answer = {
  /** 200 without a question: it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly confirmation?: Confirmation | undefined
}

/** Undefined for a button of another section. */
export async function handleChangeNow(tools: Tools, operator: Operator, pressed: Pressed): Promise<Answer | undefined> {
  return handlerOf(pressed.form, buttons)?.(tools, operator, pressed)
}

type Button = (tools: Tools, operator: Operator, pressed: Pressed) => Promise<Answer>

const changeNow: Button = async (tools, operator, { booking, form, change, origin }) => {
  const code = booking.total.currency
  const parsed = parseFormInput(changeAtOnceInput, form, { totalMinor: 'total' }, { about: { currency: code } })
  if (!change || !may(operator, 'bookings', 'change', booking.stay.id)) {
    return { status: 400, refusal: sentence('adminBookings.unreadableProposal') }
  }
  if (!parsed.ok) {
    const [fault] = Object.values(parsed.faults)
    return { status: parsed.isForeign ? 400 : 422, refusal: fault ?? sentence('adminBookings.unreadableProposal') }
  }
  const { version, words, overrules, ownTotalMinor } = parsed.input
  const own = ownTotalMinor === undefined ? undefined : { totalMinor: ownTotalMinor, reason: words }
  const priced = await priceProposal(tools, operator, booking, change, { overrules, own })
  if (!priced.ok) {
    const { locale } = currentLanguage()
    const said = 'verdicts' in priced ? priced.verdicts.map(verdict => sayVerdict(verdict, locale)) : []
    return { status: amendRefusalStatus[priced.reason], refusal: [amendRefusals[priced.reason], ...said].join(' ') }
  }
  const { locale } = currentLanguage()
  const { quote, deltaMinor, keptMinor, overruled } = priced
  const say = (minor: number) => sayMoney(money(minor, code), locale)
  const { openMinor, refundMinor } = await moneyOfProposal(tools.database, booking, {
    before: { quote: booking.quote },
    after: { quote },
  })
  const described = {
    title: sentence('byHand.changeQuestion', { reference: booking.reference }),
    sentences: [
      sentence('adminBookings.daysAndParty', {
        days: sayNights(quote.nights, locale),
        party: sayParty(quote.party, locale),
      }),
      sentence('byHand.newTotal', {
        total: say(quote.totalMinor),
        difference: sayDifferenceOf(deltaMinor, code, locale),
      }),
      ...(keptMinor > 0 ? [sentence('amendments.keptOfNew', { sum: say(keptMinor) })] : []),
      ...(refundMinor > 0 ? [sentence('byHand.goesBack', { sum: say(refundMinor) })] : []),
      ...(openMinor > 0 ? [sentence('byHand.thenOpen', { sum: say(openMinor) })] : []),
      ...(overruled.length > 0
        ? [sentence('byHand.changeAgainst'), ...overruled.map(verdict => sayVerdict(verdict, locale))]
        : []),
    ],
    button: sentence('byHand.yesChange'),
    seen: { total: String(quote.totalMinor) },
  }
  const confirmation = toConfirmOf(described, form)
  if (confirmation) return { status: confirmation.isAgain ? 409 : 200, confirmation }
  const asked = { ...change, bookingId: booking.id, version, seenTotalMinor: quote.totalMinor, words, overrules, own }
  const changed = await changeAtOnce(tools, operator, { ...asked, key: commandKeyIn(form), origin })
  return sayOutcome(changed, amendRefusalStatus, amendRefusals)
}

const buttons: Readonly<Record<string, Button>> = {
  'change-now': changeNow,
}
