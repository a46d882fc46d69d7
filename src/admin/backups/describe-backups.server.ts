// The backups of the schedule as operators read them: their age, size and place.

import { type Backups, readBackups } from '#backup/read-backups.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { dateFormat, numberFormat } from '#values/formats.ts'
import type { BackupLine, BackupsView } from './backups-view.ts'

/** More are of interest to nobody; a call has them all. */
const mostShown = 30

export async function describeBackups(tools: Tools): Promise<BackupsView> {
  const found = await readBackups(tools)
  const now = tools.clock.now()
  return {
    schedule: found.place === undefined ? undefined : describeSchedule(found, found.place),
    lines: found.runs.slice(0, mostShown).map(run => describeRun(run, now)),
  }
}

function describeSchedule({ everyHours, keep, nextAt, runs }: Backups, place: string): string[] {
  const isUnderWay = runs.some(({ isKept, endedAt }) => isKept && !endedAt)
  return [
    sentence('backups.schedule', { hours: everyHours, keep, place }),
    ...(runs.length === 0 ? [sentence('backups.noneYet')] : []),
    ...(isUnderWay
      ? []
      : [nextAt ? sentence('backups.nextAt', { moment: sayMoment(nextAt) }) : sentence('backups.dueNow')]),
  ]
}

function describeRun({ id, begunAt, endedAt, bytes, fault, isKept }: Backups['runs'][number], now: Date): BackupLine {
  const moment = sayMoment(begunAt)
  const said =
    bytes !== undefined
      ? sentence('backups.made', { moment, age: sayAge(begunAt, now), size: saySize(bytes) })
      : endedAt
        ? sentence('backups.failed', { moment, fault: fault ?? '' })
        : sentence('backups.underWay', { moment })
  return { id, said, begunAt: begunAt.toISOString(), hasFailed: fault !== undefined, isKept }
}

function sayMoment(at: Date): string {
  const format = dateFormat(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return sentence('adminPages.inUtc', { moment: format.format(at) })
}

function sayAge(since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime())
  const whole = (unit: number) => Math.floor(age / unit)
  if (age < hours(1)) return sentence('backups.minutesAgo', { minutes: whole(minutes(1)) })
  if (age < days(2)) return sentence('backups.hoursAgo', { hours: whole(hours(1)) })
  return sentence('backups.daysAgo', { days: whole(days(1)) })
}

function saySize(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const)
  const format = numberFormat(currentLanguage().locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(Math.max(0.1, bytes / size))
}
