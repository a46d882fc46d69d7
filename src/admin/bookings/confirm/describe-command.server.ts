// Describes in numbers what each admin command that moves money would do.

import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import { sayDifference } from '#amendments/amend/amendment-mail.ts'
import { findAmendment } from '#amendments/amend/find-amendment.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { lettersOf, mostEvidence } from '#booking-payments/disputes/evidence-length.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { takeable } from '#deposits/end-deposit.server.ts'
import type { CancelledBy } from '#offers/refunds/refund.ts'
import { allocateRefund } from '#offers/refunds/refund-allocation.ts'
import { findDispute } from '#payments/disputes/dispute-store.server.ts'
import { findPayment, openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import type { RefundRow } from '#payments/ledger/payment-tables.server.ts'
import { findRefund } from '#payments/ledger/refund-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { parseSum } from '#values/typed-sum.ts'
import type { Described } from './confirmation.ts'

type About = {
  readonly tools: Tools
  readonly booking: BookingRow
  readonly guest: string
  readonly say: (minor: number) => string
  /** A field of the form, as typed. */
  readonly text: (name: string) => string
  /** The sum that the form names, in minor units. */
  readonly typedMinor: number | undefined
}

type Describe = (about: About) => Promise<Described | undefined>

/** Which field names the booking, or what belongs to one, and what the button would do. */
type Command = {
  readonly subject: 'money-of' | 'refund' | 'dispute' | 'deposit-of' | 'booking'
  readonly describe: Describe
}

/** Undefined where no money moves, and where the command will be refused, which says why itself. */
export async function describeCommand(
  tools: Tools,
  operator: Operator,
  form: FormData,
): Promise<Described | undefined> {
  const command = handlerOf(form, commands)
  if (!command) return undefined
  const text = (name: string) => typedIn(form, name).trim()
  const id = text(command.subject)
  const booking = uuidInput.safeParse(id).success ? await bookingOf(tools, command.subject, id) : undefined
  // Without permission no sums are shown.
  const area = command.subject === 'booking' ? 'bookings' : 'money'
  if (!booking?.contact || !may(operator, area, 'change', booking.stayId)) return undefined
  const say = (minor: number) => sayMoney(money(minor, currency(booking.currency)), tools.environment.SITE_LANG)
  const typedMinor = parseSum(text('sum'), currency(booking.currency))
  return command.describe({ tools, booking, guest: booking.contact.name, say, text, typedMinor })
}

async function bookingOf({ database }: Tools, subject: Command['subject'], id: string) {
  if (subject === 'refund') return rowOf(await findRefund(database, id))
  if (subject === 'dispute') return rowOf(await findDispute(database, id))
  return findRow(database, id)

  async function rowOf(found: { readonly bookingId: string } | undefined) {
    return found && findRow(database, found.bookingId)
  }
}

async function noteMoney({ tools, booking, guest, say, typedMinor: minor }: About): Promise<Described | undefined> {
  if (minor === undefined) return undefined
  const { paidMinor, openMinor } = await moneyOf(tools, booking)
  const left = openMinor - minor
  const rest =
    openMinor === 0 && booking.state === 'pending_payment'
      ? 'The booking is confirmed once the sum that was asked for has arrived.'
      : left > 0
        ? `${say(left)} is still missing then, and the guest is told so.`
        : left === 0
          ? 'Everything is paid then.'
          : `That is ${say(-left)} more than is open. It stays with the booking until you give it back.`
  return {
    title: `Note ${say(minor)} as arrived?`,
    sentences: [
      `${say(minor)} from ${guest} for booking ${booking.reference}.`,
      `${say(paidMinor)} is paid so far, ${say(openMinor)} is open.`,
      rest,
    ],
    button: `Yes, ${say(minor)} has arrived`,
    seen: { 'money-paid': String(paidMinor) },
  }
}

async function giveBack({ tools, booking, guest, say, typedMinor: minor }: About): Promise<Described | undefined> {
  const { paidMinor } = await moneyOf(tools, booking)
  if (minor === undefined || minor > paidMinor) return undefined
  return {
    title: `Give back ${say(minor)}?`,
    sentences: [
      `${say(minor)} goes to ${guest}, out of the ${say(paidMinor)} paid for booking ${booking.reference}.`,
      ...(await waysBack(tools, booking, minor, say)),
      `${say(paidMinor - minor)} stays paid.`,
    ],
    button: `Yes, give back ${say(minor)}`,
    seen: { 'money-paid': String(paidMinor) },
  }
}

/** Which part is refunded to a card, and which by hand. */
async function waysBack({ database }: Tools, { id }: BookingRow, minor: number, say: About['say']): Promise<string[]> {
  const parts = allocateRefund(await refundablePayments(database, id), minor)
  const payments = await Promise.all(parts.map(({ paymentId }) => findPayment(database, paymentId)))
  const byHand = parts.reduce((sum, part, at) => sum + (payments[at]?.provider === 'manual' ? part.minor : 0), 0)
  return [
    ...(minor > byHand ? [`${say(minor - byHand)} goes back to the card that paid it.`] : []),
    ...(byHand > 0
      ? [`${say(byHand)} you send yourself, by transfer. Until you note that, it waits in this list.`]
      : []),
  ]
}

function refundWords(state: RefundRow['state'], words: (sum: string, guest: string) => Described): Describe {
  return async ({ tools, guest, say, text }) => {
    const refund = await findRefund(tools.database, text('refund'))
    return refund?.state === state ? words(say(refund.amountMinor), guest) : undefined
  }
}

const sendAgain = refundWords('failed', (sum, guest) => ({
  title: `Send ${sum} once more?`,
  sentences: [`A refund of ${sum} to ${guest} did not go out. It is sent again to the card that paid.`],
  button: `Yes, send ${sum} again`,
}))

const noteSent = refundWords('created', (sum, guest) => ({
  title: `Note ${sum} as sent?`,
  sentences: [`You have sent ${sum} to ${guest} by transfer. It counts as given back from then on.`],
  button: `Yes, ${sum} was sent`,
}))

async function contest({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const dispute = await findDispute(tools.database, text('dispute'))
  const evidence = text('evidence')
  if (dispute?.state !== 'needs-response' || evidence === '' || lettersOf(evidence) > mostEvidence) return undefined
  return {
    title: 'Send this to the bank?',
    sentences: [
      `It is about ${say(dispute.amountMinor)} of booking ${booking.reference}, which ${guest} disputes.`,
      'The bank reads only the first answer. It cannot be changed once it is sent.',
      `It begins: “${evidence.length > 120 ? `${evidence.slice(0, 120)}…` : evidence}”`,
    ],
    button: `Yes, defend ${say(dispute.amountMinor)}`,
  }
}

async function giveIn({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const dispute = await findDispute(tools.database, text('dispute'))
  if (dispute?.state !== 'needs-response') return undefined
  const sum = say(dispute.amountMinor)
  return {
    title: `Leave ${sum} to the guest?`,
    sentences: [
      `${sum} of booking ${booking.reference} stays with ${guest}, for good. The bank hears no answer to it.`,
    ],
    button: `Yes, leave ${sum} to the guest`,
  }
}

async function depositReceived({ tools, booking, guest, say }: About): Promise<Described | undefined> {
  const minor = booking.quote.damageDeposit?.minor
  const standing = await readDeposit(tools.database, booking, tools.clock.now())
  if (!standing || minor === undefined || standing.kind === 'held' || standing.kind === 'received') return undefined
  const sum = say(standing.payment?.amountMinor ?? minor)
  return {
    title: `Note a damage deposit of ${sum} as received?`,
    sentences: [
      `${sum} from ${guest} for booking ${booking.reference}. It goes back after the visit, less what you take.`,
    ],
    button: `Yes, ${sum} was received`,
  }
}

async function heldDeposit({ tools, booking }: About) {
  const standing = await readDeposit(tools.database, booking, tools.clock.now())
  return standing?.kind === 'held' || standing?.kind === 'received' ? standing.payment : undefined
}

async function depositTake(about: About): Promise<Described | undefined> {
  const { booking, guest, say, text, typedMinor: minor } = about
  const held = await heldDeposit(about)
  if (held?.id !== text('deposit') || minor === undefined || text('reason') === '') return undefined
  const most = takeable(held)
  if (minor > most) return undefined
  return {
    title: `Take ${say(minor)} of the damage deposit?`,
    sentences: [
      `${say(minor)} of the ${say(most)} that ${guest} left for booking ${booking.reference} is yours.`,
      minor === most ? 'Nothing goes back to the guest.' : `${say(most - minor)} goes back to the guest.`,
      `The guest reads: “${text('reason')}”`,
    ],
    button: `Yes, take ${say(minor)}`,
  }
}

async function depositRelease(about: About): Promise<Described | undefined> {
  const { booking, guest, say, text } = about
  const held = await heldDeposit(about)
  if (held?.id !== text('deposit')) return undefined
  const sum = say(takeable(held))
  return {
    title: `Let the damage deposit of ${sum} go?`,
    sentences: [`All ${sum} goes back to ${guest}, of booking ${booking.reference}. You keep nothing of it.`],
    button: `Yes, let ${sum} go`,
  }
}

async function end(about: About, by: CancelledBy): Promise<Described | undefined> {
  const { tools, booking, guest, say } = about
  if (!['confirmed', 'in_stay', 'pending_payment'].includes(booking.state)) return undefined
  const payments = await refundablePayments(tools.database, booking.id)
  const { paidMinor, refundMinor, chargedMinor } = previewCancellation(
    cancellable(booking, payments),
    tools.clock.now(),
    by,
  )
  const held = await heldDeposit(about)
  const isCancelled = by === 'operator'
  return {
    title: isCancelled ? `Cancel booking ${booking.reference}?` : `Nobody came for booking ${booking.reference}?`,
    sentences: [
      paidMinor === 0
        ? `${guest} has paid nothing, so nothing goes back.`
        : `${guest} gets back ${say(refundMinor)} of the ${say(paidMinor)} paid. ${say(paidMinor - refundMinor)} stays with you.`,
      ...(refundMinor > 0 ? await waysBack(tools, booking, refundMinor, say) : []),
      ...(chargedMinor > 0 ? [`${say(chargedMinor)} of the price stays due.`] : []),
      ...(held ? [`The damage deposit of ${say(takeable(held))} is let go.`] : []),
      'The nights that lie ahead are free again, and the guest is told.',
    ],
    button: endButton(isCancelled, refundMinor > 0 ? say(refundMinor) : undefined),
    seen: { 'seen-refund': String(refundMinor) },
  }
}

function endButton(isCancelled: boolean, back: string | undefined): string {
  if (isCancelled) return back ? `Yes, cancel and give back ${back}` : 'Yes, cancel the booking'
  return back ? `Yes, nobody came: give back ${back}` : 'Yes, nobody came'
}

function reservedWords(words: (sum: string, guest: string, reference: string) => Described): Describe {
  return async ({ tools, booking, guest, say }) => {
    const reserved = booking.state === 'pending_approval' ? await openPaymentOf(tools.database, booking.id) : undefined
    return reserved && words(say(reserved.amountMinor), guest, booking.reference)
  }
}

const approve = reservedWords((sum, guest, reference) => ({
  title: `Approve request ${reference}?`,
  sentences: [`The ${sum} that ${guest} has reserved on a card is taken, and the booking is confirmed.`],
  button: `Yes, approve and take ${sum}`,
}))

const decline = reservedWords((sum, guest, reference) => ({
  title: `Decline request ${reference}?`,
  sentences: [
    `The ${sum} that ${guest} has reserved on a card is let go. Nothing is charged, and the nights are free.`,
  ],
  button: `Yes, decline and let ${sum} go`,
}))

async function acceptChange({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const waiting = await findAmendment(tools.database, booking.id, tools.clock.now())
  if (waiting?.id !== text('amendment') || waiting.deltaMinor === 0) return undefined
  const { after, deltaMinor } = waiting
  const { paidMinor } = await moneyOf(tools, booking)
  const over = Math.max(0, paidMinor - after.totalMinor)
  return {
    title: `Accept the change of booking ${booking.reference}?`,
    sentences: [
      sayDifference(money(after.totalMinor, after.quote.currency), deltaMinor, tools.environment.SITE_LANG),
      `${guest} has paid ${say(paidMinor)} so far.`,
      over > 0 && deltaMinor < 0
        ? `${say(over)} of that is more than the new price, and goes back.`
        : 'What is open is asked for as it was agreed.',
    ],
    button: 'Yes, accept the change',
  }
}

async function moneyOf({ database }: Tools, { id }: BookingRow) {
  const known = (await readAdminMoney(database, [id])).get(id)
  return { paidMinor: known?.paidMinor ?? 0, openMinor: known?.openMinor ?? 0 }
}

const commands: Readonly<Record<string, Command>> = {
  'note-money': { subject: 'money-of', describe: noteMoney },
  refund: { subject: 'money-of', describe: giveBack },
  'retry-refund': { subject: 'refund', describe: sendAgain },
  'refund-sent': { subject: 'refund', describe: noteSent },
  'contest-dispute': { subject: 'dispute', describe: contest },
  'accept-dispute': { subject: 'dispute', describe: giveIn },
  'deposit-received': { subject: 'deposit-of', describe: depositReceived },
  'deposit-take': { subject: 'deposit-of', describe: depositTake },
  'deposit-release': { subject: 'deposit-of', describe: depositRelease },
  'cancel-booking': { subject: 'booking', describe: about => end(about, 'operator') },
  'no-show': { subject: 'booking', describe: about => end(about, 'no-show') },
  approve: { subject: 'booking', describe: approve },
  decline: { subject: 'booking', describe: decline },
  'accept-change': { subject: 'booking', describe: acceptChange },
}
