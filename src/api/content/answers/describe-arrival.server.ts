// How its guest arrives, as the content backend tells it.

import type { ToldArrival } from '#bookings/arrival/told-arrival.server.ts'
import type { Told } from '#bookings/arrival/what-is-told.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'

export function describeArrival({ told, checkIn, gettingIn, doorCode, wifi, host, manual }: ToldArrival) {
  return {
    checkIn: checkIn ?? null,
    gettingIn,
    doorCode: doorCode || null,
    wifi: wifi ? { network: wifi.network, password: wifi.password } : null,
    host: host ? { ...host, languages: [...host.languages] } : null,
    manual: manual.map(({ title, text, photo }) => ({
      ...{ title, text },
      picture: photo?.path ?? null,
      alt: photo?.alt ?? '',
    })),
    addressWaits: waits(told.address),
    codesWait: waits(told.codes),
  }
}

function waits(verdict: Told['codes']) {
  if (typeof verdict === 'string') return null
  const { isUnproved: unproved, isUnpaid: unpaid, from } = verdict
  return { unproved, unpaid, from: from === null ? null : writeCalendarDay(from) }
}
