// The operator's calls about the looks of the site, and the form of the page over the same commands: who may, what is refused, what stays.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLooks, removeSitePicture, setSitePicture } from '#admin/site/looks/change-looks.server.ts'
import { heaviestEmblem } from '#admin/site/looks/emblem-refusals.ts'
import { handleLooksForm } from '#admin/site/looks/handle-looks-form.server.ts'
import { grantRole } from '#command-line/role-store.server.ts'
import { readStoredFile } from '#platform/files/file-store.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { temporaryFolder } from '#tests/support/folder.ts'
import { said, wrongFields } from '#tests/support/guest-calls.ts'
import { hostileFiles, pictureFile } from '#tests/support/picture-files.ts'
import type { Operator } from '#users/user/visitor.ts'

const folder = temporaryFolder()
let api: ContentApi
let manager: string
/** For commands and forms without a call. */
let operator: Operator
let honest: Buffer
beforeAll(async () => {
  api = await contentApi({ environment: { DATA_DIR: folder } })
  manager = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  operator = withRole('manager', await someGuest(api.tools.database, api.clock.now()))
  honest = await pictureFile()
})
beforeEach(() => api.tools.database.execute(sql`update site_section set settings = '{}'`))
afterAll(() => api?.drop())

const withRole = (role: string, who: object) => ({ ...who, roles: ['guest', role] }) as unknown as Operator
const path = '/admin/site/looks'
const usual = {
  name: '',
  accent: null,
  accentDark: null,
  logoSaysName: false,
  logo: null,
  icon: null,
  share: null,
  front: null,
}
const chosen = { name: 'Dunes & Co', accent: '#1f5f8b', accentDark: '#8cc8f0', logoSaysName: true }

const read = async (): Promise<Json> => (await api.call(path, { token: manager })).body.data
const versionNow = async (): Promise<number> => (await read()).version
const send = (at: string, body: object, token: string | undefined = manager) =>
  api.call(at, { method: 'POST', body, token })
const save = async (change: object, token?: string) =>
  send(path, { version: await versionNow(), ...chosen, ...change }, token)
const upload = async (kind: string, bytes: Buffer, token?: string) =>
  send('/admin/site/pictures', { version: await versionNow(), kind, picture: bytes.toString('base64') }, token)
const remove = async (kind: string, token?: string) =>
  send('/admin/site/pictures/remove', { version: await versionNow(), kind }, token)
/** How many files were ever stored. */
function filesStored(): number {
  const files = join(folder, 'files')
  return existsSync(files)
    ? readdirSync(files, { recursive: true, withFileTypes: true }).filter(f => f.isFile()).length
    : 0
}

describe('name and colours', () => {
  it('are the usual ones at first, and set over the version that was seen', async () => {
    const { version, ...before } = await read()
    expect(before).toEqual(usual)
    const saved = await save({})
    expect(saved.status).toBe(200)
    expect(saved.body.data).toEqual({ ...usual, ...chosen, version: version + 1 })
    expect(await read()).toEqual(saved.body.data)
    expect(said(await send(path, { ...chosen, version, name: 'Late' }))).toEqual([409, 'out-of-date'])
    expect(said(await send(path, { ...chosen, version: version + 2, name: 'Early' }))).toEqual([409, 'out-of-date'])
    expect(await read()).toEqual(saved.body.data)
  })

  it('go back to the usual ones', async () => {
    await save({})
    const { name, accent, accentDark, logoSaysName } = usual
    expect((await save({ name, accent, accentDark, logoSaysName })).body.data).toMatchObject(usual)
  })

  it.each([
    ['name', 'n'.repeat(61)],
    ['name', null],
    ['accent', 'red'],
    ['accent', ''],
    ['accent', '#f39a70'],
    ['accentDark', '#7a1f10'],
    ['accentDark', '#12345'],
    ['logoSaysName', 'yes'],
    ['version', 0],
    ['version', '1'],
  ])('are not set where %s is %j, which is named', async (field, value) => {
    const before = await read()
    expect(wrongFields(await save({ [field]: value }))).toEqual([400, field])
    expect(await read()).toEqual(before)
  })

  it('are set by one of many at once, and the others are told', async () => {
    const version = await versionNow()
    const names = ['One', 'Two', 'Three', 'Four']
    const replies = await Promise.all(names.map(name => send(path, { ...chosen, version, name })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const won = names[replies.findIndex(({ status }) => status === 200)]
    expect(await read()).toMatchObject({ name: won, version: version + 1 })
  })

  it('carry who set them, and when', async () => {
    await changeLooks(api.tools, operator, { ...chosen, version: await versionNow() })
    const { rows } = await api.tools.database.execute(sql`
      select changed_by as by, changed_at = ${api.clock.now()} as now from site_section where name = 'looks'`)
    expect(rows).toEqual([{ by: operator.id, now: true }])
  })
})

describe('pictures', () => {
  it('are stored where the answer says, each kind by itself, beside name and colours', async () => {
    await save({})
    for (const kind of ['logo', 'icon', 'share']) {
      const set = await upload(kind, honest)
      expect([kind, set.status]).toEqual([kind, 200])
      const { path: at } = set.body.data[kind]
      const bytes = await readStoredFile(api.tools.environment, at.split('/').at(-1))
      expect(bytes?.length).toBeGreaterThan(100)
      expect(bytes?.includes('Secret Camera')).toBe(false)
    }
    const whole = await read()
    expect(whole).toMatchObject(chosen)
    expect((await save({ name: 'Else' })).body.data).toMatchObject({ logo: whole.logo, icon: whole.icon, name: 'Else' })
    expect((await remove('logo')).body.data).toMatchObject({ logo: null, icon: whole.icon, share: whole.share })
    // What is away already is away.
    expect((await remove('logo')).body.data).toMatchObject({ logo: null, icon: whole.icon })
  })

  it('that are the same are the same file', async () => {
    const one = (await upload('logo', honest)).body.data
    const stored = filesStored()
    const again = (await upload('logo', honest)).body.data
    expect([again.logo, again.version]).toEqual([one.logo, one.version + 1])
    expect(filesStored()).toBe(stored)
  })

  it('are none of what only claims to be one: the field is named, and nothing is stored', async () => {
    const [before, stored] = [await read(), filesStored()]
    const hostile = (await hostileFiles()).filter(({ called }) => !['a stamp', 'a ribbon', 'nothing'].includes(called))
    for (const { called, bytes } of hostile) {
      const refused = await upload('logo', bytes)
      expect([called, ...wrongFields(refused)]).toEqual([called, 400, 'picture'])
      // The decoder's own words stay here.
      expect(refused.text).not.toMatch(/vips|Input buffer|pngload|jpeg:/i)
    }
    expect(await read()).toEqual(before)
    expect(filesStored()).toBe(stored)
  })

  it('are base64, not too long, and of a kind that there is', async () => {
    const version = await versionNow()
    const asked = { version, kind: 'logo', picture: honest.toString('base64') }
    const at = '/admin/site/pictures'
    for (const picture of ['', '!', 'data:image/png;base64,AAAA', 'AAAA AAAA', 'AA=A', null, 7]) {
      expect([picture, ...wrongFields(await send(at, { ...asked, picture }))]).toEqual([picture, 400, 'picture'])
    }
    const tooLong = 'A'.repeat(Math.ceil(heaviestEmblem / 3) * 4 + 4)
    expect(wrongFields(await send(at, { ...asked, picture: tooLong }))).toEqual([400, 'picture'])
    for (const kind of ['favicon', '__proto__', '', null]) {
      expect([kind, ...wrongFields(await send(at, { ...asked, kind }))]).toEqual([kind, 400, 'kind'])
    }
    expect((await send(at, { ...asked, path: '/etc/passwd' })).status).toBe(400)
    expect(await versionNow()).toBe(version)
  })

  it('of one version are set once, whatever else is changed at the same time', async () => {
    const version = await versionNow()
    const picture = honest.toString('base64')
    const replies = await Promise.all([
      ...['logo', 'icon'].map(kind => send('/admin/site/pictures', { version, kind, picture })),
      send(path, { ...chosen, version }),
      send('/admin/site/pictures/remove', { version, kind: 'share' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await versionNow()).toBe(version + 1)
  })
})

describe('the looks', () => {
  it('are no one’s but managers’ and owners’ of everything: for all others there are none', async () => {
    const of = async (...roles: ('cleaner' | 'reception' | 'accountant' | 'owner')[]) =>
      api.tokenOf(await api.makeUser({ roles }))
    const home = await buildHome(api.tools.database)
    const ofOneHome = await api.makeUser()
    await grantRole(api.tools.database, { userId: ofOneHome.id, role: 'manager', stayId: home.id }, api.clock.now())
    const [before, stored] = [await read(), filesStored()]
    const outside = {
      ...{ guest: await of(), cleaner: await of('cleaner'), reception: await of('reception') },
      ...{ accountant: await of('accountant'), 'manager of one home': await api.tokenOf(ofOneHome) },
    }
    for (const [who, token] of Object.entries(outside)) {
      const replies = [
        await api.call(path, { token }),
        await save({}, token),
        await upload('logo', honest, token),
        await remove('logo', token),
      ]
      expect([who, ...replies.map(({ status }) => status)]).toEqual([who, 404, 404, 404, 404])
      for (const { text } of replies) expect(text).not.toContain('version')
    }
    expect((await api.call(path)).status).toBe(403)
    expect((await api.call(path, { method: 'POST', body: { ...chosen, version: before.version } })).status).toBe(403)
    expect(await read()).toEqual(before)
    expect(filesStored()).toBe(stored)
    expect((await save({}, await of('owner'))).status).toBe(200)
  })

  it('are kept by the commands themselves: nothing is decoded or stored for who may not', async () => {
    const accountant = withRole('accountant', operator)
    const [before, stored] = [await read(), filesStored()]
    const { version } = before
    const no = { ok: false, reason: 'not-allowed' }
    expect(await changeLooks(api.tools, accountant, { ...chosen, version })).toEqual(no)
    expect(await removeSitePicture(api.tools, accountant, { version, kind: 'logo' })).toEqual(no)
    for (const bytes of [honest, Buffer.from('<svg/>'), Buffer.alloc(heaviestEmblem + 1)]) {
      expect(await setSitePicture(api.tools, accountant, { version, kind: 'logo', bytes })).toEqual(no)
    }
    expect(await read()).toEqual(before)
    expect(filesStored()).toBe(stored)
  })
})

describe('the form', () => {
  async function press(fields: Readonly<Record<string, string | Blob | undefined>>, who = operator): Promise<Json> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ version: String(await versionNow()), ...fields })) {
      if (value !== undefined) form.set(name, value)
    }
    return handleLooksForm(api.tools, who, form)
  }
  const typed = { name: 'Dunes & Co', accent: '#1F5F8B', accentDark: '#8cc8f0', logoSaysName: 'yes' }
  const file = new Blob([new Uint8Array([0x3c])])

  it('sets what the call sets', async () => {
    expect(await press({ ...typed, intent: 'save' })).toEqual({ ok: true })
    expect(await read()).toMatchObject(chosen)
    expect(await press({ intent: 'picture', kind: 'icon', file: new Blob([new Uint8Array(honest)]) })).toEqual({
      ok: true,
    })
    expect((await read()).icon).toMatchObject({ width: 192, height: 192 })
    expect(await press({ intent: 'remove-picture', kind: 'icon' })).toEqual({ ok: true })
    expect((await read()).icon).toBeNull()
  })

  it('shows colours before they are set, in a style that nothing can leave', async () => {
    const before = await read()
    const seen = await press({ ...typed, intent: 'preview', name: '</style><script>alert(1)</script>' })
    expect(seen).toMatchObject({ ok: false, status: 200, shown: { refusal: undefined, faults: {} } })
    expect(seen.shown.preview).toContain('--color-clay:light-dark(#1f5f8b,#8cc8f0)')
    expect(seen.shown.preview).not.toContain('<')
    expect((await press({ ...typed, intent: 'preview', accent: '', accentDark: '' })).shown.preview).toBe('')
    expect(await read()).toEqual(before)
  })

  it.each(['preview', 'save'])('says at %s what is wrong, with all that was typed', async intent => {
    const before = await read()
    const refused = await press({ ...typed, intent, accent: '</style>', accentDark: '#000000' })
    expect(refused).toMatchObject({ status: 422, shown: { intent, preview: undefined } })
    expect(refused.shown.values).toMatchObject({ ...typed, accent: '</style>', accentDark: '#000000' })
    expect(Object.keys(refused.shown.faults).sort()).toEqual(['accent', 'accentDark'])
    expect(await read()).toEqual(before)
  })

  it('is told when it is not the page’s', async () => {
    const before = await read()
    for (const fields of [
      { ...typed, intent: 'save', version: 'x' },
      { intent: 'picture', kind: 'favicon', file },
      { intent: 'remove-picture', kind: '__proto__' },
      { intent: 'remove-picture', kind: 'logo', version: '' },
      { ...typed, intent: 'constructor' },
      typed,
    ]) {
      const { status, shown } = await press(fields)
      expect([status, typeof shown.refusal]).toEqual([400, 'string'])
    }
    expect(await read()).toEqual(before)
  })

  it('without a file, or with a text instead of one, asks for a file', async () => {
    for (const nothing of [{}, { file: '' }, { file: '/etc/passwd' }, { file: new Blob([]) }]) {
      expect(await press({ intent: 'picture', kind: 'logo', ...nothing })).toMatchObject({
        status: 422,
        shown: { values: { kind: 'logo' }, faults: { file: expect.any(String) } },
      })
    }
  })

  it('tells who comes late, and who may not, and keeps what they typed', async () => {
    const late = await press({ ...typed, intent: 'save', version: String((await versionNow()) + 1) })
    expect(late).toMatchObject({ status: 409, shown: { values: typed, refusal: expect.any(String) } })
    const reception = withRole('reception', operator)
    expect(await press({ ...typed, intent: 'save' }, reception)).toMatchObject({
      status: 403,
      shown: { values: typed },
    })
    expect(await press({ intent: 'picture', kind: 'logo', file }, reception)).toMatchObject({ status: 403 })
    expect(await press({ intent: 'remove-picture', kind: 'logo' }, reception)).toMatchObject({ status: 403 })
  })
})
