// The rule of what a guest is told when, for all bookings, rules and moments.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookingState, bookingStates } from '#bookings/record/booking.ts'
import { addressTimes, mostCodesDays, usualRule } from '#stays/arrival/telling-rule.ts'
import { addDays, dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { arrivalMail, whatIsTold } from './what-is-told.ts'
import { wifiCode } from './wifi-code.ts'

const checkIn = requireCalendarDay('2030-07-15')
const nights = { checkIn, checkOut: requireCalendarDay('2030-07-20') }
const zones = ['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC']

const standing = fc.record({
  state: fc.constantFrom(...(bookingStates as readonly BookingState[])),
  isPaid: fc.boolean(),
  isProved: fc.boolean(),
  nights: fc.constant(nights),
  timeZone: fc.constantFrom(...zones),
})
const rule = fc.record({
  addressWhen: fc.constantFrom(...addressTimes),
  codesDays: fc.integer({ min: 0, max: mostCodesDays }),
})
const moment = fc.date({ min: new Date('2030-04-01'), max: new Date('2030-08-10'), noInvalidDate: true })

describe('a guest is told', () => {
  it('nothing of a booking that does not stand, and a code only while it is wanted, paid, proved and in time', () => {
    fc.assert(
      fc.property(standing, rule, moment, (booking, told, now) => {
        const { address, mailed, codes } = whatIsTold(booking, told, now)
        const today = dayInZone(now, booking.timeZone)
        const isStanding = ['confirmed', 'in_stay', 'completed'].includes(booking.state)
        expect(address === 'told').toBe(isStanding && (told.addressWhen === 'confirmed' || booking.isPaid))
        // What leaves the site says no more than the page, and nothing to a mailbox that is not proved.
        expect(mailed === 'told').toBe(address === 'told' && booking.isProved)
        expect(codes === 'told').toBe(
          (booking.state === 'confirmed' || booking.state === 'in_stay') &&
            booking.isPaid &&
            booking.isProved &&
            today >= addDays(checkIn, -told.codesDays) &&
            today <= nights.checkOut,
        )
        for (const verdict of [address, mailed, codes]) if (!isStanding) expect(verdict).toBe('never')
      }),
    )
  })

  it('each reason why not yet, and what it says is enough: once that has come it is told', () => {
    fc.assert(
      fc.property(standing, rule, moment, (booking, told, now) => {
        const { codes } = whatIsTold(booking, told, now)
        fc.pre(typeof codes !== 'string')
        const { from, isUnpaid, isUnproved } = codes
        expect([isUnpaid, isUnproved]).toEqual([!booking.isPaid, !booking.isProved])
        // Noon in every zone of the test lies on that day or the one before it elsewhere: the next day is surely begun.
        const then = from === null ? now : new Date((from + 1) * 86_400_000 + 12 * 3_600_000)
        fc.pre(dayInZone(then, booking.timeZone) <= nights.checkOut)
        expect(whatIsTold({ ...booking, isPaid: true, isProved: true }, told, then).codes).toBe('told')
      }),
    )
  })

  it('codes from midnight of the day at the home, wherever the server is', () => {
    const paid = { state: 'confirmed', isPaid: true, isProved: true, nights, timeZone: 'Pacific/Auckland' } as const
    const at = (instant: string) => whatIsTold(paid, usualRule, new Date(instant)).codes
    expect(at('2030-07-11T11:59:59Z')).toEqual({ isUnproved: false, isUnpaid: false, from: addDays(checkIn, -3) })
    expect(at('2030-07-11T12:00:00Z')).toBe('told')
    expect(at('2030-07-20T12:00:00Z')).toBe('never')
  })
})

describe('the mail before the arrival', () => {
  it('is due from the day of the codes to that of the check-in, whole exactly where the address may be mailed', () => {
    fc.assert(
      fc.property(standing, rule, moment, (booking, told, now) => {
        const today = dayInZone(now, booking.timeZone)
        const isAhead = booking.state === 'confirmed' || booking.state === 'in_stay'
        const isTime = today >= addDays(checkIn, -told.codesDays) && today <= checkIn
        const mayBeTold = told.addressWhen === 'confirmed' || booking.isPaid
        const wanted = isAhead && isTime && mayBeTold ? (booking.isProved ? 'whole' : 'bare') : 'none'
        expect(arrivalMail(booking, told, now)).toBe(wanted)
        if (wanted === 'whole') expect(whatIsTold(booking, told, now).mailed).toBe('told')
      }),
    )
  })
})

describe('the code of a Wi-Fi', () => {
  it('says network and password, whatever is in them', () => {
    expect(wifiCode({ network: 'Mill', password: '' })).toBe('WIFI:T:nopass;S:Mill;;')
    expect(wifiCode({ network: 'a;b', password: 'x"y\\z:,' })).toBe('WIFI:T:WPA;P:x\\"y\\\\z\\:\\,;S:a\\;b;;')
  })
})
