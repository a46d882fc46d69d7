// Works out what a poll changes: new, moved and ended events, and when not to believe it.

import type { EventClass } from '#channels/feeds/summary-class.ts'
import type { Suspicion } from '#channels/feeds/trouble.ts'
import type { FoundCalendar, FoundEvent } from '#channels/reading/read-calendar.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

export type KnownEvent = {
  readonly id: string
  readonly uid: string
  readonly nights: NightRange
  readonly class: EventClass
  readonly missingLooks: number
}

export type PollPlan = {
  readonly suspicion: Suspicion | undefined
  readonly added: readonly FoundEvent[]
  /** With a new identity, other nights, or both. */
  readonly changed: readonly (FoundEvent & { readonly id: string })[]
  /** Seen as they were known. */
  readonly seen: readonly string[]
  /** Missing for the first time. */
  readonly missed: readonly string[]
  /** Cancelled, or missing again: their nights are given back. */
  readonly ended: readonly string[]
  /** Over, and left out as calendars do. */
  readonly past: readonly string[]
}

type Polled = { readonly today: CalendarDay; readonly believed: boolean; readonly isMoved?: boolean }

/** From so many events on it is odd that more than half of them vanish at once. */
const manyEvents = 4

/**
 * `known` are the events that stand, `found` is what the calendar says now without what is ours. What is over by `today`
 * is neither added nor missed. `believed` is an operator's word that nothing is missing by mistake. `isMoved` says that
 * what is known was told by another address, and nothing by this one yet.
 */
export function planPoll(
  known: readonly KnownEvent[],
  found: FoundCalendar,
  { today, believed, isMoved = false }: Polled,
): PollPlan {
  const coming = found.events.filter(({ nights }) => nights.checkOut > today)
  const matched = match(known, coming)
  const [free, unread] = [new Set(found.free), new Set(found.unread)]
  const unmatched = known.filter(({ id }) => !matched.has(id))
  const past = unmatched.filter(({ nights }) => nights.checkOut <= today)
  const cancelled = unmatched.filter(({ uid, nights }) => nights.checkOut > today && isAmong(free, uid))
  const standing = unmatched.filter(({ uid, nights }) => nights.checkOut > today && !isAmong(free, uid))
  const missing = standing.filter(({ uid }) => !isAmong(unread, uid))
  const expected = known.filter(
    each => each.missingLooks === 0 && each.nights.checkOut > today && !cancelled.includes(each),
  )
  const vanished = missing.filter(({ missingLooks }) => missingLooks === 0)
  const lacks = { expected: expected.length, vanished: vanished.length, coming: coming.length, isMoved }
  const suspicion = believed ? undefined : suspicionOf(lacks)
  const taken = new Set([...matched.values()])
  const changed = known.flatMap(each => {
    const now = matched.get(each.id)
    return now && differs(each, now) ? [{ ...now, id: each.id }] : []
  })
  const moved = new Set(changed.map(({ id }) => id))
  const readAgain = standing.filter(({ uid }) => isAmong(unread, uid))
  return {
    suspicion,
    added: coming.filter(event => !taken.has(event)),
    changed: suspicion ? [] : changed,
    seen: [...known.filter(({ id }) => matched.has(id) && !moved.has(id)), ...readAgain].map(({ id }) => id),
    missed: suspicion || believed ? [] : vanished.map(({ id }) => id),
    ended: [
      ...cancelled,
      ...(suspicion ? [] : believed ? missing : missing.filter(({ missingLooks }) => missingLooks > 0)),
    ].map(({ id }) => id),
    past: past.map(({ id }) => id),
  }
}

/** An occurrence bears the identity of its rule, a stroke and its day. */
function isAmong(uids: ReadonlySet<string>, uid: string): boolean {
  return [...uid.matchAll(/\/|$/g)].some(({ index }) => uids.has(uid.slice(0, index)))
}

type Lacks = {
  readonly expected: number
  readonly vanished: number
  readonly coming: number
  readonly isMoved: boolean
}

function suspicionOf({ expected, vanished, coming, isMoved }: Lacks): Suspicion | undefined {
  if (vanished === 0) return undefined
  if (isMoved) return 'moved'
  if (coming === 0 && vanished === expected) return 'emptied'
  return expected >= manyEvents && vanished * 2 > expected ? 'shrank' : undefined
}

/** By identity, and what is left by its nights, as some sites give their events new identities every time. */
function match(known: readonly KnownEvent[], coming: readonly FoundEvent[]): Map<string, FoundEvent> {
  const byUid = new Map(coming.map(event => [event.uid, event]))
  const matched = new Map(known.flatMap(({ id, uid }) => (byUid.has(uid) ? [[id, byUid.get(uid)!] as const] : [])))
  const taken = new Set(matched.values())
  const left = Map.groupBy(
    coming.filter(event => !taken.has(event)),
    nightsKey,
  )
  for (const each of known) {
    if (matched.has(each.id)) continue
    const same = left.get(nightsKey(each))?.shift()
    if (same) matched.set(each.id, same)
  }
  return matched
}

function nightsKey({ nights: { checkIn, checkOut } }: { readonly nights: NightRange }): string {
  return `${checkIn}/${checkOut}`
}

function differs(known: KnownEvent, now: FoundEvent): boolean {
  const sameClass = known.class === now.class || (known.class === 'echo' && now.class === 'unavailable')
  return known.uid !== now.uid || nightsKey(known) !== nightsKey(now) || !sameClass
}
