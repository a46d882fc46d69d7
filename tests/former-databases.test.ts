// A database or a backup made before the migrations were squashed: it is taken over whole, and is then like every other.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  fingerprintOf,
  formerMigrations,
  migrate,
  migrationsAreCurrent,
  readMigrations,
} from '#platform/postgres/migrations.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { catalogueOf } from './support/catalogue.ts'
import { emptyDatabase, freshDatabase } from './support/database.ts'
import { temporaryFolder } from './support/folder.ts'

const former = formerMigrations()
const baseline = readMigrations().filter(({ name }) => /^\d{4}-[a-z]/.test(name))
const withRows = former.findIndex(({ name }) => name.startsWith('0030-')) + 1

/** A guest who holds a visit and has begun to pay, a mail that waits, and a letter to the operator. */
const rows = `
  insert into stay (slug, kind, name, summary, description, city, region, country, latitude, longitude, public_latitude,
      public_longitude, time_zone, max_guests, currency)
    values ('first-name', 'house', 'Shore', 'By the sea', 'Stone', 'Ullapool', 'Highland', 'GB', 57.9, -5.1, 57.91, -5.11,
      'Europe/London', 4, 'EUR');
  update stay set slug = 'second-name';
  insert into photo (stay_id, position, alt, path, width, height)
    values (1, 0, 'The door', '/files/0123456789abcdef0123456789abcdef', 800, 600);
  insert into nearby_place (stay_id, kind, name, latitude, longitude, way) values (1, 'beach', 'Strand', 57.92, -5.12, 'foot');
  insert into unit (name) values ('Shore');
  insert into stay_unit (stay_id, unit_id, role) values (1, 1, 'all_of');
  insert into cancellation_policy (name) values ('Flexible');
  insert into payment_terms (name) values ('All when booking');
  insert into rate_plan (name, currency, base_nightly_minor) values ('Standard', 'EUR', 100);
  insert into stay_offer (stay_id, rate_plan_id, policy_id, payment_terms_id) values (1, 1, 1, 1);
  insert into identity_account (id, email, email_verified, tokens_valid_from, created_at)
    values ('ada', 'ada@example.org', true, '2030-01-01', '2030-01-01');
  insert into app_user (id, identity_subject, email, created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000001', 'ada', 'ada@example.org', '2030-01-01', '2030-01-01');
  insert into role_grant (user_id, role, granted_at) values ('00000000-0000-4000-8000-000000000001', 'owner', '2030-01-01');
  insert into session (id, token_hash, user_id, device_label, created_at, last_seen_at, expires_at)
    values ('00000000-0000-4000-8000-000000000002', sha256('token'), '00000000-0000-4000-8000-000000000001', 'Firefox on Linux',
      '2030-01-01', '2030-01-02', '2030-02-01');
  insert into booking (id, reference, stay_id, unit_ids, check_in, check_out, party, state, quote_id, quote, quote_hash, currency,
      total_minor, guest_user_id, time_zone, hold_expires_at, created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000003', 'ABCDEFGH', 1, '{1}', '2030-05-01', '2030-05-04', '{"adults": 2}', 'hold',
      '00000000-0000-4000-8000-000000000004', '{"currency": "EUR", "totalMinor": 300, "lines": [{"amountMinor": 300}]}', 'hash',
      'EUR', 300, '00000000-0000-4000-8000-000000000001', 'Europe/London', '2030-01-03', '2030-01-02', '2030-01-02');
  insert into booking_event (booking_id, seq, to_state, command, actor, at)
    values ('00000000-0000-4000-8000-000000000003', 1, 'hold', 'hold', 'guest', '2030-01-02');
  insert into booking_command (scope, key, command, wish_hash, booking_id, at)
    values ('ada', 'key-of-hold', 'hold', 'hash', '00000000-0000-4000-8000-000000000003', '2030-01-02');
  select claim_nights(1, null, '[2030-05-01,2030-05-04)', '[2030-05-01,2030-05-04)', 'hold',
    '00000000-0000-4000-8000-000000000003', '2030-01-03', '{}', '2030-01-02');
  insert into payment (id, booking_id, purpose, attempt, provider, way, state, capture, amount_minor, currency, idempotency_key,
      created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000003', 'initial', 1, 'test', 'test-card',
      'created', 'automatic', 300, 'EUR', 'key-of-payment', '2030-01-02', '2030-01-02');
  insert into ledger_entry (booking_id, cause, account, debit_minor, credit_minor, currency, at)
    values ('00000000-0000-4000-8000-000000000003', 'charge:1', 'guest_receivable', 300, 0, 'EUR', '2030-01-02'),
      ('00000000-0000-4000-8000-000000000003', 'charge:1', 'revenue', 0, 300, 'EUR', '2030-01-02');
  insert into outbox (kind, recipient, payload, dedupe_key, next_attempt_at, created_at)
    values ('mail', 'ada@example.org', '{}', 'identity-1', '2030-01-01', '2030-01-01');
  insert into conversation (id, form_key, name, email, created_at, last_message_at)
    values ('00000000-0000-4000-8000-000000000006', 'key-of-form', 'Ada', 'ada@example.org', '2030-01-01', '2030-01-01');
  insert into message (conversation_id, author, text, form_key, created_at)
    values ('00000000-0000-4000-8000-000000000006', 'guest', 'Is there a cot?', 'key-of-form', '2030-01-01')`

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** A database with the first `count` of the former migrations, and rows as soon as it has the tables for them. */
async function formerDatabase(count: number) {
  const made = await emptyDatabase()
  await migrate(made.url, former.slice(0, Math.min(count, withRows)))
  if (count >= withRows) {
    await query(made.url, rows)
    await migrate(made.url, former.slice(0, count))
  }
  return made
}

type Columns = { readonly table: string; readonly columns: string }

/** Every table but the ledger of migrations, with its columns. */
const columnsOf = (url: string) =>
  query<Columns>(
    url,
    `select quote_ident(relname) as table, string_agg(quote_ident(attname), ', ' order by attname) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migration'
       and attnum > 0 and not attisdropped
     group by relname order by relname`,
  )

/** The rows of these columns, and the next value of every sequence, table by table. */
async function contentsOf(url: string, tables: readonly Columns[]) {
  const contents = tables.map(
    ({ table, columns }) =>
      `select '${table}' as name, (select json_agg(row order by row::text) from (select ${columns} from ${table}) row)::text as rows`,
  )
  const sequences = `select sequencename, last_value::text from pg_sequences where schemaname = 'public'`
  return query(url, `${[...contents, sequences].join(' union all ')} order by name`)
}

/** As the start of a site does it; without what landed after the baseline, which may change any table. */
function bringUpToDate(url: string, migrations = baseline): Promise<string[]> {
  const { application } = inject('testServer')
  return migrate(url, migrations, application && new URL(application).username)
}

async function expectLikeEveryOther(url: string): Promise<void> {
  expect(await catalogueOf(url)).toEqual(catalogue)
  expect(await bringUpToDate(url)).toEqual([])
}

let catalogue: string[]
let firstRows: unknown
beforeAll(async () => {
  const fresh = await emptyDatabase()
  await bringUpToDate(fresh.url)
  catalogue = await catalogueOf(fresh.url)
  firstRows = await contentsOf(fresh.url, await columnsOf(fresh.url))
  await fresh.drop()
})

test('neither the baseline nor what it stands for is ever edited', () => {
  expect(fingerprintOf(baseline)).toBe('df28b30e7c35947ae15afee930854c779bead9e5cbd42128d007f902b014c4f6')
  expect(fingerprintOf(former)).toBe('b7bbdd6708733651b017a21f72195dc4ee62ac5d49a352dad8d660e75fbb1267')
  const names = [...former, ...readMigrations()].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('a former database', () => {
  const versions = [...former.keys()].filter(count => count === 1 || count >= withRows)
  test.each([...versions, former.length])(
    'of %i migrations keeps its rows and has the tables of today',
    async count => {
      const { url, drop } = await formerDatabase(count)
      const tables = await columnsOf(url)
      const before = await contentsOf(url, tables)
      expect(await bringUpToDate(url)).toEqual([...former.slice(count), ...baseline].map(({ name }) => name))
      const after = await contentsOf(url, tables)
      expect(after).toEqual(expect.arrayContaining(before))
      if (count < withRows) expect(await contentsOf(url, await columnsOf(url))).toEqual(firstRows)
      await expectLikeEveryOther(url)
      await drop()
    },
  )

  test('is up to date with all that landed since, and then has the tables of a new one', async () => {
    const { url, drop } = await formerDatabase(former.length)
    await bringUpToDate(url, readMigrations())
    const fresh = await freshDatabase()
    expect(await migrationsAreCurrent(fresh.database.$client)).toBe(true)
    expect(await catalogueOf(url)).toEqual(await catalogueOf(fresh.url))
    expect(await query(url, 'select name, hash from migration order by 1')).toEqual(
      await query(fresh.url, 'select name, hash from migration order by 1'),
    )
    await Promise.all([drop(), fresh.drop()])
  })

  test('is taken over once, however many processes start together', async () => {
    const { url, drop } = await formerDatabase(former.length - 1)
    const answers = await Promise.all([1, 2, 3].map(() => bringUpToDate(url)))
    expect(answers.filter(names => names.length > 0)).toHaveLength(1)
    await expectLikeEveryOther(url)
    await drop()
  })

  test.each([
    [
      'that another one changed',
      "update migration set hash = 'other' where name like '0001-%'",
      'applied earlier in another form',
    ],
    [
      'that is newer',
      "insert into migration (name, hash) values ('2026-11-23-0000-other.sql', 'x')",
      'made by a newer version',
    ],
    ['that cannot become like the others', 'create table job_run (id int)', 'runs-of-recurring-jobs.sql failed'],
  ])('%s is refused and left as it was', async (_which, change, sentence) => {
    const { url, drop } = await formerDatabase(withRows)
    await query(url, change)
    const before = await catalogueOf(url)
    const applied = await query(url, 'select * from migration')
    await expect(bringUpToDate(url)).rejects.toThrow(sentence)
    expect(await catalogueOf(url)).toEqual(before)
    expect(await query(url, 'select * from migration')).toEqual(applied)
    await drop()
  })
})

describe('a backup of a former database', () => {
  const folder = temporaryFolder()
  const run = (command: string, words: readonly string[], settings: Record<string, string>) =>
    promisify(execFile)(process.execPath, [inProject('src', 'command-line', `${command}.server.ts`), ...words], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
    })

  test.each([withRows, former.length])(
    'of %i migrations is restored, and the site brings it up to date',
    async count => {
      const made = await formerDatabase(count)
      const restored = await emptyDatabase()
      const archive = join(folder, `${count}.backup`)
      const DATA_DIR = join(folder, String(count))
      await run('backup', [archive], { DATABASE_URL: made.url, DATA_DIR })
      const { stderr } = await run('restore', [archive], { DATABASE_URL: restored.url, DATA_DIR })
      expect(stderr).toContain('every table and every file is as it was')
      const tables = await columnsOf(made.url)
      const before = await contentsOf(made.url, tables)
      expect(await contentsOf(restored.url, tables)).toEqual(before)
      await bringUpToDate(restored.url)
      expect(await contentsOf(restored.url, tables)).toEqual(expect.arrayContaining(before))
      await expectLikeEveryOther(restored.url)
      await Promise.all([made.drop(), restored.drop()])
    },
  )
})
