// Operators' calls where operators need a second factor: closed before it is set up, open after; and owners who demand it.

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

it('is demanded by owners who have one themselves, and counts at once for every operator and no guest', async () => {
  const api = await contentApi()
  try {
    const [one, other] = [await api.makeUser({ roles: ['owner'] }), await api.makeUser({ roles: ['manager'] })]
    const [owner, manager, guest] = await Promise.all([one, other, await api.makeUser()].map(user => api.tokenOf(user)))
    const set = async (token: string, operatorsNeedSecondFactor: boolean) => {
      const { status, body } = await api.call('/admin/sign-in-rule', { token, body: { operatorsNeedSecondFactor } })
      return [status, body.error?.details?.reason ?? body.data?.operatorsNeedSecondFactor]
    }
    const asked = async (token: string) => {
      const { status, body } = await api.call('/admin/homes', { token })
      return [status, body.error?.details?.reason]
    }
    expect((await set(manager!, true))[0]).toBe(404)
    expect(await set(owner!, true)).toEqual([409, 'own-factor-first'])
    expect(await asked(manager!)).toEqual([200, undefined])
    await api.tools.database.execute(sql`
      insert into identity_second_factor (id, account_id, sealed_secret, enrolled_at)
      select ${randomUUID()}, id, 'sealed', now() from identity_account where email = ${one.email}`)
    expect(await set(owner!, true)).toEqual([200, true])
    expect([await asked(owner!), await asked(manager!)]).toEqual([
      [200, undefined],
      [403, 'second-factor-needed'],
    ])
    expect((await api.call('/users/me', { token: guest })).status).toBe(200)
    const { body } = await api.call('/admin/trail?find=operators_need', { token: owner })
    expect(body.data[0].changes[0]).toMatchObject({ after: { operators_need_second_factor: 'true' } })
    expect(await set(owner!, false)).toEqual([200, false])
    expect(await asked(manager!)).toEqual([200, undefined])
  } finally {
    await api.drop()
  }
})
