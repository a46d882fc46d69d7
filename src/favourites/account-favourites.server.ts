// Commands and queries on the favourites of an account: at most forty, the newest.

import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { Slug } from '#values/slug.ts'
import { favouriteTable } from './favourite-table.server.ts'
import { type Favourite, type Favourites, mostFavourites } from './favourites.ts'

const { userId, stayId, visit, keptAt } = favouriteTable

/** A home and when its heart was pressed. */
export type KeptFavourite = Favourite & { readonly keptAt: Date }

/** What had no room any more: the hearts pressed longest ago, the newest first. */
type FavouritesKept = { readonly leftOut: Favourites }

/**
 * Adds homes to those of an account. Of a home that is there already the later heart counts; drafts and unknown homes are
 * passed over, and so is everything of an account that is being deleted.
 */
export function keepFavourites(
  database: Database,
  account: string,
  homes: readonly KeptFavourite[],
): Promise<FavouritesKept> {
  return inTransaction(database, async queries => {
    // One at a time, so that of two full lists that become one neither misses what the other adds.
    const [user] = await queries
      .select({ status: userTable.status })
      .from(userTable)
      .where(eq(userTable.id, account))
      .for('no key update')
    if (user?.status !== 'active') return { leftOut: [] }
    const told = homes.map(home => ({ slug: home.slug, visit: home.visit, kept_at: home.keptAt }))
    await queries.execute(sql`
      insert into account_favourite (user_id, stay_id, visit, kept_at)
      select ${account}::uuid, id, visit, kept_at from (
        select distinct on (stay.id) stay.id, told.visit, told.kept_at
        from json_to_recordset(${JSON.stringify(told)}::json) as told (slug text, visit text, kept_at timestamptz)
        join stay on stay.id = ${homeNamed(sql`told.slug`)} and stay.status <> 'draft'
        order by stay.id, told.kept_at desc
      ) home
      on conflict (user_id, stay_id) do update set visit = excluded.visit, kept_at = excluded.kept_at
        where account_favourite.kept_at <= excluded.kept_at`)
    return { leftOut: await removeBeyondRoom(queries, account) }
  })
}

/** Also by an address that the home had before. */
const homeNamed = (slug: ReturnType<typeof sql>) => sql`coalesce(
  (select id from stay where slug = ${slug}), (select stay_id from stay_slug_history where slug = ${slug}))`

async function removeBeyondRoom(queries: Queries, account: string): Promise<Favourites> {
  const { rows } = await queries.execute<{ slug: Slug; visit: string; kept_at: Date }>(sql`
    delete from account_favourite using stay
    where stay.id = stay_id and user_id = ${account} and stay_id in (
      select stay_id from account_favourite where user_id = ${account}
      order by kept_at desc, stay_id offset ${mostFavourites})
    returning slug, visit, kept_at`)
  const ordered = rows.toSorted((one, other) => +new Date(other.kept_at) - +new Date(one.kept_at))
  return ordered.map(row => ({ slug: row.slug, visit: row.visit }))
}

/** Removes a home from those of an account; nothing happens when it is not among them. */
export async function letFavouriteGo(queries: Queries, account: string, slug: Slug): Promise<void> {
  await queries.delete(favouriteTable).where(and(eq(userId, account), eq(stayId, homeNamed(sql`${slug}`))))
}

/** The homes of an account, the newest first. */
export async function favouritesOf(queries: Queries, account: string): Promise<KeptFavourite[]> {
  const rows = await queries
    .select({ slug: stayTable.slug, visit, keptAt })
    .from(favouriteTable)
    .innerJoin(stayTable, eq(stayTable.id, stayId))
    .where(eq(userId, account))
    .orderBy(desc(keptAt), stayId)
  return rows.map(row => ({ ...row, slug: row.slug as Slug }))
}

/** For the deletion of an account. */
export async function forgetFavourites(queries: Queries, account: string): Promise<void> {
  await queries.delete(favouriteTable).where(eq(userId, account))
}

/** For an account whose owner takes it back from whoever set it up; `subject` is its name at the identity provider. */
export async function forgetFavouritesOfSubject(queries: Queries, subject: string): Promise<void> {
  const theirs = sql`(select id from app_user where identity_subject = ${subject})`
  await queries.delete(favouriteTable).where(eq(userId, theirs))
}
