// Finds what of the running of the site is wrong, as far as its reader may see it; nothing while all is well.

import { and, count, eq, gte, sql } from 'drizzle-orm'
import { countTroubled } from '#admin/channels/count-channels.server.ts'
import { readBackups } from '#backup/read-backups.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { hasForeignKeys } from '#identity/session/signing-keys.server.ts'
import { jobRunTable } from '#platform/jobs/job-tables.server.ts'
import { countOutbox } from '#platform/outbox/outbox.server.ts'
import { outboxTable } from '#platform/outbox/outbox-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { earlier, hours } from '#values/duration.ts'
import { numberFormat } from '#values/formats.ts'
import { sayList } from '#values/say-list.ts'
import type { Trouble } from './trouble.ts'
import { type Disk, isNearlyFull, writtenDisks } from './written-disks.server.ts'

/** After so many attempts, a few minutes apart, it is no hiccup of the mail server. */
const attemptsInVain = 3

/** While a job fails, that is noted each minute, or after each of its runs; older faults are of jobs that run no more. */
const stillFailing = hours(2)

/** `failing`: the names of the jobs that fail, in the reader's language. */
export async function findTroubles(tools: Tools, who: Operator, failing: readonly string[]): Promise<Trouble[]> {
  const { database } = tools
  const [calendars, messages, running] = await Promise.all([
    may(who, 'channels') ? calendarTroubles(database, who) : [],
    may(who, 'outbox') ? messageTroubles(tools) : [],
    may(who, 'jobs') ? runningTroubles(tools, failing) : [],
  ])
  return [...calendars, ...messages, ...running]
}

/** By the names under which runs are stored, for whoever does not know the list of jobs. */
export async function namesOfFailingJobs({ database, clock }: Tools): Promise<string[]> {
  const { name, wellAt, faultAt } = jobRunTable
  const rows = await database
    .select({ name })
    .from(jobRunTable)
    .where(and(gte(faultAt, earlier(clock.now(), stillFailing)), sql`(${wellAt} is null or ${wellAt} <= ${faultAt})`))
    .orderBy(name)
  return rows.map(row => row.name)
}

async function calendarTroubles(queries: Queries, who: Operator): Promise<Trouble[]> {
  const troubled = await countTroubled(queries, who)
  if (troubled === 0) return []
  return [
    {
      kind: 'calendars',
      title: sentence('channels.otherSites'),
      text: sentence('channels.troubledToday', { troubled }),
      more: { to: '/admin/channels', words: sentence('channels.seeWhatToDo') },
    },
  ]
}

async function messageTroubles({ database, environment }: Tools): Promise<Trouble[]> {
  const more = { to: '/admin/outbox', words: sentence('adminPages.openOutbox') }
  const { failed } = await countOutbox(database)
  const waiting = environment.SMTP_URL === undefined ? 0 : await countInVain(database)
  return [
    ...(failed > 0
      ? [{ kind: 'messages-given-up' as const, title: sentence('today.mailsFail', { failed }), text: undefined, more }]
      : []),
    ...(waiting > 0
      ? [
          {
            kind: 'mails-wait' as const,
            title: sentence('troubles.mailsWait', { mails: waiting }),
            text: sentence('troubles.mailsWaitHow'),
            more,
          },
        ]
      : []),
  ]
}

async function countInVain(queries: Queries): Promise<number> {
  const { kind, state, attempts } = outboxTable
  const inVain = and(eq(kind, 'mail'), eq(state, 'waiting'), gte(attempts, attemptsInVain))
  const [row] = await queries.select({ mails: count() }).from(outboxTable).where(inVain)
  return row!.mails
}

async function runningTroubles(tools: Tools, failing: readonly string[]): Promise<Trouble[]> {
  const [{ wrong }, disks, isForeign] = await Promise.all([
    readBackups(tools),
    writtenDisks(tools.environment),
    hasForeignKeys(tools),
  ])
  return [
    ...(failing.length > 0 ? [jobsFail(failing)] : []),
    ...(wrong ? [backupWrong(wrong)] : []),
    ...disks.filter(isNearlyFull).map(diskNearlyFull),
    ...(isForeign ? [secondKey()] : []),
  ]
}

function jobsFail(failing: readonly string[]): Trouble {
  return {
    kind: 'jobs-fail',
    title: sentence('adminPages.jobsFail', { jobs: failing.length }),
    text: sayList(failing),
    more: { to: '/admin/jobs', words: sentence('adminPages.seeWhenAndWhy') },
  }
}

function backupWrong(wrong: 'failed' | 'old'): Trouble {
  const more = { to: '/admin/jobs#backups', words: sentence('troubles.seeBackups') }
  return wrong === 'failed'
    ? {
        kind: 'backup-failed',
        title: sentence('troubles.backupFailed'),
        text: sentence('troubles.backupFailedHow'),
        more,
      }
    : { kind: 'backup-old', title: sentence('troubles.backupOld'), text: sentence('troubles.backupOldHow'), more }
}

/** Of the machine whose process answers: each process knows its own. */
function diskNearlyFull({ folder, free, size }: Disk): Trouble {
  const say = (bytes: number) =>
    numberFormat(currentLanguage().locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(
      bytes / 1e9,
    )
  return {
    kind: 'disk-nearly-full',
    title: sentence('troubles.diskNearlyFull'),
    text: sentence('troubles.diskNearlyFullHow', { folder, free: say(free), size: say(size) }),
    more: undefined,
  }
}

function secondKey(): Trouble {
  return {
    kind: 'second-key',
    title: sentence('troubles.secondKey'),
    text: sentence('troubles.secondKeyHow'),
    more: undefined,
  }
}
