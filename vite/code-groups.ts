// Which code of the browser's bundle lies in one file: what every first view needs anyhow, so that it asks for few files.

import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1]
type ModulesOf = (entry: string) => ReadonlySet<string>

const entry = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Around every page. */
const frame = ['entry.client.tsx', 'root.tsx', 'pages/layouts/default-layout.tsx'].map(entry)
/** Where homes are shown: each leads to the others. */
const start = entry('pages/home.tsx')
const list = entry('pages/stays.tsx')
const home = entry('pages/stay.tsx')
/** What hydrates later on the page of a home, and on a list. */
const [quote, sections, calendar] = ['home-quote', 'home-sections', 'home-calendar'].map(name =>
  entry(`pages/finding/${name}.tsx`),
) as [string, string, string]
const form = entry('search/input/search-form.tsx')
const besides: ReadonlySet<string> = new Set(['ui/calendar-month.ts', 'search/input/map-box.ts'].map(entry))
/** A word or two of code that many pages need, less than asking for it weighs. */
const trifles: ReadonlySet<string> = new Set(['ui/markdown/prose.tsx', 'ui/entered-text.tsx'].map(entry))
/** Fetched behind every page that lives. */
const guard = entry('shell/reloading/offline-guard.tsx')
/** The rooms of which pages of a booking show something again. */
const ofHomes = /\/src\/(stays|quotes|bookings)\//
const entries: ReadonlySet<string> = new Set([...frame, start, list, home])

/**
 * The groups by what is in them, the first that fits wins. But for trifles none has anything that one of its pages would not
 * fetch without it, and what is fetched later, when somebody uses it, stays apart. The bundler puts what several groups need
 * into the first of them by name, so none may come before `frame`.
 */
const groups: Readonly<Record<string, (id: string, of: ModulesOf) => boolean>> = {
  frame: (id, of) => trifles.has(id) || frame.some(page => of(page).has(id)),
  // The words of a day and of a part of the map are few, and what hydrates later has them in common with these pages.
  homes: (id, of) => [start, list, home].every(page => of(page).has(id)) || besides.has(id),
  search: (id, of) => [list, home].every(page => of(page).has(id)),
  showing: (id, of) => of(list).has(id) && [start, sections].some(page => of(page).has(id)),
  visiting: (id, of) => of(start).has(id) && [form, quote, sections].some(part => of(part).has(id)),
  guard: (id, of) => of(guard).has(id),
}

/** For `output.codeSplitting.groups` of the browser's bundle: the first that takes a module has it. */
export function codeGroups(): Group[] {
  const known = new Map<string, ReadonlySet<string>>()
  const reachedBy = (context: Context) => (page: string) => {
    const of = known.get(page) ?? reachedFrom(page, id => context.getModuleInfo(id))
    known.set(page, of)
    return of
  }
  const isPart = (id: string) => !entries.has(id) && !id.endsWith('.css')
  return [
    {
      debugName: 'first views',
      name(id, context) {
        const of = reachedBy(context)
        return isPart(id) ? (Object.keys(groups).find(name => groups[name]!(id, of)) ?? null) : null
      },
    },
    {
      // A page of a booking gets a kilobyte or three that it has no use for: whoever came from a home has them already.
      debugName: 'what a home has in common with pages after it',
      minShareCount: 2,
      name(id, context) {
        const of = reachedBy(context)
        if (!isPart(id) || of(start).has(id)) return null
        if (!of(home).has(id)) {
          const comesLater = [quote, sections, calendar].some(part => of(part).has(id))
          return comesLater && ofHomes.test(id) && !of(list).has(id) ? 'booked-later' : null
        }
        // The words of calls that failed are on the pages for signing in too.
        return ofHomes.test(id) ? 'booked' : 'calls'
      },
    },
  ]
}

/** Every module that the one with this id imports at once, by itself or through others. */
function reachedFrom(page: string, getModuleInfo: Rolldown.GetModuleInfo): Set<string> {
  const reached = new Set([page])
  // A set that grows while it is walked is walked to its end.
  for (const id of reached) for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  if (reached.size === 1) throw new Error(`The bundle has no page ${page}: code-groups.ts names what is there`)
  return reached
}
