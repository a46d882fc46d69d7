// Splits a calendar file into its events and time zones, so that a broken line spoils no other event.

type CalendarParts = {
  /** The lines of each VTIMEZONE, from BEGIN to END. */
  readonly zones: readonly string[]
  /** The same of each VEVENT. */
  readonly events: readonly string[]
}

/** More than a home can have in all its life. */
export const mostEvents = 5000

// Of descriptions, attendees and alarms nothing is needed, and they are where feeds break their own lines.
const wantedOfEvent =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY|SEQUENCE)(;([^":]|"[^"]*")*)?:/i
const wantedOfZone = /^(TZID|DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO|TZNAME)(;([^":]|"[^"]*")*)?:/i
const wantedOf = { VEVENT: wantedOfEvent, VTIMEZONE: wantedOfZone } as const

/** Undefined for what is no calendar, was cut off, or holds more than `mostEvents` events. */
export function calendarParts(text: string): CalendarParts | undefined {
  const lines = unfold(text)
  const first = lines.find(line => line.trim() !== '')
  if (!/^BEGIN:VCALENDAR\s*$/i.test(first ?? '')) return undefined
  const zones: string[] = []
  const events: string[] = []
  const open: string[] = []
  let part: string[] = []
  let ended = false
  for (const line of lines) {
    const edge = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line)
    const name = edge?.[2]?.toUpperCase()
    if (edge?.[1]?.toUpperCase() === 'BEGIN') {
      open.push(name!)
      if (open.length === 2) part = []
      if (isKept(open)) part.push(`BEGIN:${name}`)
    } else if (edge) {
      if (open.at(-1) !== name) return undefined
      if (isKept(open)) part.push(`END:${name}`)
      if (open.length === 2 && name === 'VEVENT') events.push(part.join('\r\n'))
      if (open.length === 2 && name === 'VTIMEZONE') zones.push(part.join('\r\n'))
      open.pop()
      ended = open.length === 0
    } else if (isKept(open) && wantedOf[open[1] as keyof typeof wantedOf].test(line)) part.push(line)
  }
  return ended && events.length <= mostEvents ? { zones, events } : undefined
}

/** Lines of an event itself, or of a zone and its two halves. */
function isKept(open: readonly string[]): boolean {
  const [, part, inner] = open
  if (open.length === 2) return part === 'VEVENT' || part === 'VTIMEZONE'
  return open.length === 3 && part === 'VTIMEZONE' && (inner === 'STANDARD' || inner === 'DAYLIGHT')
}

/** A line that begins with a space or a tab goes on the one before (RFC 5545, 3.1), however lines end. */
function unfold(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
}
