// What of a schedule is still open: payments fill its parts in order of their due dates.

type DuePart = {
  /** The end of the last day on which it is in time; null is due when booking. */
  readonly dueAt: string | null
  readonly minor: number
}

export type Due<Part extends DuePart> = Part & { readonly openMinor: number }

/** Every part with what is still missing of it. */
export function openDues<Part extends DuePart>(parts: readonly Part[], paidMinor: number): Due<Part>[] {
  let left = Math.max(0, paidMinor)
  return parts.map(part => {
    const filled = Math.min(left, part.minor)
    left -= filled
    return { ...part, openMinor: part.minor - filled }
  })
}

/** What is missing of the parts that are due when booking. */
export function dueNow(parts: readonly DuePart[], paidMinor: number): number {
  return missingOf(parts, paidMinor, ({ dueAt }) => dueAt === null)
}

/** What is missing of those parts and of all whose last day is over at `now`. */
export function dueBy(parts: readonly DuePart[], paidMinor: number, now: Date): number {
  return missingOf(parts, paidMinor, ({ dueAt }) => dueAt === null || new Date(dueAt) <= now)
}

function missingOf(parts: readonly DuePart[], paidMinor: number, counts: (part: DuePart) => boolean): number {
  return openDues(parts, paidMinor)
    .filter(counts)
    .reduce((sum, { openMinor }) => sum + openMinor, 0)
}

/** The next open part, or undefined when everything is paid. */
export function nextDue<Part extends DuePart>(parts: readonly Part[], paidMinor: number): Due<Part> | undefined {
  return openDues(parts, paidMinor).find(({ openMinor }) => openMinor > 0)
}
