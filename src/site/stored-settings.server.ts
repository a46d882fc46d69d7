// The settings of the process with what the operator has entered about the site: mails, pages and documents read the newest.

import type { Database } from '#platform/tools/database.server.ts'
import { type Environment, parseEnvironment } from '#platform/tools/environment.server.ts'
import { knownSite } from './snapshot/read-site.server.ts'

/** The contact of a site that was set up without one. */
const ofNobody = parseEnvironment({}).SITE_CONTACT

/**
 * The same environment, whose name, icon and share picture are those that were entered, at each moment anew: they were read
 * in many places as settings, and are settings still, only not of the process. What was never entered is as the process was set up. A
 * process that was told no SITE_CONTACT takes the address under which the organisation is written to; the one that mails come from
 * stays the process's: its mail server may send for no other.
 */
export function withStoredSettings(environment: Environment, database: Database): Environment {
  const looks = () => knownSite(database)?.sections.looks
  const contact = () => knownSite(database)?.organisation.email
  const stored = {
    SITE_NAME: () => looks()?.name,
    SITE_ICON: () => looks()?.pictures.icon?.path,
    SITE_SHARE_IMAGE: () => looks()?.pictures.share?.path,
    SITE_CONTACT: () => (environment.SITE_CONTACT === ofNobody ? contact() : undefined),
  } as const satisfies Partial<Record<keyof Environment, () => string | undefined>>
  const live = Object.entries(stored).map(([name, read]) => [
    name,
    { enumerable: true, get: () => read() || environment[name as keyof typeof stored] },
  ])
  return Object.defineProperties({ ...environment }, Object.fromEntries(live))
}
