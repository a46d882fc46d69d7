// The nightly reconciliation of providers' lists with our payments, refunds and ledger; a mail for each difference.

import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { siteOf } from '#bookings/mails/mail-reader.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { paymentTable, refundTable } from '#payments/ledger/payment-tables.server.ts'
import { ProviderDown, type ProviderMove, type ProviderName } from '#payments/port/provider.ts'
import { providerNamed, providerNamesOf } from '#payments/providers/providers.server.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, earlier, hours } from '#values/duration.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import { bookFault, type ThreeSums } from './book-faults.ts'
import { payoutMail, reconciliationMail } from './book-mail.ts'

/** Providers say for three days what they have to say, and a night that was missed is made up for. */
const looksBack = days(4)

/** What moved within the last hour may still be on its way to us. */
const settlesWithin = hours(1)

type Subject = Pick<ProviderMove, 'kind' | 'ref' | 'currency'>

/** Compares every provider, and answers how many payments and refunds differ. The operator is told once of each difference. */
export async function reconcileLedger(tools: Tools): Promise<number> {
  let differ = 0
  for (const name of providerNamesOf(tools)) {
    try {
      differ += (await compareWith(tools, name)) + (await comparePayouts(tools, name))
    } catch (fault) {
      // One that cannot be asked does not keep the others waiting.
      tools.log.warn({ err: fault, provider: name }, 'a provider could not be compared with the books')
    }
  }
  return differ
}

async function compareWith(tools: Tools, name: ProviderName): Promise<number> {
  const { database, clock } = tools
  const now = clock.now()
  const from = earlier(now, looksBack)
  const rested = earlier(now, settlesWithin)
  const listed = await providerNamed(tools, name).listMoves({ from, until: rested })
  const theirs = listed.map(({ minor, ...subject }) => ({ subject, there: minor }))
  const known = new Set(listed.map(({ kind, ref }) => `${kind}:${ref}`))
  // What we know and the list has not is asked for by name: it may have been changed since, or long before.
  const ours = (await ourMoves(database, name, from)).filter(
    ({ at, kind, ref }) => at < rested && !known.has(`${kind}:${ref}`),
  )
  const asked: { subject: Subject; there: number | null }[] = []
  // One after the other: nobody waits for this, and no provider likes to be asked a hundred things at once.
  for (const { kind, ref, currency: code } of ours) {
    const subject = { kind, ref, currency: code }
    asked.push({ subject, there: await askFor(tools, name, subject) })
  }
  let differ = 0
  for (const { subject, there } of [...theirs, ...asked]) {
    const { booking, ...known } = await ourSums(database, name, subject)
    const sums = { there, ...known }
    if (!bookFault(sums)) continue
    differ++
    await writeTask(tools, name, { ...subject, booking }, sums)
  }
  return differ
}

/** Our payments that brought money and our refunds that went out since `from`. */
async function ourMoves(queries: Queries, name: ProviderName, from: Date): Promise<(Subject & { at: Date })[]> {
  const [payment, refund] = [paymentTable, refundTable]
  const ofProvider = eq(payment.provider, name)
  const payments = await queries
    .select({ ref: payment.providerRef, currency: payment.currency, at: payment.capturedAt })
    .from(payment)
    .where(and(ofProvider, isNotNull(payment.providerRef), gte(payment.capturedAt, from)))
  const refunds = await queries
    .select({ ref: refund.providerRef, currency: payment.currency, at: refund.settledAt })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(ofProvider, eq(refund.state, 'succeeded'), isNotNull(refund.providerRef), gte(refund.settledAt, from)))
  const as = (kind: Subject['kind']) => (row: { ref: string | null; currency: string; at: Date | null }) => ({
    ...{ kind, ref: row.ref!, currency: currency(row.currency), at: row.at! },
  })
  return [...payments.map(as('payment')), ...refunds.map(as('refund'))]
}

/** What the provider says of this one; null when it does not know it. */
async function askFor(tools: Tools, name: ProviderName, { kind, ref }: Subject): Promise<number | null> {
  const provider = providerNamed(tools, name)
  try {
    if (kind === 'payment') return (await provider.fetchIntent(ref)).capturedMinor
    const { state, minor } = await provider.fetchRefund(ref)
    return state === 'succeeded' ? minor : 0
  } catch (fault) {
    if (fault instanceof ProviderDown) throw fault
    return null
  }
}

type OurSums = Omit<ThreeSums, 'there'> & { readonly booking?: string }

/** What we say of it, in another currency nothing; and what the ledger has. */
async function ourSums(queries: Queries, name: ProviderName, subject: Subject): Promise<OurSums> {
  const { kind, ref, currency: code } = subject
  const { rows } =
    kind === 'payment'
      ? await queries.execute<OurRow>(sql`
          select (select reference from booking where id = booking_id) as booking, captured_minor as here, (select coalesce(sum(debit_minor), 0)::bigint from ledger_entry as entry
            where entry.booking_id = payment.booking_id and entry.account = 'cash_provider'
              and entry.cause like 'payment:' || payment.id || ':captured:%') as ledger
          from payment where provider = ${name} and provider_ref = ${ref} and currency = ${code}`)
      : await queries.execute<OurRow>(sql`
          select (select reference from booking where id = refund.booking_id) as booking, case refund.state when 'succeeded' then refund.amount_minor else 0 end as here,
            (select coalesce(sum(debit_minor - credit_minor), 0)::bigint from ledger_entry as entry
            where entry.booking_id = refund.booking_id and entry.account = 'refund_payable'
              and entry.cause in ('refund-sent:' || refund.id, 'refund-came-back:' || refund.id)) as ledger
          from refund join payment on payment.id = refund.payment_id
          where payment.provider = ${name} and refund.provider_ref = ${ref} and payment.currency = ${code}`)
  const [row] = rows
  if (!row) return { here: null, ledger: null }
  return { here: Number(row.here), ledger: Number(row.ledger), booking: row.booking }
}

type OurRow = { readonly booking: string; readonly here: number; readonly ledger: number }

/** To the operator, once for each difference as it stands. */
async function writeTask(
  tools: Tools,
  name: ProviderName,
  { kind, ref, currency: code, booking }: Subject & { readonly booking?: string | undefined },
  sums: ThreeSums,
): Promise<void> {
  const site = siteOf(tools)
  const say = (minor: number | null) =>
    minor === null ? sentence('booking-payments.nothingKnown') : sayMoney(money(minor, code), site.locale)
  const { there, here, ledger } = sums
  const said = { there: say(there), here: say(here), ledger: say(ledger) }
  const mail = reconciliationMail(site, { provider: name, kind, ref, booking, fault: bookFault(sums)!, ...said })
  await mailOperator(tools, mail, `books:${name}:${kind}:${ref}:${there}:${here}:${ledger}`)
}

/** Once for each key. */
async function mailOperator(
  { environment, database, clock }: Tools,
  mail: MailWords,
  dedupeKey: string,
): Promise<void> {
  const message = { kind: 'mail', recipient: environment.SITE_CONTACT, payload: mailFrame(mail), dedupeKey } as const
  await writeOutbox(database, message, clock.now())
}

/** Payouts that did not arrive, or whose moves do not add up to them: told once each. */
async function comparePayouts(tools: Tools, name: ProviderName): Promise<number> {
  const now = tools.clock.now()
  const period = { from: earlier(now, looksBack), until: earlier(now, settlesWithin) }
  const payouts = (await providerNamed(tools, name).listPayouts?.(period)) ?? []
  const wrong = payouts.filter(({ failed, minor, movesMinor }) => failed || minor !== movesMinor)
  const site = siteOf(tools)
  for (const { ref, failed, minor, movesMinor, currency: code } of wrong) {
    const say = (sum: number) => sayMoney(money(sum, code), site.locale)
    const mail = payoutMail(site, { provider: name, ref, failed, payout: say(minor), moves: say(movesMinor) })
    await mailOperator(tools, mail, `payout:${name}:${ref}:${failed ? 'failed' : movesMinor}`)
  }
  return wrong.length
}

/** The hour of the night, in UTC, from which on the books of the day before are compared. */
const comparesFrom = 3

/** Answers a job that compares once a night, however often it is called; after a restart it may do so again, which changes nothing. */
export function onceANight(tools: Tools): () => Promise<void> {
  let last = ''
  return async () => {
    const now = tools.clock.now()
    const night = now.toISOString().slice(0, 10)
    if (now.getUTCHours() < comparesFrom || night === last) return
    await reconcileLedger(tools)
    last = night
  }
}
