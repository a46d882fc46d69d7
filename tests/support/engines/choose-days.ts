// Days taken in the calendar that date fields open, in another engine than Chromium's.

import { expect } from 'vitest'
import { type EnginePerson, part } from './person.ts'

const calendar = { selector: '[popover][role=dialog]' }

/** Opens the calendar by a press on a field, turns to the days and takes them. */
export async function chooseDays(person: EnginePerson, from: string, to: string): Promise<void> {
  await person.press(part('input[name=in]'))
  await person.see(calendar)
  for (const day of [from, to]) {
    for (let months = 0; months < 4 && !(await person.ask(isShown, day)); months++) {
      const before = await person.ask(firstShown)
      await person.press(part('.calendar-turns > :last-child', calendar))
      // A month is turned after the press is seen.
      await expect.poll(() => person.ask(firstShown)).not.toBe(before)
    }
    await person.press(part(`[role=button][data-day="${day}"]:has(.calendar-day)`, calendar))
  }
  await person.seeGone(calendar)
}

function isShown(day: string): boolean {
  return document.querySelector(`[popover] [role=button][data-day="${day}"]:has(.calendar-day)`) !== null
}

function firstShown(): string | null | undefined {
  return document.querySelector('[popover] [role=button][data-day]')?.getAttribute('data-day')
}
