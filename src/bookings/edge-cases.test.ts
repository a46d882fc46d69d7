// Every edge case of many at once, of paying and of cancelling by its name, and where it is tried; `offers/` lists the others.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'

const atOnce = 'src/bookings/concurrency-cases.test.ts'
const paying = 'src/booking-payments/paying.test.ts'
const late = 'src/booking-payments/late-and-back.test.ts'
const money = 'src/booking-payments/money-cases.test.ts'
const kept = 'src/booking-payments/saved-card/saved-card.test.ts'
const cancelling = 'src/bookings/cancellation-cases.test.ts'
const doors = 'tests/quotes.test.ts'
const lost = 'tests/database-lost.test.ts'

// biome-ignore format: a table
const cases: readonly (readonly [name: string, file: string, title: string])[] = [
  // Dates, rules and prices that only a booking in the database can show
  ['guest in Auckland booking Honolulu', money, 'guest in Auckland booking Honolulu'],
  ['stay zone changed after bookings', money, 'zone changed after bookings'],
  ['instant to request by lead', 'src/enquiries/enquiry.test.ts', 'instant→request switch by lead'],
  ['service animal; infant beyond capacity', money, 'an infant beyond capacity and a service animal come along'],
  ['totals over 2^31', money, 'totals over 2^31'],
  ['JPY without and KWD with 3 decimals', money, '%s: without decimals or with three'],
  ['rounding half', money, 'rounding half'],
  ['engine upgrade with live quotes', money, 'engine upgrade with live quotes'],
  ['catalogue edit between quote and pay', 'src/holds/hold-stay.test.ts', 'a catalogue edited after the hold does not move its price'],
  // Concurrency
  ['N holds same nights', 'src/holds/hold-stay.test.ts', 'a race of 60 for the same nights'],
  ['N holds same nights, at the front door', 'tests/checkout.test.ts', '200 clients racing over HTTP for the same nights'],
  ['overlapping by one', 'src/nights/take-nights.test.ts', 'of 60 claims that overlap by a night each'],
  ['hold expiry vs payment success at same moment', late, 'hold expiry vs payment success at same moment'],
  ['hold expiry vs payment success, told by an event', 'src/api/payment-events.test.ts', 'hold expiry against payment success, told by an event'],
  ['two tabs same guest', late, 'two tabs same guest'],
  ['two tabs same guest, at the front door', 'tests/checkout.test.ts', 'two tabs of one visitor share the hold'],
  ['approve vs expire vs cancel races', 'src/cancellations/requests/answer-request.test.ts', 'approve, decline, expire and cancel at once'],
  ['amend vs new booking', 'src/amendments/amend/amend-booking.test.ts', 'amend against new bookings of the same nights'],
  ['block vs hold', atOnce, 'block vs hold'],
  ['composite vs part', 'src/bookings/composite-homes.test.ts', 'a house that is part of a farm: one of the two is booked, never both'],
  ['one_of units under load picks another free unit', 'src/bookings/composite-homes.test.ts', 'three identical cabins take three parties of a stampede'],
  ['serialization retry', atOnce, 'a serialisation failure in the middle of booking is tried again'],
  ['deadlock retry', atOnce, 'a deadlock with somebody who locks the other way round'],
  ['process killed after capture before commit', late, 'process killed after capture before commit'],
  ['process killed after capture before commit, for real', 'tests/kill-while-paying.test.ts', 'killed between capture and commit'],
  ['DB failover mid-request', lost, 'DB failover mid-request: holds cut off leave nothing'],
  ['DB failover mid-request, of a booking', lost, 'DB failover mid-request: a booking cut off is none'],
  ['clock skew', atOnce, 'two processes half an hour apart'],
  ['clock skew, ahead', atOnce, 'a process that is ahead takes a hold for over'],
  ['clock skew, behind', atOnce, 'a process that is behind revives no hold'],
  ['clock skew, of a grace', cancelling, 'clock skew'],
  // Payment
  ['3-D Secure abandoned', paying, '3-D Secure abandoned'],
  ['3-D Secure abandoned, of a balance', 'src/holds/cancel-abandoned-payments.test.ts', '3-D Secure abandoned by whoever pays a balance'],
  ['success page closed before webhook', paying, 'success page closed before webhook'],
  ['webhook before redirect', late, 'webhook before redirect'],
  ['webhook before redirect, as it is told', 'src/api/payment-events.test.ts', 'webhook before redirect'],
  ['duplicated/reordered/very late (72 h) events', late, 'duplicated/reordered/very late (72 h) events'],
  ['duplicated events, as they are told', 'src/api/payment-events.test.ts', 'duplicated events'],
  ['reordered events, as they are told', 'src/api/payment-events.test.ts', 'reordered events'],
  ['very late (72 h) events, as they are told', 'src/api/payment-events.test.ts', 'very late (72 h) events'],
  ['partial capture', late, 'partial capture'],
  ['capture after auth expiry', paying, 'capture after auth expiry'],
  ['refund fails (insufficient balance) and retried', late, 'refund fails (insufficient balance) and retried'],
  ['dispute: opened', 'src/booking-payments/disputes/disputes.test.ts', 'opened: the money is gone until the bank has decided'],
  ['dispute: won', 'src/booking-payments/disputes/disputes.test.ts', 'won: the money is ours again'],
  ['dispute: lost', 'src/booking-payments/disputes/disputes.test.ts', 'lost: by the bank’s word'],
  ['dispute, at the front door', 'tests/paying-desk.test.ts', 'lies on the desk with its evidence'],
  ['instalment declined → grace → cancel', paying, 'instalment declined → grace → cancel'],
  ['instalment declined → grace → cancel, by a kept card', kept, '%s: told once, not tried again, paid by hand or released'],
  ['process killed before or after a kept card is charged', kept, 'killed %s: charged once'],
  ['currency mismatch; amount mismatch', late, 'currency mismatch, amount mismatch'],
  ['currency mismatch, of a home that changes its own', money, 'currency mismatch: a home keeps its currency while a booking is in it'],
  ['bank transfer short-paid', paying, 'bank transfer short-paid'],
  ['provider down at checkout', paying, 'provider down at checkout'],
  ['provider down at checkout, at the front door', 'tests/paying.test.ts', 'a bank that is not there is told'],
  ['offline booking auto-release', paying, 'offline booking auto-release'],
  ['coupon bringing total to 0 (free booking path)', doors, 'coupon bringing total to 0'],
  // Cancellation
  ['each preset at cutoff −1 s / 0 / +1 s', cancelling, 'each preset at cutoff −1 s / 0 / +1 s'],
  ['grace inside lead', cancelling, 'inside: everything back for 24 hours'],
  ['grace outside lead', cancelling, 'outside lead: none'],
  ['after check-in', cancelling, 'after check-in'],
  ['no-show', 'src/bookings/visits/run-visits.test.ts', 'no-show: said from the day after check-in on'],
  ['no-show, with money', money, 'no-show: what the policy says'],
  ['operator cancel', 'src/bookings/visits/run-visits.test.ts', 'operator cancel: everything is given back'],
  ['operator cancel, with money', money, 'operator cancel: everything back of two payments'],
  ['partially paid', late, 'partially paid'],
  ['two payments', late, 'two payments'],
  ['fees consumed', money, 'fees consumed: cancelled %s'],
  ['amended booking', cancelling, 'amended booking'],
  ['coupon restored', doors, 'coupon restored'],
  ['tax recompute', money, 'tax recompute: cancelled %s'],
  ['tax recompute, included in the price', money, 'tax recompute: what the price includes'],
  ['policy edited after booking', cancelling, 'policy edited after booking'],
  ['guest deleted account', cancelling, 'guest deleted account'],
  ['guest deleted account, booked without one', 'src/trips/manage/without-account.test.ts', 'guest deleted account'],
]

test.each(cases)('%s is tried in %s', (_, file, title) => {
  const text = readFileSync(inProject(file), 'utf8')
  const titles = [
    ...text.matchAll(/\b(?:test|it|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['`])([\s\S]*?)\1,/g),
  ].map(([, , name]) => name!)
  expect(titles.filter(name => name.includes(title)).length).toBeGreaterThan(0)
})
