// The trail as its page shows it: who, when, about what, and what differs.

import { inArray } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Area } from '#users/permissions/permissions.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import { displayNameOf, type Operator } from '#users/user/visitor.ts'
import { dateFormat } from '#values/formats.ts'
import { sayList } from '#values/say-list.ts'
import { type ChangeFilter, changesAddress } from './change-filter.ts'
import { type SaidField, sayDeed, sayFields } from './change-words.ts'
import { findChanges, lastChange, type NotedAct } from './find-changes.server.ts'

type SaidAct = {
  readonly act: number
  readonly when: string
  readonly by: string
  readonly way: string
  readonly changes: readonly {
    readonly id: number
    readonly deed: string
    /** The homes, the booking or the person it is about. */
    readonly about: string
    readonly fields: readonly SaidField[]
  }[]
}

type Named = {
  readonly people: ReadonlyMap<string, string>
  readonly homes: ReadonlyMap<number, string>
  readonly bookings: ReadonlyMap<string, string>
}

const pageSize = 25

export async function describeChanges(tools: Tools, operator: Operator, filter: ChangeFilter, before?: number) {
  const { acts, next } = await findChanges(tools.database, operator, { filter, before, limit: pageSize })
  const named = await namesIn(tools.database, acts)
  return {
    acts: acts.map(act => sayAct(act, named)),
    next: next === undefined ? undefined : changesAddress(filter, next),
    first: before === undefined ? undefined : changesAddress(filter),
  }
}

type About = {
  readonly area?: Area
  readonly home?: { readonly id: number; readonly slug: string }
  readonly person?: string
}

/** "Last changed by …", with the way to all of it; undefined where nothing is noted that the operator may see. */
export async function describeLastChange({ database }: Tools, operator: Operator, { area, home, person }: About) {
  const about = { ...(area && { area }), ...(home && { stayId: home.id }), ...(person && { personId: person }) }
  const last = await lastChange(database, operator, about)
  if (!last) return undefined
  const isThere = last.status === 'active' || last.status === 'disabled'
  const name = isThere ? displayNameOf(last) : sentence('changes.somebodyGone')
  const by = last.userId === null ? sentence('changes.atTerminal') : name
  const filter = { ...(area && { area }), ...(home && { home: home.slug }), ...(person && { person }) }
  return { said: sentence('changes.last', { by, when: moment(last.at) }), address: changesAddress(filter) }
}

const moment = (at: Date) =>
  dateFormat(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)

/** Names are never stored in the trail: of whoever has left it says only that. */
async function namesIn(queries: Queries, acts: readonly NotedAct[]): Promise<Named> {
  const changes = acts.flatMap(act => act.changes)
  const userIds = [...acts.flatMap(({ userId }) => userId ?? []), ...changes.flatMap(({ personId }) => personId ?? [])]
  const stayIds = changes.flatMap(each => each.stayIds)
  const bookingIds = changes.flatMap(({ bookingId }) => bookingId ?? [])
  const [users, homes, bookings] = await Promise.all([
    queries.select().from(userTable).where(inArray(userTable.id, userIds)),
    queries.select({ id: stayTable.id, name: stayTable.name }).from(stayTable).where(inArray(stayTable.id, stayIds)),
    queries
      .select({ id: bookingTable.id, reference: bookingTable.reference })
      .from(bookingTable)
      .where(inArray(bookingTable.id, bookingIds)),
  ])
  const active = users.filter(({ status }) => status !== 'deleted')
  return {
    people: new Map(active.map(user => [user.id, displayNameOf(user)])),
    homes: new Map(homes.map(({ id, name }) => [id, name])),
    bookings: new Map(bookings.map(({ id, reference }) => [id, reference])),
  }
}

function sayAct(act: NotedAct, named: Named): SaidAct {
  return {
    act: act.act,
    when: moment(act.at),
    by: sayWho(act, named.people),
    way: sentence('changes.way', { way: act.byWay }),
    changes: act.changes.map(change => ({
      id: change.id,
      deed: sayDeed(change),
      about: sayList([
        change.bookingId && named.bookings.get(change.bookingId),
        change.personId && (named.people.get(change.personId) ?? sentence('changes.somebodyGone')),
        ...change.stayIds.map(id => named.homes.get(id)),
      ]),
      fields: sayFields(change),
    })),
  }
}

function sayWho({ userId }: Pick<NotedAct, 'userId'>, people: Named['people']): string {
  if (userId === null) return sentence('changes.atTerminal')
  return people.get(userId) ?? sentence('changes.somebodyGone')
}
