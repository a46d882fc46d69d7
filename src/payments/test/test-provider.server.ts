// The card provider of tests and demos: every answer is chosen by the number of the card, and no money is real.

import { eq } from 'drizzle-orm'
import {
  asIntent,
  changeIntent,
  enterIntent,
  enterRefund,
  findIntent,
  type HouseChange,
  listHouseMoves,
  readRefund,
} from '#payments/house/house-book.server.ts'
import { answerHouseDispute, disputesAbout, planDispute } from '#payments/house/house-disputes.server.ts'
import {
  type HouseIntent,
  houseDisputeTable,
  houseEventTable,
  houseIntentTable,
} from '#payments/ledger/payment-tables.server.ts'
import { openStates } from '#payments/port/payment.ts'
import {
  type PaymentProvider,
  ProviderDown,
  type ProviderIntent,
  type SavedCard,
  type TypedCard,
} from '#payments/port/provider.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, later, type Milliseconds, minutes, seconds } from '#values/duration.ts'
import { scaleMinor } from '#values/money.ts'
import { type CardBehaviour, cardDigits, declineOf, testCard } from './test-cards.ts'
import { readTestEvent } from './test-events.server.ts'

const name = 'test'

/** How long a card that answers late takes. */
export const lateAnswerAfter = seconds(20)

/** How long the bank behind a saved card that is away does not answer. */
export const bankAwayFor = minutes(20)

/** As long as most banks keep a reservation. */
const reservationLasts = days(7)

/**
 * Nothing is paid here unless the site was told to take test cards; see PAYMENT_WAYS. What was paid before can still be
 * looked at, let go and given back.
 */
export function testProvider(tools: Tools): PaymentProvider {
  const requireSwitch = () => {
    if (!tools.environment.PAYMENT_WAYS.includes('test-card')) throw new Error('Test cards are not switched on')
  }
  const { clock } = tools
  const changed = async (
    ref: string,
    change: (intent: HouseIntent, queries: Transaction) => Promise<HouseChange | undefined>,
  ) =>
    answered(
      await changeIntent(tools, name, ref, async (row, queries) => {
        const ripe = ripen(row, clock.now())
        const further = await change({ ...row, ...ripe }, queries)
        return ripe || further ? { ...ripe, ...further } : undefined
      }),
    )
  return {
    name,
    reserves: true,
    createIntent: async wanted => {
      requireSwitch()
      return answered(await enterIntent(tools, name, wanted))
    },
    confirmIntent: (ref, card) =>
      changed(ref, async (intent, queries) => {
        requireSwitch()
        if (intent.confirmed || intent.state !== 'created') return undefined
        const answer =
          card && 'keptBy' in card
            ? answerByKept(intent, await keeper(queries, card), clock.now())
            : answerOf(intent, card, clock.now())
        await tell(queries, intent, answer, clock.now())
        await dispute(queries, intent, answer, clock.now())
        return answer
      }),
    forgetCard: async ref =>
      void (await changed(ref, async ({ keepsCard }) => (keepsCard ? { keepsCard: false } : undefined))),
    captureIntent: (ref, minor) =>
      changed(ref, async (intent, queries) => {
        if (intent.state === 'expired') return { error: 'authorisation-expired' }
        if (intent.state !== 'authorised') return undefined
        const answer = taken(Math.min(minor ?? intent.amountMinor, intent.amountMinor))
        await dispute(queries, intent, answer, clock.now())
        return answer
      }),
    cancelIntent: ref =>
      changed(ref, async ({ state }) => (openStates.includes(state) ? { state: 'cancelled' } : undefined)),
    fetchIntent: ref => changed(ref, async () => undefined),
    refund: (ref, { key, minor }) =>
      enterRefund(tools, name, {
        ...{ ref, key, minor },
        outcome: ({ behaviour }, failedBefore) =>
          behaviour === 'refund-fails' && !failedBefore
            ? { state: 'failed', error: 'insufficient-balance' }
            : { state: 'succeeded', error: null },
      }),
    fetchRefund: ref => readRefund(tools, ref),
    listMoves: period => listHouseMoves(tools, name, period),
    disputesOf: ref => disputesAbout(tools, ref),
    contestDispute: (ref, evidence) => answerDispute(tools, ref, evidence),
    acceptDispute: ref => answerDispute(tools, ref, undefined),
    readEvent: readTestEvent,
  }
}

/** A payment whose bank asks its payer, and the path of the site where that ends. */
type SecondStep = { readonly intent: ProviderIntent; readonly returnTo: string }

/** The second step of this name; undefined when there is none, or when no test cards are taken here. */
export async function findStep(tools: Tools, ref: string): Promise<SecondStep | undefined> {
  if (!tools.environment.PAYMENT_WAYS.includes('test-card')) return undefined
  const row = await findIntent(tools.database, name, ref)
  return row && { intent: answered(row), returnTo: row.returnTo }
}

/** The payer's answer to the second step, given on the bank's page. Answers the intent, and where to go back to. */
export async function answerStep(tools: Tools, ref: string, agreed: boolean): Promise<SecondStep> {
  const row = await changeIntent(tools, name, ref, async (intent, queries) => {
    if (intent.state !== 'requires_action') return undefined
    const answer: HouseChange = agreed ? paid(intent, tools.clock.now()) : { state: 'failed', error: 'step-refused' }
    await tell(queries, intent, { ...answer, behaviour: 'second-step' }, tools.clock.now())
    return answer
  })
  return { intent: answered(row), returnTo: row.returnTo }
}

/** What the bank behind a card answers to a payment. */
function answerOf(intent: HouseIntent, card: TypedCard | undefined, now: Date): HouseChange {
  const known = card && testCard(card.number)
  if (!known) return { confirmed: true, state: 'failed', error: 'card-unknown' }
  if (known.behaviour === 'unreachable') throw new ProviderDown('The bank of this test card is never there')
  const shared = { confirmed: true, behaviour: known.behaviour, cardLast4: cardDigits(known.number).slice(-4) }
  if (known.behaviour === 'second-step') return { ...shared, state: 'requires_action' }
  if (isLate(known.behaviour)) return shared
  const decline = declineOf[known.behaviour]
  return decline ? { ...shared, state: 'failed', error: decline } : { ...shared, ...paid(intent, now) }
}

/** The payment that saved this card; undefined when none did, or nothing was paid with it. */
async function keeper(queries: Transaction, { keptBy }: SavedCard): Promise<HouseIntent | undefined> {
  const row = await findIntent(queries, name, keptBy)
  const paidWith = row?.state === 'captured' || row?.state === 'authorised'
  return row?.keepsCard && paidWith ? row : undefined
}

/** What the bank behind a saved card answers in the payer's absence. */
function answerByKept(intent: HouseIntent, kept: HouseIntent | undefined, now: Date): HouseChange {
  if (!kept) return { confirmed: true, state: 'failed', error: 'card-unknown' }
  const { behaviour, cardLast4 } = kept
  if (behaviour === 'away-later' && later(intent.updatedAt, bankAwayFor) > now) {
    throw new ProviderDown('Nobody is at the bank of this test card for twenty minutes')
  }
  const shared = { confirmed: true, behaviour, cardLast4 }
  if (behaviour === 'second-step') return { ...shared, state: 'failed', error: 'payer-needed' }
  if (behaviour === 'pays-once') return { ...shared, state: 'failed', error: 'card-declined' }
  return isLate(behaviour) ? shared : { ...shared, ...paid(intent, now) }
}

function isLate(behaviour: string | null): boolean {
  return behaviour === 'answers-late' || behaviour === 'declines-late'
}

function paid(intent: HouseIntent, now: Date): HouseChange {
  if (intent.capture === 'automatic') return taken(intent.amountMinor)
  return { state: 'authorised', authorisedUntil: later(now, reservationLasts) }
}

function taken(minor: number): HouseChange {
  return { state: 'captured', capturedMinor: minor, feeMinor: Math.min(minor, scaleMinor(minor, 14, 1000) + 25) }
}

/** What time alone has made of an intent since it was last written. */
function ripen(intent: HouseIntent, now: Date): HouseChange | undefined {
  const { state, confirmed, behaviour, updatedAt, authorisedUntil } = intent
  if (state === 'created' && confirmed && isLate(behaviour) && later(updatedAt, lateAnswerAfter) <= now) {
    return behaviour === 'answers-late' ? paid(intent, now) : { state: 'failed', error: 'card-declined' }
  }
  if (state === 'authorised' && authorisedUntil && authorisedUntil <= now) return { state: 'expired' }
  return undefined
}

// biome-ignore format: a table, one row an event
const told: Readonly<Partial<Record<CardBehaviour, readonly { what: string; after: Milliseconds; times: number }[]>>> = {
  'answers-twice':     [{ what: 'answered', after: seconds(1), times: 3 }],
  'answers-unordered': [{ what: 'answered', after: seconds(1), times: 1 }, { what: 'created', after: seconds(2), times: 1 }],
  'answers-late':      [{ what: 'answered', after: lateAnswerAfter, times: 1 }],
  'declines-late':     [{ what: 'answered', after: lateAnswerAfter, times: 1 }],
}

/** Writes down what the provider will say of this; `deliverEvents` says it. */
async function tell(queries: Transaction, intent: HouseIntent, answer: HouseChange, now: Date): Promise<void> {
  const behaviour = (answer.behaviour ?? intent.behaviour) as CardBehaviour | null
  const events = (behaviour && told[behaviour]) ?? [{ what: 'answered', after: seconds(1), times: 1 }]
  for (const { what, after, times } of events) {
    const eventId = `ev_${intent.ref}_${what}_${answer.state ?? 'later'}`
    await queries
      .insert(houseEventTable)
      .values({ provider: name, eventId, objectRef: intent.ref, deliverAt: later(now, after), times })
      .onConflictDoNothing()
  }
}

/** A payer whose card disputes turns to their bank once the money is taken. */
async function dispute(queries: Transaction, intent: HouseIntent, answer: HouseChange, now: Date): Promise<void> {
  const behaviour = answer.behaviour ?? intent.behaviour
  const disputes = behaviour?.startsWith('disputed-')
  if (!disputes || !answer.capturedMinor) return
  const endsWell = behaviour === 'disputed-won'
  await planDispute(queries, name, intent, { minor: answer.capturedMinor, endsWell }, now)
}

/** Answers the dispute; some banks cannot be reached about one. */
async function answerDispute(tools: Tools, disputeRef: string, evidence: string | undefined) {
  const [intent] = await tools.database
    .select({ behaviour: houseIntentTable.behaviour })
    .from(houseDisputeTable)
    .innerJoin(houseIntentTable, eq(houseIntentTable.ref, houseDisputeTable.intentRef))
    .where(eq(houseDisputeTable.ref, disputeRef))
  if (intent?.behaviour === 'disputed-unheard') throw new ProviderDown('Nobody at this bank hears of disputes')
  return answerHouseDispute(tools, name, disputeRef, evidence)
}

/** With the address of the bank's page for the second step, while one is asked for. */
function answered(row: HouseIntent): ProviderIntent {
  return asIntent(row, row.state === 'requires_action' ? `/test-bank/${row.ref}` : null)
}
