// The configuration of consent: every cookie that people are asked about, and how they are asked (Spec 4).

import { days } from '#values/duration.ts'
import type { ConsentCookie, ConsentTable } from './consent.ts'
import { analyticsId } from './consent.ts'
import { type Stored, type StoredFor, storedTable } from './stored-table.ts'

type ConsentSettings = StoredFor & {
  readonly CONSENT_COOKIES: readonly ConsentCookie[]
  readonly CONSENT_FORCED: boolean
  readonly CONSENT_CLOSE_OUTSIDE: boolean
  readonly CONSENT_DECLINE: boolean
  readonly CONSENT_CONTROL: boolean
}

function cookiesOf(group: Stored['group']): readonly string[] {
  return storedTable.filter(row => row.group === group && row.place === 'cookie').map(({ name }) => name)
}

const necessary: readonly ConsentCookie[] = [
  {
    id: 'session',
    name: 'Signing in',
    description: 'Keeps you signed in, and brings you back to the page you wanted before.',
    targets: cookiesOf('session'),
  },
  {
    id: 'checkout',
    name: 'Checking out',
    description: 'Knows which nights are kept for you while you book.',
    targets: cookiesOf('checkout'),
  },
  {
    id: 'choice',
    name: 'This choice',
    description: 'Remembers what you choose here.',
    targets: cookiesOf('choice'),
  },
]

const optional: readonly ConsentCookie[] = [
  {
    id: analyticsId,
    name: 'Counting visits',
    description: 'Would tell us which pages are read. This site counts nothing at present.',
    targets: ['_ga', '_gid'],
    reloads: true,
  },
]

/** The table as this site is configured: its own cookies, and those of what the operator added. */
export function consentTable(settings: ConsentSettings): ConsentTable {
  return {
    necessary,
    optional: [...optional, ...settings.CONSENT_COOKIES],
    keptFor: days(settings.CONSENT_DAYS),
    forced: settings.CONSENT_FORCED,
    closesOnOutside: settings.CONSENT_CLOSE_OUTSIDE,
    mayDecline: settings.CONSENT_DECLINE,
    hasControl: settings.CONSENT_CONTROL,
    storedFor: storedFor(settings),
  }
}

/** The settings that periods follow, and none besides: they go to every browser. */
function storedFor(settings: StoredFor): StoredFor {
  const { SESSION_DAYS, SESSION_ABSOLUTE_DAYS, SESSION_ABSOLUTE_DAYS_OPERATORS, CONSENT_DAYS } = settings
  return { SESSION_DAYS, SESSION_ABSOLUTE_DAYS, SESSION_ABSOLUTE_DAYS_OPERATORS, CONSENT_DAYS }
}
