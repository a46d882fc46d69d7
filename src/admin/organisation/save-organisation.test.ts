// Who runs the site, entered by the call and by the page's form: who may, who comes late, and where it is read at once.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { grantRole } from '#command-line/role-store.server.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { followSite } from '#site/snapshot/follow-site.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import type { Operator } from '#users/user/visitor.ts'
import { hours } from '#values/duration.ts'
import { describeOrganisation } from './describe-organisation.server.ts'
import { handleOrganisationForm } from './handle-organisation-form.server.ts'
import { organisationValues } from './organisation-input.ts'
import { organisationLimits as limits } from './organisation-limits.ts'
import { saveOrganisation } from './save-organisation.server.ts'

let api: ContentApi
let manager: string
let operator: Operator
let stop: () => Promise<void>
beforeAll(async () => {
  api = await contentApi()
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  operator = withRole('manager', await someGuest(api.tools.database, api.clock.now()))
  stop = await followSite(api.tools)
})
beforeEach(async () => {
  const { version } = await read()
  const { entered } = await describeOrganisation(api.tools)
  await saveOrganisation(api.tools, operator, { ...entered, ...imprint, offeredMethods: null, version })
})
afterAll(async () => {
  await stop?.()
  await api?.drop()
})

const withRole = (role: string, who: object) => ({ ...who, roles: ['guest', role] }) as unknown as Operator
const path = '/admin/organisation'
const imprint = {
  ...{ legalName: 'Example Homes Ltd', addressLines: ['Rua Um 1'], city: 'Olhão', country: 'PT' },
  ...{ responsiblePerson: 'Dora Sample', email: 'dora@homes.example', phone: '+351 289', registerEntry: 'Lisbon 7' },
}
const added = ['responsiblePerson', 'email', 'phone', 'registerEntry'] as const

const read = async (token = manager): Promise<Json> => (await api.call(path, { token })).body.data
const bodyOf = async (change: object) => {
  const { possible: _, unpayable: __, changedAt: ___, ...stored } = await read()
  return { ...stored, ...change }
}
const save = async (change: object, token: string | undefined = manager) =>
  api.call(path, { method: 'POST', body: await bodyOf(change), token })

async function press(fields: Readonly<Record<string, string>>, who = operator): Promise<Json> {
  const { entered, version } = await describeOrganisation(api.tools)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...organisationValues(entered), version: String(version), ...fields })) {
    form.set(name, value)
  }
  return handleOrganisationForm(api.tools, who, form)
}

describe('what an imprint says', () => {
  it('is entered by the call and by the form alike, and read at once by whoever shows the site', async () => {
    const change = {
      responsiblePerson: 'Ada Else',
      email: 'ada@homes.example',
      phone: '+351 1',
      registerEntry: 'Faro 9',
    }
    expect((await save(change)).body.data).toMatchObject(change)
    expect((await readSite(api.tools)).organisation).toMatchObject(change)
    expect(await press({ responsiblePerson: ' Eve  Else ', registerEntry: '' })).toEqual({ ok: true })
    const after = { ...change, responsiblePerson: 'Eve Else', registerEntry: '' }
    expect(await read()).toMatchObject(after)
    expect((await readSite(api.tools)).organisation).toMatchObject(after)
  })

  it('is read at once by other processes too, which only hear of it from the database', async () => {
    await api.tools.database.execute(sql`update organisation set responsible_person = 'From elsewhere'`)
    await expect.poll(async () => (await readSite(api.tools)).organisation.responsiblePerson).toBe('From elsewhere')
  })

  it('is whatever was sent: letters are no markup, and every script is welcome', async () => {
    for (const text of ['<b>&amp;</b>', "O'Neil; drop table organisation", 'دورا', '山田 花子', '👩🏽‍💼 & Co']) {
      expect((await save({ responsiblePerson: text })).body.data.responsiblePerson).toBe(text)
    }
  })

  it.each([
    ['responsiblePerson', 'x'.repeat(limits.responsiblePerson + 1)],
    ['phone', 'x'.repeat(limits.phone + 1)],
    ['registerEntry', 'x'.repeat(limits.registerEntry + 1)],
    ['email', 'dora'],
    ['email', 'dora@homes.example, eve@homes.example'],
    ...added.flatMap(field => [[field, null] as const, [field, 'zero \0'] as const, [field, ['x']] as const]),
  ] as const)('is not changed where %s is %j, which is named', async (field, value) => {
    const before = await read()
    expect(wrongFields(await save({ [field]: value }))).toEqual([400, field])
    expect(await read()).toEqual(before)
  })

  it('fits the database to the last character of every limit', async () => {
    const { responsiblePerson, phone, registerEntry } = limits
    // Letters of two code units each, and of one.
    for (const letter of ['x', 'ß', 'د']) {
      const longest = {
        responsiblePerson: letter.repeat(responsiblePerson),
        phone: letter.repeat(phone),
        registerEntry: letter.repeat(registerEntry),
      }
      expect((await save(longest)).body.data).toMatchObject(longest)
    }
  })

  it('is told to the form with everything that was typed, and nothing is saved', async () => {
    const before = await read()
    const typed = { email: 'dora', responsiblePerson: 'Not saved', iban: 'DE00', 'homes-0': 'left in the form' }
    const refused = await press(typed)
    expect(refused).toMatchObject({ ok: false, status: 422, shown: { values: typed, refusal: undefined } })
    expect(refused.shown.faults).toEqual({
      email: sentence('organisation.wrongEmail'),
      iban: sentence('organisation.wrongIban'),
    })
    expect(await read()).toEqual(before)
  })
})

describe('the organisation', () => {
  it('is changed by one of many at once, by call and form together', async () => {
    const body = await bodyOf({})
    const { version } = body
    const calls = ['One', 'Two'].map(legalName =>
      api.call(path, { method: 'POST', token: manager, body: { ...body, legalName } }),
    )
    const forms = ['Three', 'Four'].map(legalName => press({ legalName, version: String(version) }))
    const statuses = [
      ...(await Promise.all(calls)).map(({ status }) => status),
      ...(await Promise.all(forms)).map(({ ok, status }) => (ok ? 200 : status)),
    ]
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    const won = ['One', 'Two', 'Three', 'Four'][statuses.indexOf(200)]
    expect(await read()).toMatchObject({ legalName: won, version: version + 1 })
  })

  it('refuses who comes late, and shows them what they typed', async () => {
    const { version } = await read()
    expect(await press({ legalName: 'Late', version: String(version - 1) })).toMatchObject({
      status: 409,
      shown: { values: { legalName: 'Late' }, refusal: sentence('organisation.outOfDate') },
    })
    expect(said(await save({ version: version + 1 }))).toEqual([409, 'out-of-date'])
    expect((await read()).version).toBe(version)
  })

  it.each<Readonly<Record<string, string>>>([
    { version: '' },
    { version: '1e3' },
    { version: '-1' },
    { offers: '' },
    { offers: 'none' },
    { intent: 'save' },
  ])('does not take a form that is not its page’s: %j', async fields => {
    const before = await read()
    const { status, shown } = await press({ ...fields, legalName: 'Foreign' })
    expect([status, typeof shown.refusal, shown.values.legalName]).toEqual([400, 'string', 'Foreign'])
    expect(await read()).toEqual(before)
  })

  it('is seen by accountants too, changed by managers and owners of everything, and there for nobody else', async () => {
    const of = async (...roles: ('cleaner' | 'reception' | 'accountant' | 'owner')[]) =>
      api.tokenOf(await api.makeUser({ roles }))
    const home = await buildHome(api.tools.database)
    const ofOneHome = await api.makeUser()
    await grantRole(api.tools.database, { userId: ofOneHome.id, role: 'owner', stayId: home.id }, api.clock.now())
    const before = await read()
    const outside = [await of(), await of('cleaner'), await of('reception'), await api.tokenOf(ofOneHome)]
    for (const token of outside) {
      const replies = [await api.call(path, { token }), await save({ legalName: 'Theirs' }, token)]
      for (const { status, text } of replies) {
        expect(status).toBe(404)
        for (const secret of ['Dora', 'Lisbon 7', '+351']) expect(text).not.toContain(secret)
      }
    }
    const accountant = await of('accountant')
    expect(await read(accountant)).toEqual(before)
    expect(said(await save({ legalName: 'Theirs' }, accountant))).toEqual([403, 'not-allowed'])
    expect((await api.call(path)).status).toBe(403)
    expect(await read()).toEqual(before)
    expect((await save({}, await of('owner'))).status).toBe(200)
  })

  it('asks the form and the command who it is, before anything typed is judged', async () => {
    const before = await read()
    const { entered, version } = await describeOrganisation(api.tools)
    for (const role of ['accountant', 'reception', 'cleaner']) {
      const who = withRole(role, operator)
      expect([role, (await press({ email: 'dora' }, who)).status]).toEqual([role, 403])
      expect(await saveOrganisation(api.tools, who, { ...entered, version })).toEqual({
        ok: false,
        reason: 'not-allowed',
      })
    }
    expect(await read()).toEqual(before)
  })

  it('says when it was changed, and the row says by whom', async () => {
    api.clock.advance(hours(1))
    expect(await press({ legalName: 'Later Homes' })).toEqual({ ok: true })
    expect((await read()).changedAt).toBe(api.clock.now().toISOString())
    const { rows } = await api.tools.database.execute(sql`select changed_by as by from organisation`)
    expect(rows).toEqual([{ by: operator.id }])
  })

  it('is as it was where a home is named that there is not, with all else that came along', async () => {
    const before = await read()
    const refused = await press({
      offers: 'chosen',
      'method-0': paymentMethods[0]!,
      'homes-0': 'nowhere',
      city: 'Faro',
    })
    expect(refused).toMatchObject({ status: 422, shown: { values: { city: 'Faro', 'homes-0': 'nowhere' } } })
    expect(
      said(await save({ city: 'Faro', offeredMethods: [{ method: 'property', countries: null, homes: ['nowhere'] }] })),
    ).toEqual([...[422, 'home-unknown']])
    expect(await read()).toEqual(before)
  })
})
