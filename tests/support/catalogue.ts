// What a database is made of, as the server itself would write it, so that two ways to build one can be compared.

import pg from 'pg'

/** One part a row: what kind, its name and all that defines it. The order of a table's columns is no part of it. */
const parts = `
  with ours as (
    select pg_class.oid, relname, relkind, relpersistence, reloptions, relacl, relrowsecurity, relreplident from pg_class
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  ), routines as (
    select pg_proc.oid, proacl from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  )
  select 'relation' as kind, relname as name,
    concat_ws(' ', relkind, relpersistence, reloptions, relacl, relrowsecurity, relreplident) as definition from ours
  union all
  select 'column', relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attcollation::regcollation, attstorage, attcompression, attoptions, attacl,
      pg_get_expr(adbin, adrelid), col_description(ours.oid, attnum))
    from ours join pg_attribute on attrelid = ours.oid
    left join pg_attrdef on adrelid = ours.oid and adnum = attnum
    where attnum > 0 and not attisdropped and relkind not in ('i', 'S')
  union all
  select 'constraint', relname || '.' || conname, concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), convalidated)
    from pg_constraint join ours on conrelid = ours.oid
  union all
  select 'index', relname, concat_ws(' ', pg_get_indexdef(ours.oid), indisvalid, indisclustered)
    from ours join pg_index on indexrelid = ours.oid
  union all
  select 'trigger', relname || '.' || tgname, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join ours on tgrelid = ours.oid where not tgisinternal
  union all
  select 'function', oid::regprocedure::text, pg_get_functiondef(oid) || coalesce(proacl::text, '') from routines
  union all
  select 'sequence', relname, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle,
      (select concat_ws(' ', refobjid::regclass, deptype, attname) from pg_depend
       join pg_attribute on attrelid = refobjid and attnum = refobjsubid where objid = ours.oid and refobjsubid > 0))
    from ours join pg_sequence on seqrelid = ours.oid
  union all
  select 'view', relname, pg_get_viewdef(ours.oid) from ours where relkind in ('v', 'm')
  union all
  select 'rule', concat_ws('.', ev_class::regclass, rulename), pg_get_ruledef(pg_rewrite.oid) from pg_rewrite join ours on ev_class = ours.oid
  union all
  select 'policy', concat_ws('.', polrelid::regclass, polname), polcmd::text from pg_policy join ours on polrelid = ours.oid
  union all
  select 'type', typname, typtype::text from pg_type
    where typnamespace = 'public'::regnamespace and typtype not in ('b', 'c')
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  union all
  select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select 'extension', extname, concat_ws(' ', extversion, extnamespace::regnamespace) from pg_extension
  union all
  select 'schema', nspname, nspacl::text from pg_namespace where nspname !~ '^pg_'
  union all
  select 'default grant', defaclobjtype::text, defaclacl::text from pg_default_acl
  union all
  select 'comment', objoid::regclass::text, description from pg_description join ours on objoid = ours.oid
  union all
  select 'comment', objoid::regprocedure::text, description from pg_description join routines on objoid = routines.oid
  order by kind, name, definition`

/** Every relation, column, constraint, index, trigger, function, sequence, extension, grant and comment of a database. */
export async function catalogueOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ kind: string; name: string; definition: string | null }>(parts)
    return rows.map(({ kind, name, definition }) => `${kind} ${name}: ${definition}`)
  } finally {
    await client.end()
  }
}
