// Operators' calls where operators need a second factor: closed before it is set up, open after.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contentApi } from '#tests/support/content-api.ts'

it('answer an operator once their account has one, and a guest as ever', async () => {
  const api = await contentApi({ environment: { OPERATORS_NEED_SECOND_FACTOR: 'on' } })
  try {
    const user = await api.makeUser({ roles: ['owner'] })
    const token = await api.tokenOf(user)
    const asked = async (path: string, by = token) => {
      const { status, body } = await api.call(path, { token: by })
      return [status, body.error?.details?.reason]
    }
    for (const path of ['/admin/day', '/admin/homes', '/reviews']) {
      expect(await asked(path)).toEqual([403, 'second-factor-needed'])
    }
    expect((await api.call('/users/me', { token })).status).toBe(200)
    const guest = await api.tokenOf(await api.makeUser())
    expect((await asked('/admin/homes', guest))[0]).toBe(404)
    // Setting one up by the page ends every other session, so the row is put beside the one that asks.
    await api.tools.database.execute(sql`
      insert into identity_second_factor (id, account_id, sealed_secret, enrolled_at)
      select ${randomUUID()}, id, 'sealed', now() from identity_account where email = ${user.email}`)
    expect(await asked('/admin/homes')).toEqual([200, undefined])
  } finally {
    await api.drop()
  }
})
