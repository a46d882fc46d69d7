// Describes in numbers what each admin command that moves money would do.

import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import { sayDifference } from '#amendments/amend/amendment-mail.ts'
import { findAmendment } from '#amendments/amend/find-amendment.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { lettersOf, mostEvidence } from '#booking-payments/disputes/evidence-length.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { cancellable, previewCancellation, withGoodwill } from '#cancellations/cancellation-preview.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
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
  const say = (minor: number) => sayMoney(money(minor, currency(booking.currency)), currentLanguage().locale)
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
  const sum = say(minor)
  const awaits = booking.state === 'pending_payment'
  const rest =
    left > 0
      ? sentence('adminBookings.stillMissing', { missing: say(left) })
      : awaits
        ? sentence('adminBookings.confirmedThen')
        : left === 0
          ? sentence('adminBookings.allPaidThen')
          : sentence('adminBookings.moreThanOpen', { more: say(-left) })
  return {
    title: sentence('adminBookings.noteMoney', { sum }),
    sentences: [
      sentence('adminBookings.sumFrom', { sum, guest, reference: booking.reference }),
      sentence('adminBookings.paidAndOpen', { paid: say(paidMinor), open: say(openMinor) }),
      rest,
      ...(awaits && left > 0 ? [sentence('adminBookings.confirmedOnceArrived')] : []),
    ],
    button: sentence('adminBookings.yesArrived', { sum }),
    seen: { 'money-paid': String(paidMinor) },
  }
}

async function giveBack({ tools, booking, guest, say, typedMinor: minor }: About): Promise<Described | undefined> {
  const { paidMinor } = await moneyOf(tools, booking)
  if (minor === undefined || minor > paidMinor) return undefined
  const sum = say(minor)
  return {
    title: sentence('adminBookings.giveBack', { sum }),
    sentences: [
      sentence('adminBookings.outOfPaid', { sum, guest, paid: say(paidMinor), reference: booking.reference }),
      ...(await waysBack(tools, booking, minor, say)),
      sentence('adminBookings.staysPaid', { rest: say(paidMinor - minor) }),
    ],
    button: sentence('adminBookings.yesGiveBack', { sum }),
    seen: { 'money-paid': String(paidMinor) },
  }
}

/** Which part is refunded to a card, and which by hand. */
async function waysBack({ database }: Tools, { id }: BookingRow, minor: number, say: About['say']): Promise<string[]> {
  const parts = allocateRefund(await refundablePayments(database, id), minor)
  const payments = await Promise.all(parts.map(({ paymentId }) => findPayment(database, paymentId)))
  const byHand = parts.reduce((sum, part, at) => sum + (payments[at]?.provider === 'manual' ? part.minor : 0), 0)
  return [
    ...(minor > byHand ? [sentence('adminBookings.backToCard', { sum: say(minor - byHand) })] : []),
    ...(byHand > 0 ? [sentence('adminBookings.backByHand', { sum: say(byHand) })] : []),
  ]
}

function refundWords(state: RefundRow['state'], words: (sum: string, guest: string) => Described): Describe {
  return async ({ tools, guest, say, text }) => {
    const refund = await findRefund(tools.database, text('refund'))
    return refund?.state === state ? words(say(refund.amountMinor), guest) : undefined
  }
}

const sendAgain = refundWords('failed', (sum, guest) => ({
  title: sentence('adminBookings.sendAgain', { sum }),
  sentences: [sentence('adminBookings.didNotGoOut', { sum, guest })],
  button: sentence('adminBookings.yesSendAgain', { sum }),
}))

const noteSent = refundWords('created', (sum, guest) => ({
  title: sentence('adminBookings.noteSent', { sum }),
  sentences: [sentence('adminBookings.sentByTransfer', { sum, guest })],
  button: sentence('adminBookings.yesSent', { sum }),
}))

async function contest({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const dispute = await findDispute(tools.database, text('dispute'))
  const evidence = text('evidence')
  if (dispute?.state !== 'needs-response' || evidence === '' || lettersOf(evidence) > mostEvidence) return undefined
  const sum = say(dispute.amountMinor)
  const beginning = evidence.length > 120 ? `${evidence.slice(0, 120)}…` : evidence
  return {
    title: sentence('adminBookings.sendToBank'),
    sentences: [
      sentence('adminBookings.disputedSum', { sum, reference: booking.reference, guest }),
      sentence('adminBookings.onlyFirstAnswer'),
      sentence('adminBookings.answerBegins', { beginning }),
    ],
    button: sentence('adminBookings.yesDefend', { sum }),
  }
}

async function giveIn({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const dispute = await findDispute(tools.database, text('dispute'))
  if (dispute?.state !== 'needs-response') return undefined
  const sum = say(dispute.amountMinor)
  return {
    title: sentence('adminBookings.leaveToGuest', { sum }),
    sentences: [sentence('adminBookings.staysWithGuest', { sum, reference: booking.reference, guest })],
    button: sentence('adminBookings.yesLeave', { sum }),
  }
}

async function depositReceived({ tools, booking, guest, say }: About): Promise<Described | undefined> {
  const minor = booking.quote.damageDeposit?.minor
  const standing = await readDeposit(tools.database, booking, tools.clock.now())
  if (!standing || minor === undefined || standing.kind === 'held' || standing.kind === 'received') return undefined
  const sum = say(standing.payment?.amountMinor ?? minor)
  return {
    title: sentence('adminBookings.noteDeposit', { sum }),
    sentences: [sentence('adminBookings.depositFrom', { sum, guest, reference: booking.reference })],
    button: sentence('adminBookings.yesReceived', { sum }),
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
  const sum = say(minor)
  return {
    title: sentence('adminBookings.takeDeposit', { sum }),
    sentences: [
      sentence('adminBookings.partIsYours', { sum, whole: say(most), guest, reference: booking.reference }),
      minor === most
        ? sentence('adminBookings.nothingBack')
        : sentence('adminBookings.restBack', { rest: say(most - minor) }),
      sentence('adminBookings.guestReads', { reason: text('reason') }),
    ],
    button: sentence('adminBookings.yesTake', { sum }),
  }
}

async function depositRelease(about: About): Promise<Described | undefined> {
  const { booking, guest, say, text } = about
  const held = await heldDeposit(about)
  if (held?.id !== text('deposit')) return undefined
  const sum = say(takeable(held))
  return {
    title: sentence('adminBookings.releaseDeposit', { sum }),
    sentences: [sentence('adminBookings.allBack', { sum, guest, reference: booking.reference })],
    button: sentence('adminBookings.yesRelease', { sum }),
  }
}

async function end(
  about: About,
  by: CancelledBy,
  goodwillMinor: number | undefined = 0,
): Promise<Described | undefined> {
  const { tools, booking, guest, say } = about
  const { reference } = booking
  if (!['confirmed', 'in_stay', 'pending_payment'].includes(booking.state)) return undefined
  const payments = await refundablePayments(tools.database, booking.id)
  const policy = previewCancellation(cancellable(booking, payments), tools.clock.now(), by)
  const preview = withGoodwill(policy, goodwillMinor)
  if (!preview) return undefined
  const { paidMinor, refundMinor, chargedMinor } = preview
  const held = await heldDeposit(about)
  const isCancelled = by !== 'no-show'
  return {
    title: isCancelled
      ? sentence('adminBookings.cancelBooking', { reference })
      : sentence('adminBookings.nobodyCameFor', { reference }),
    sentences: [
      ...(isCancelled
        ? [by === 'guest' ? sentence('adminBookings.inGuestsName') : sentence('adminBookings.asTheHouse')]
        : []),
      ...(goodwillMinor > 0
        ? [sentence('adminBookings.goodwillOnTop', { policy: say(policy.refundMinor), goodwill: say(goodwillMinor) })]
        : []),
      paidMinor === 0
        ? sentence('adminBookings.nothingPaid', { guest })
        : sentence('adminBookings.getsBack', {
            guest,
            refund: say(refundMinor),
            paid: say(paidMinor),
            kept: say(paidMinor - refundMinor),
          }),
      ...(refundMinor > 0 ? await waysBack(tools, booking, refundMinor, say) : []),
      ...(chargedMinor > 0 ? [sentence('adminBookings.staysDue', { sum: say(chargedMinor) })] : []),
      ...(held ? [sentence('adminBookings.depositLetGo', { sum: say(takeable(held)) })] : []),
      booking.contact?.email ? sentence('adminBookings.nightsFree') : sentence('adminBookings.nightsFreeUntold'),
    ],
    button: endButton(isCancelled, refundMinor > 0 ? say(refundMinor) : undefined),
    seen: { 'seen-refund': String(refundMinor) },
  }
}

function endButton(isCancelled: boolean, back: string | undefined): string {
  if (isCancelled) {
    return back ? sentence('adminBookings.yesCancelAndGiveBack', { back }) : sentence('adminBookings.yesCancel')
  }
  return back ? sentence('adminBookings.yesNobodyCameGiveBack', { back }) : sentence('adminBookings.yesNobodyCame')
}

function reservedWords(words: (sum: string, guest: string, reference: string) => Described): Describe {
  return async ({ tools, booking, guest, say }) => {
    const reserved = booking.state === 'pending_approval' ? await openPaymentOf(tools.database, booking.id) : undefined
    return reserved && words(say(reserved.amountMinor), guest, booking.reference)
  }
}

const approve = reservedWords((sum, guest, reference) => ({
  title: sentence('adminBookings.approveRequest', { reference }),
  sentences: [sentence('adminBookings.reservedIsTaken', { sum, guest })],
  button: sentence('adminBookings.yesApprove', { sum }),
}))

const decline = reservedWords((sum, guest, reference) => ({
  title: sentence('adminBookings.declineRequest', { reference }),
  sentences: [sentence('adminBookings.reservedIsLetGo', { sum, guest })],
  button: sentence('adminBookings.yesDecline', { sum }),
}))

async function acceptChange({ tools, booking, guest, say, text }: About): Promise<Described | undefined> {
  const waiting = await findAmendment(tools.database, booking.id, tools.clock.now())
  if (waiting?.id !== text('amendment') || waiting.deltaMinor === 0) return undefined
  const { after, deltaMinor } = waiting
  const { paidMinor } = await moneyOf(tools, booking)
  const over = Math.max(0, paidMinor - after.totalMinor)
  return {
    title: sentence('adminBookings.acceptChangeOf', { reference: booking.reference }),
    sentences: [
      sayDifference(money(after.totalMinor, after.quote.currency), deltaMinor, currentLanguage().locale),
      sentence('adminBookings.hasPaid', { guest, paid: say(paidMinor) }),
      over > 0 && deltaMinor < 0
        ? sentence('adminBookings.overpaidGoesBack', { over: say(over) })
        : sentence('adminBookings.openAsAgreed'),
    ],
    button: sentence('adminBookings.yesAcceptChange'),
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
  'cancel-for-guest': { subject: 'booking', describe: about => end(about, 'guest') },
  'cancel-goodwill': {
    subject: 'booking',
    describe: async about => (about.typedMinor === undefined ? undefined : end(about, 'guest', about.typedMinor)),
  },
  'no-show': { subject: 'booking', describe: about => end(about, 'no-show') },
  approve: { subject: 'booking', describe: approve },
  decline: { subject: 'booking', describe: decline },
  'accept-change': { subject: 'booking', describe: acceptChange },
}
