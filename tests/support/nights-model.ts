// Who has which night, in memory and without any concurrency: what the database must agree with after every operation.

import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

export type ModelKind = 'hold' | 'booking' | 'block'

type Taking = { readonly refId: string; readonly kind: ModelKind; readonly expiresAt: number | null }

type Input = {
  readonly ways: readonly (readonly number[])[]
  readonly nights: NightRange
  readonly turnoverNights: number
}

/** The model is a map from 'unit:night' to whoever has it; every method answers whether it was possible. */
export class NightsModel {
  readonly #takings = new Map<string, Taking>()

  /** What counts at `now` in these units, a line for each unit and night, in one fixed order. */
  lines(now: number, unitIds?: ReadonlySet<number>): string[] {
    return [...this.#takings]
      .filter(([, taking]) => isLive(taking, now))
      .filter(([key]) => unitIds === undefined || unitIds.has(unitOf(key)))
      .map(([key, { refId, kind, expiresAt }]) => modelLine(key, refId, kind, expiresAt))
      .sort()
  }

  unitsOf(refId: string, now: number): Set<number> {
    return new Set(this.#liveOf(refId, now).map(([key]) => unitOf(key)))
  }

  claim(input: Input, taking: Taking, now: number): boolean {
    const { nights, turnoverNights } = input
    const way = input.ways.find(unitIds => keysOf(unitIds, nights, turnoverNights).every(key => this.#isFree(key, now)))
    if (!way) return false
    for (const key of keysOf(way, nights, 0)) this.#takings.set(key, taking)
    return true
  }

  release(refId: string, from?: CalendarDay): void {
    for (const [key, taking] of this.#takings) {
      if (taking.refId === refId && (from === undefined || nightOf(key) >= from)) this.#takings.delete(key)
    }
  }

  move(refId: string, input: Input, now: number): boolean {
    const own = this.#liveOf(refId, now)
    const taking = own[0]?.[1]
    if (!taking) return false
    const mine = new Set(own.map(([key]) => unitOf(key)))
    const familiar = (way: readonly number[]) => way.filter(unitId => mine.has(unitId)).length
    const ways = [...input.ways].sort((one, other) => familiar(other) - familiar(one))
    return this.#inPlaceOf(own, () => this.claim({ ...input, ways }, taking, now))
  }

  extend(refId: string, expiresAt: number, now: number): boolean {
    const holds = this.#liveOf(refId, now).filter(([, { kind }]) => kind === 'hold')
    for (const [key, taking] of holds) this.#takings.set(key, { ...taking, expiresAt })
    return holds.length > 0
  }

  convert(refId: string, input: Input, now: number): boolean {
    const own = this.#liveOf(refId, now)
    const booked: Taking = { refId, kind: 'booking', expiresAt: null }
    const keys = own.map(([key]) => key).sort()
    if (input.ways.some(way => keysOf(way, input.nights, 0).sort().join() === keys.join())) {
      for (const key of keys) this.#takings.set(key, booked)
      return true
    }
    return this.#inPlaceOf(own, () => this.claim(input, booked, now))
  }

  #isFree(key: string, now: number): boolean {
    const taking = this.#takings.get(key)
    return taking === undefined || !isLive(taking, now)
  }

  #liveOf(refId: string, now: number): [string, Taking][] {
    return [...this.#takings].filter(([, taking]) => taking.refId === refId && isLive(taking, now))
  }

  #inPlaceOf(own: readonly [string, Taking][], attempt: () => boolean): boolean {
    for (const [key] of own) this.#takings.delete(key)
    if (attempt()) return true
    for (const [key, taking] of own) this.#takings.set(key, taking)
    return false
  }
}

/** How a unit's night and whoever has it are written, by the model and from the database alike. */
export function modelLine(unitNight: string, refId: string, kind: string, expiresAt: number | null): string {
  return `${unitNight} ${kind} ${refId} ${expiresAt ?? ''}`
}

function isLive({ expiresAt }: Taking, now: number): boolean {
  return expiresAt === null || expiresAt > now
}

function unitOf(key: string): number {
  return Number(key.slice(0, key.indexOf(':')))
}

function nightOf(key: string): number {
  return Number(key.slice(key.indexOf(':') + 1))
}

function keysOf(unitIds: readonly number[], { checkIn, checkOut }: NightRange, turnoverNights: number): string[] {
  const length = checkOut - checkIn + 2 * turnoverNights
  const nights = Array.from({ length }, (_, index) => addDays(checkIn, index - turnoverNights))
  return unitIds.flatMap(unitId => nights.map(night => `${unitId}:${night}`))
}
