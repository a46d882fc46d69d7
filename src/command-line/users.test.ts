// The command `npm run users` as a process of its own.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#identity/account/account-store.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { takeOwners } from '#tests/support/take-owners.ts'

let fresh: FreshDatabase
let folder: string
beforeAll(async () => {
  fresh = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'casita-command-'))
  await addAccount(fresh.database, { id: 'one', email: 'one@example.org' }, new Date('2030-05-15T12:00:00Z'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await fresh.drop()
})

function run(words: readonly string[], settings: Record<string, string> = {}) {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string; complained: string }>()
  const env = { PATH: process.env.PATH, DATABASE_URL: fresh.url, DATA_DIR: folder, ...settings }
  execFile(
    process.execPath,
    [inProject('src', 'command-line', 'users.server.ts'), ...words],
    { env },
    (fault, said, complained) => resolve({ code: fault ? fault.code : 0, said, complained }),
  )
  return promise
}

const opened = expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/\w+ of DATABASE_URL:\n$/)

test('it finds the site’s database and does what it is told', async () => {
  expect(await run(['disable', 'one@example.org'])).toEqual({
    code: 0,
    said: 'disable: one  one@example.org  unverified, disabled\n',
    complained: opened,
  })
  expect(await run(['list'])).toMatchObject({ said: expect.stringMatching(/^one {2}[\s\S]*1 accounts\n$/) })
})

test('it makes an operator, whose address it vouches for, and takes the role back', async () => {
  const roles = async () => {
    const { rows } = await fresh.database.execute(sql`
      select role, account.email_verified as verified
      from app_user join identity_account account on account.id = identity_subject
      left join role_grant on role_grant.user_id = app_user.id where account.id = 'one'`)
    return rows
  }
  expect(await run(['grant', 'one@example.org', 'owner'])).toEqual({
    code: 0,
    said: 'grant: one@example.org is owner\n',
    complained: opened,
  })
  expect(await roles()).toEqual([{ role: 'owner', verified: true }])
  const last = await run(['take', 'one@example.org', 'owner'])
  expect(last).toMatchObject({
    code: 1,
    said: 'one@example.org is the only owner left: grant the role to somebody else first\n',
  })
  expect(await roles()).toEqual([{ role: 'owner', verified: true }])
  expect(await run(['grant', 'one@example.org', 'king'])).toMatchObject({ code: 2 })
})

test('it grants a role for single homes, and takes it back home by home', async () => {
  const [mill, loft] = [
    await buildHome(fresh.database, { slug: 'mill' }),
    await buildHome(fresh.database, { slug: 'loft' }),
  ]
  const homes = async () => {
    const { rows } = await fresh.database.execute<{ id: number }>(
      sql`select scope_id as id from role_grant where role = 'cleaner' and scope = 'stay' order by scope_id`,
    )
    return rows.map(({ id }) => id)
  }
  const cleaner = (...words: string[]) => run([words[0]!, 'one@example.org', 'cleaner', ...words.slice(1)])
  expect(await cleaner('grant')).toMatchObject({ code: 2, said: expect.stringContaining('name each by --stay <slug>') })
  expect(await cleaner('grant', '--stay', 'nowhere')).toMatchObject({ code: 1, said: 'There is no home nowhere\n' })
  expect(await homes()).toEqual([])
  expect(await cleaner('grant', '--stay', 'mill', '--stay', 'loft')).toEqual({
    code: 0,
    said: 'grant: one@example.org is cleaner of mill, loft\n',
    complained: opened,
  })
  expect(await homes()).toEqual([mill.id, loft.id])
  await cleaner('take', '--stay', 'mill')
  expect(await homes()).toEqual([loft.id])
  await cleaner('take')
  expect(await homes()).toEqual([])
})

test('it forgets whom it deletes as if they had left: no address, no role stays, and not the last owner goes', async () => {
  await addAccount(fresh.database, { id: 'two', email: 'two@example.org' }, new Date('2030-05-15T12:00:00Z'))
  await takeOwners(fresh.database)
  await run(['grant', 'two@example.org', 'owner'])
  const last = await run(['delete', 'two', '--yes'])
  expect(last).toMatchObject({ code: 1, said: 'Refused: last-owner\n' })
  await run(['grant', 'one@example.org', 'owner'])
  expect(await run(['delete', 'two', '--yes'])).toMatchObject({ code: 0 })
  const { rows } = await fresh.database.execute(sql`
    select status, email, (select count(*)::int from role_grant where user_id = app_user.id) as roles,
      (select count(*)::int from identity_account where id = 'two') as accounts
    from app_user where identity_subject like 'deleted:%'`)
  expect(rows).toEqual([{ status: 'deleted', email: null, roles: 0, accounts: 0 }])
})

test('its exit code tells a refusal and words it does not know', async () => {
  expect(await run(['show', 'nobody'])).toMatchObject({ code: 1 })
  expect(await run(['dance'])).toMatchObject({ code: 2 })
})

test('a wrong setting is said in a sentence, without a stack and without its value', async () => {
  const secret = randomBytes(16).toString('base64')
  const { code, complained } = await run(['list'], { IDENTITY_KEY: secret })
  expect([code, complained]).toEqual([1, 'IDENTITY_KEY must be 32 bytes in base64 (several with commas between).\n'])
})
