// The configuration of consent: every cookie that people are asked about, and how they are asked (Spec 4).

import { sentence } from '#catalogue/sentence.ts'
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

const necessary = (): readonly ConsentCookie[] => [
  {
    id: 'session',
    name: sentence('consent.signingIn'),
    description: sentence('consent.signingInText'),
    targets: cookiesOf('session'),
  },
  {
    id: 'checkout',
    name: sentence('consent.checkingOut'),
    description: sentence('consent.checkingOutText'),
    targets: cookiesOf('checkout'),
  },
  {
    id: 'choice',
    name: sentence('consent.thisChoice'),
    description: sentence('consent.thisChoiceText'),
    targets: cookiesOf('choice'),
  },
]

const optional = (): readonly ConsentCookie[] => [
  {
    id: analyticsId,
    name: sentence('consent.countingVisits'),
    description: sentence('consent.countingVisitsText'),
    targets: ['_ga', '_gid'],
    reloads: true,
  },
]

/** The table as this site is configured: its own cookies, and those of what the operator added. */
export function consentTable(settings: ConsentSettings): ConsentTable {
  return {
    necessary: necessary(),
    optional: [...optional(), ...settings.CONSENT_COOKIES],
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
