// Describes the homes that can be changed at once, and what of them.

import { and, asc, ilike, inArray, ne, or } from 'drizzle-orm'
import { describeRates } from '#admin/rates/describe-rates.server.ts'
import { describeRules, termsChoices } from '#admin/rates/describe-rules.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { manyKinds, mostHomes } from './many-limits.ts'
import type { ManyView } from './many-view.ts'

/** `change`, `home` (several), `find`, and `from` where something is copied: what the address says. */
export async function describeMany(tools: Tools, who: Operator, address: URLSearchParams): Promise<ManyView> {
  const text = (name: string) => (address.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 80)
  const [find, from] = [text('find'), text('from')]
  const slugs = address.getAll('home').slice(0, 2 * mostHomes)
  const change = manyKinds.find(kind => kind === address.get('change'))
  const { homes, more } = await findHomes(tools, who, find, slugs)
  const chosen = homes.filter(({ slug }) => slugs.includes(slug))
  const currency = mostCommon(chosen.map(home => home.currency))
  const [first] = chosen
  return {
    ...{ find, more, change, currency, from },
    homes: homes.map(home => ({
      ...{ slug: home.slug, name: home.name, place: home.place, chosen: chosen.includes(home) },
    })),
    chosen: chosen.map(({ slug }) => slug),
    today: writeCalendarDay(dayInZone(tools.clock.now(), first?.timeZone ?? 'UTC')),
    terms: change === 'terms' ? await termsChoices(tools, currency) : undefined,
    originals: change === 'copy' && from !== '' ? await originalsOf(tools, who, from as Slug) : [],
  }
}

/** Those whose name or place contains `find`, and those of these slugs: of what `who` may change. */
async function findHomes({ database }: Tools, who: Operator, find: string, slugs: readonly string[]) {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const { slug, name, city: place, currency, timeZone } = stayTable
  const theirs = within(reachOf(who, 'rates', 'change'), stayTable.id)
  const called = and(ne(stayTable.status, 'archived'), or(ilike(name, like), ilike(place, like)))
  const columns = { slug, name, place, currency, timeZone }
  const [ticked, found] = await Promise.all([
    slugs.length === 0
      ? []
      : database
          .select(columns)
          .from(stayTable)
          .where(and(theirs, inArray(slug, [...slugs]))),
    database
      .select(columns)
      .from(stayTable)
      .where(and(theirs, called))
      .orderBy(asc(name), asc(stayTable.id))
      .limit(mostHomes + 1),
  ])
  const listed = found.slice(0, mostHomes)
  const others = ticked.filter(home => !listed.some(each => each.slug === home.slug))
  return { homes: [...others, ...listed], more: found.length > mostHomes }
}

function mostCommon(currencies: readonly string[]): string {
  const counts = [...Map.groupBy(currencies, code => code)].map(([code, { length }]) => ({ code, length }))
  return counts.sort((one, other) => other.length - one.length)[0]?.code ?? 'EUR'
}

async function originalsOf(tools: Tools, who: Operator, from: Slug): Promise<ManyView['originals']> {
  const [rates, rules] = [await describeRates(tools, who, from), await describeRules(tools, who, from)]
  if (!rates || !rules || !(await mayCopyFrom(tools, who, from))) return []
  const labelled = (what: 'season' | 'rule', rows: readonly { id: number; title: string; said: string }[]) =>
    rows.map(({ id, title: name, said }) => ({ value: `${what}-${id}`, label: sentence('rates.row', { name, said }) }))
  return [...labelled('season', rates.seasons), ...labelled('rule', rules.rules.ours)]
}

async function mayCopyFrom({ database }: Tools, who: Operator, slug: Slug): Promise<boolean> {
  const [home] = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(inArray(stayTable.slug, [slug]))
  return home !== undefined && may(who, 'rates', 'see', home.id)
}
