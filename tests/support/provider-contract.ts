// The contract that every adapter of the payment port must pass: Stripe's shape, whoever stands behind it.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { paymentStates, payPageLasts } from '#payments/port/payment.ts'
import type { NewIntent, PaymentProvider, ProviderIntent } from '#payments/port/provider.ts'
import { currency, money } from '#values/money.ts'

/** An adapter, and the hands of a payer and of time that the contract needs. */
export type ProviderBench = {
  readonly provider: () => PaymentProvider
  /** The payer pays all of it, and whoever has to note that has noted it. */
  readonly pay: (ref: string) => Promise<ProviderIntent>
  /** The payer's bank asks them, and they agree or not; undefined for an adapter without a second step. */
  readonly step?: (ref: string, agreed: boolean) => Promise<unknown>
  /** A card that was let be kept pays on its own, or its bank asks for the payer; undefined for an adapter without cards. */
  readonly keep?: {
    readonly pays: (ref: string) => Promise<unknown>
    readonly needsPayer: (ref: string) => Promise<unknown>
  }
  /** The payer's card is declined, and they leave; undefined for an adapter that cannot decline. */
  readonly decline?: (ref: string) => Promise<unknown>
  /** A card that answers late has declined by then. */
  readonly declineLate?: (ref: string) => Promise<unknown>
  /** The payer pays and disputes it at once; the end is the bank's after evidence. Undefined where nobody can dispute. */
  readonly dispute?: (ref: string, end: 'won' | 'lost') => Promise<unknown>
  /** The time on the adapter's clock. */
  readonly now: () => Date
  readonly passTime: (milliseconds: number) => void
  /** Whether refunds go out by themselves. */
  readonly refundsAtOnce: boolean
}

const day = 86_400_000

/** The suite, with a name for the adapter. */
export function providerContract(name: string, bench: ProviderBench): void {
  const wanted = (parts: Partial<NewIntent> = {}): NewIntent => ({
    key: randomUUID(),
    amount: money(200_00, currency('EUR')),
    capture: 'automatic',
    reference: 'ABCD2345',
    paymentId: randomUUID(),
    begunAt: bench.now(),
    page: { site: 'http://127.0.0.1:3000', title: 'Booking ABCD2345', language: 'en', email: 'ada@example.org' },
    ...parts,
  })
  const begin = (parts?: Partial<NewIntent>) => bench.provider().createIntent(wanted(parts))
  const fetch = (ref: string) => bench.provider().fetchIntent(ref)
  /** Pays, and answers the intent by the name that it has from then on. */
  const paid = async (parts?: Partial<NewIntent>) => {
    const { ref } = await begin(parts)
    return bench.pay(ref)
  }

  /** From now on. */
  const moment = () => ({ from: bench.now(), until: new Date(bench.now().getTime() + day) })

  describe(`the contract of payments: ${name}`, () => {
    test('an intent is made once a key, and says what was asked for', async () => {
      const asked = wanted()
      const [one, other] = await Promise.all([1, 2].map(() => bench.provider().createIntent(asked)))
      expect(one).toEqual(other)
      expect(one).toMatchObject({ state: 'created', amountMinor: 200_00, currency: 'EUR', capturedMinor: 0 })
      expect((await begin()).ref).not.toBe(one!.ref)
      const twisted = bench.provider().createIntent({ ...asked, amount: money(1, currency('EUR')) })
      await expect(twisted).rejects.toThrow()
    })

    test('what is paid is captured, by either of its names, and stays so however often one asks', async () => {
      const { ref } = await begin()
      const once = await bench.pay(ref)
      expect(once).toMatchObject({ state: 'captured', capturedMinor: 200_00, next: null })
      expect(await fetch(ref)).toEqual(once)
      expect(await fetch(once.ref)).toEqual(once)
      expect(await bench.provider().cancelIntent(ref)).toEqual(once)
      bench.passTime(3 * day)
      expect(await fetch(ref)).toEqual(once)
    })

    test('what happens next is said: where the payer goes, or what the operator wrote', async () => {
      const { next } = await begin()
      if (!bench.provider().reserves) expect(next).toEqual({ kind: 'instructions' })
      else expect(next).toMatchObject({ kind: 'page', address: expect.stringMatching(/^https?:/) })
    })

    test('what nobody paid can be let go, and cannot be paid any more', async () => {
      const { ref } = await begin()
      expect(await bench.provider().cancelIntent(ref)).toMatchObject({ state: 'cancelled', capturedMinor: 0 })
      if (bench.provider().reserves) await bench.pay(ref).catch(() => undefined)
      expect(await fetch(ref)).toMatchObject({ state: 'cancelled', capturedMinor: 0, next: null })
      expect(await bench.provider().cancelIntent(ref)).toMatchObject({ state: 'cancelled' })
    })

    test('a page that nobody pays on ends by itself; one that is asked for too late is never made', async () => {
      if (!bench.provider().reserves) return
      const asked = wanted()
      const { ref } = await bench.provider().createIntent(asked)
      bench.passTime(payPageLasts)
      expect(await fetch(ref)).toMatchObject({ state: 'expired', capturedMinor: 0, next: null })
      expect(await bench.provider().createIntent(asked)).toMatchObject({ ref, state: 'expired' })
      const late = wanted({ begunAt: new Date(bench.now().getTime() - payPageLasts / 2) })
      const never = await bench.provider().createIntent(late)
      expect(never).toMatchObject({ state: 'cancelled', amountMinor: 200_00, capturedMinor: 0, next: null })
      expect(await fetch(never.ref)).toEqual(never)
      expect(await bench.provider().cancelIntent(never.ref)).toEqual(never)
    })

    test('manual capture: reserved, taken later in whole or in part, or let go; or the adapter says it cannot', async () => {
      if (!bench.provider().reserves) {
        const { ref } = await begin({ capture: 'manual' })
        expect(await bench.provider().captureIntent(ref)).toMatchObject({ error: 'not-supported', capturedMinor: 0 })
        return
      }
      const whole = await paid({ capture: 'manual' })
      expect(whole).toMatchObject({ state: 'authorised', capturedMinor: 0 })
      const taken = await bench.provider().captureIntent(whole.ref)
      expect(taken).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
      expect(await bench.provider().captureIntent(whole.ref)).toEqual(taken)
      const part = await paid({ capture: 'manual' })
      expect(await bench.provider().captureIntent(part.ref, 50_00)).toMatchObject({ capturedMinor: 50_00 })
      const gone = await paid({ capture: 'manual' })
      await bench.provider().cancelIntent(gone.ref)
      expect(await bench.provider().captureIntent(gone.ref)).toMatchObject({ state: 'cancelled', capturedMinor: 0 })
    })

    test('a reservation ends by itself, and then nothing can be taken', async () => {
      if (!bench.provider().reserves) return
      const { ref, authorisedUntil } = await paid({ capture: 'manual' })
      expect(authorisedUntil).toBeInstanceOf(Date)
      bench.passTime(31 * day)
      expect(await bench.provider().captureIntent(ref)).toMatchObject({
        ...{ state: 'expired', capturedMinor: 0, error: 'authorisation-expired' },
      })
    })

    test('a card that was let be kept reserves once more without its owner; no other card does', async () => {
      if (!bench.keep) return
      const saved = bench.provider().savedCards!
      const later = async (earlier: string, capture: NewIntent['capture'] = 'manual') => {
        const { ref } = await begin({ capture, page: null })
        const once = await saved.charge(ref, earlier)
        expect(await saved.charge(ref, earlier)).toEqual(once)
        return once
      }
      const kept = await begin({ keepsCard: true })
      await bench.keep.pays(kept.ref)
      const reserved = await later(kept.ref)
      expect(reserved).toMatchObject({ state: 'authorised', capturedMinor: 0, amountMinor: 200_00 })
      expect(await bench.provider().captureIntent(reserved.ref, 30_00)).toMatchObject({ capturedMinor: 30_00 })
      expect(await later(kept.ref, 'automatic')).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
      expect(await fetch(kept.ref)).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
      const careful = await begin({ keepsCard: true })
      await bench.keep.needsPayer(careful.ref)
      expect(await later(careful.ref)).toMatchObject({ state: 'failed', error: 'payer-needed', next: null })
      const unkept = await begin()
      await bench.keep.pays(unkept.ref)
      const unpaid = await begin({ keepsCard: true })
      for (const { ref } of [unkept, unpaid])
        expect(await later(ref)).toMatchObject({ state: 'failed', error: 'card-unknown' })
    })

    test('a card that its owner took back pays nothing any more, told once or twice; what it paid stays paid', async () => {
      if (!bench.keep) return
      const saved = bench.provider().savedCards!
      const kept = await begin({ keepsCard: true })
      await bench.keep.pays(kept.ref)
      const before = await begin({ page: null })
      const charged = await saved.charge(before.ref, kept.ref)
      expect(charged).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
      await saved.forget(kept.ref)
      await saved.forget(kept.ref)
      const { ref } = await begin({ page: null })
      const after = await saved.charge(ref, kept.ref)
      expect(after).toMatchObject({ state: 'failed', error: 'card-unknown', capturedMinor: 0 })
      expect(await fetch(before.ref)).toEqual(charged)
      expect(await fetch(kept.ref)).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
      await expect(saved.forget('pi_nobodyKnows')).rejects.toThrow()
    })

    test('second step: it ends as the payer answers, who may try again', async () => {
      if (!bench.step) return
      const { ref } = await begin()
      await bench.step(ref, false)
      expect(await fetch(ref)).toMatchObject({ state: 'created', next: { kind: 'page' }, capturedMinor: 0 })
      await bench.step(ref, true)
      expect(await fetch(ref)).toMatchObject({ state: 'captured', capturedMinor: 200_00, next: null })
    })

    test('a declined card takes nothing, and its payer may try another one', async () => {
      if (!bench.decline || !bench.declineLate) return
      const { ref } = await begin()
      await bench.decline(ref)
      expect(await fetch(ref)).toMatchObject({ state: 'created', next: { kind: 'page' }, capturedMinor: 0 })
      expect(await bench.pay(ref)).toMatchObject({ state: 'captured' })
      const late = await begin()
      await bench.declineLate(late.ref)
      expect(await fetch(late.ref)).toMatchObject({ state: 'failed', capturedMinor: 0, error: 'card-declined' })
    })

    test('partial refund: several, once a key, never more than was captured', async () => {
      const { ref } = await paid()
      const key = randomUUID()
      const once = await bench.provider().refund(ref, { key, minor: 50_00 })
      expect(once).toMatchObject({ minor: 50_00, state: bench.refundsAtOnce ? 'succeeded' : 'created' })
      expect(await bench.provider().refund(ref, { key, minor: 50_00 })).toEqual(once)
      expect(await bench.provider().fetchRefund(once.ref)).toEqual(once)
      const rest = await bench.provider().refund(ref, { key: randomUUID(), minor: 150_00 })
      expect(rest.state).toBe(once.state)
      expect((await bench.provider().refund(ref, { key: randomUUID(), minor: 1 })).state).toBe('failed')
    })

    test('what moved is listed in the period in which it did, payments with all they brought, refunds once they went', async () => {
      const start = moment().from
      const plan = await begin()
      const { ref } = await paid()
      const sent = await bench.provider().refund(ref, { key: randomUUID(), minor: 70_00 })
      bench.passTime(1000)
      const period = { from: start, until: moment().from }
      const listed = (await bench.provider().listMoves(period)).filter(move =>
        [ref, plan.ref, sent.ref].includes(move.ref),
      )
      const payment = { kind: 'payment', ref, minor: 200_00, currency: 'EUR' }
      const refund = { kind: 'refund', ref: sent.ref, minor: 70_00, currency: 'EUR' }
      expect(listed).toMatchObject(bench.refundsAtOnce ? [payment, refund] : [payment])
      for (const { at } of listed) expect(at >= period.from && at < period.until).toBe(true)
      const after = await bench.provider().listMoves(moment())
      expect(after.filter(move => move.ref === ref)).toEqual([])
    })

    test('a dispute is heard of with its payment, answered once, and ends for one side; or none is ever told', async () => {
      if (!bench.dispute) {
        const { ref } = await paid()
        expect(await bench.provider().disputesOf(ref)).toEqual([])
        await expect(bench.provider().contestDispute('nobody_knows', 'x')).rejects.toThrow()
        return
      }
      const begun = await begin()
      await bench.dispute(begun.ref, 'won')
      const { ref } = await fetch(begun.ref)
      const [opened] = await bench.provider().disputesOf(ref)
      expect(opened).toMatchObject({ intentRef: ref, state: 'needs-response', minor: 200_00, currency: 'EUR' })
      expect(opened!.respondBy).toBeInstanceOf(Date)
      expect((await bench.provider().refund(ref, { key: randomUUID(), minor: 1 })).state).toBe('failed')
      expect(await bench.provider().contestDispute(opened!.ref, 'They came.')).toMatchObject({ state: 'under-review' })
      expect(await bench.provider().acceptDispute(opened!.ref)).toMatchObject({ state: 'under-review' })
      bench.passTime(day)
      expect(await bench.provider().disputesOf(ref)).toMatchObject([{ ref: opened!.ref, state: 'won' }])
      expect((await bench.provider().refund(ref, { key: randomUUID(), minor: 1 })).state).toBe('succeeded')
      expect(await bench.provider().fetchIntent(ref)).toMatchObject({ state: 'captured', capturedMinor: 200_00 })
    })

    test('a dispute is lost by giving in, by the bank’s word, and by silence', async () => {
      if (!bench.dispute) return
      const lost = async (answer: (disputeRef: string) => Promise<unknown>) => {
        const { ref } = await begin()
        await bench.dispute!(ref, 'lost')
        await answer((await bench.provider().disputesOf(ref))[0]!.ref)
        expect(await bench.provider().disputesOf(ref)).toMatchObject([{ state: 'lost' }])
      }
      await lost(disputeRef => bench.provider().acceptDispute(disputeRef))
      await lost(async disputeRef => {
        await bench.provider().contestDispute(disputeRef, 'They came.')
        bench.passTime(day)
      })
      await lost(async () => bench.passTime(90 * day))
    })

    test('every state is one of ours, and nobody else’s payment is found', async () => {
      const { ref } = await begin()
      expect(paymentStates).toContain((await bench.provider().fetchIntent(ref)).state)
      for (const name of ['nobody_knows', 'cs_nobodyKnows']) await expect(fetch(name)).rejects.toThrow()
    })
  })
}
