// Describes Today: who comes and goes, what waits for an answer, and what of the site is in trouble.

import { todayOfHomes } from '#admin/calendar/chart/find-chart.server.ts'
import { describeConflicts } from '#admin/channels/describe-conflicts.server.ts'
import { firstSteps } from '#admin/start/first-steps.server.ts'
import { findTroubles } from '#admin/troubles/find-troubles.server.ts'
import { sayLongDay } from '#bookings/record/booking-words.ts'
import type { TodayPart } from '#bookings/words/admin-pages.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { countConversations } from '#messages/count-conversations.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { imprintWarning } from '#site/texts/current-texts.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { todayLists } from './today-lists.server.ts'
import type { TodayView } from './today-lists.ts'

/** Double bookings that are shown; the rest stand with the calendars of other sites. */
const conflictsAtFirst = 5

/**
 * What its reader may not see is none. On the page of one list nothing else is read. `failing`: the names of the jobs that
 * fail.
 */
export async function describeToday(
  tools: Tools,
  who: Operator,
  part: TodayPart,
  failing: readonly string[],
): Promise<TodayView> {
  const { database, clock } = tools
  const seesChannels = !part.only && may(who, 'channels')
  const [day, steps, lists, conflicts, troubles, conversations] = await Promise.all([
    todayOfHomes(database, clock.now()),
    part.only ? undefined : firstSteps(tools, who),
    todayLists(tools, who, part),
    seesChannels ? describeConflicts(tools, who) : [],
    part.only ? [] : findTroubles(tools, who, failing),
    !part.only && may(who, 'conversations') ? countConversations(tools, who) : undefined,
  ])
  const seesImprint = !part.only && may(who, 'organisation', 'change')
  const open = conflicts.filter(({ isSetAside }) => !isSetAside)
  return {
    ...{ only: part.only, steps, lists, troubles },
    imprint: seesImprint ? await imprintWarning(tools) : undefined,
    day: sayLongDay(day, currentLanguage().locale),
    conflicts: open.slice(0, conflictsAtFirst),
    conflictsInAll: open.length,
    messages: conversations?.waiting ?? 0,
    seesDay: may(who, 'nights'),
  }
}
