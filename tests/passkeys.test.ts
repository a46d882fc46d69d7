// The pages of passkeys over HTTP: who may see and post what, in which words, without a browser.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { passkeyDevice } from './support/passkey-device.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
/** The site by a name: for a bare address there are no passkeys. */
let named: { readonly origin: string }
beforeAll(async () => {
  site = await startSite()
  named = { origin: site.origin.replace('127.0.0.1', 'localhost') }
})
afterAll(() => site?.stop())

async function signedIn() {
  const user = await site.makeUser()
  const visitor = plainVisitor(named)
  expect((await visitor.post('/login', { email: user.email, password: user.password })).status).toBe(302)
  return { user, visitor }
}

/** What the page's data says of a form, as the script of the page gets it. */
async function posted(visitor: PlainVisitor, path: string, fields: Record<string, string>) {
  const { status, text, location } = await visitor.post(path, fields)
  const [, challenge] = /"?challenge\\?",\\?"([\w-]{64})/.exec(text) ?? []
  return { status, text, location, challenge }
}

async function addPasskey(visitor: PlainVisitor, device = passkeyDevice(named.origin)) {
  const begun = await posted(visitor, '/user/passkeys', { intent: 'add', currentPassword: usualPassword })
  const passkey = device.make({ challenge: begun.challenge!, rp: { id: 'localhost' } })
  expect(await posted(visitor, '/user/passkeys', { intent: 'keep', passkey })).toMatchObject({ status: 200 })
  return device
}

async function signInWith(device: ReturnType<typeof passkeyDevice>, visitor = plainVisitor(named)) {
  const asked = await posted(visitor, '/login/passkey', { intent: 'ask' })
  const passkey = device.use({ challenge: asked.challenge!, rpId: 'localhost' })
  return { visitor, ...(await posted(visitor, '/login/passkey', { intent: 'use', passkey })) }
}

describe('one’s own page of them', () => {
  it('is for whoever is signed in, and says what there is', async () => {
    expect(await plainVisitor(named).get('/user/passkeys')).toMatchObject({ status: 302, location: '/login' })
    const { user, visitor } = await signedIn()
    expect((await visitor.get('/user')).text).toContain(sentence('passkeys.count', { count: 0 }))
    expect((await visitor.get('/user/passkeys')).text).toContain(sentence('passkeys.count', { count: 0 }))
    const device = await addPasskey(visitor)
    const page = asRendered((await visitor.get('/user/passkeys')).text).text
    expect(page).toContain(sentence('passkeys.neverUsed'))
    expect((await visitor.get('/user')).text).toContain(sentence('passkeys.count', { count: 1 }))
    const mail = await site.newestMailTo(user.email)
    expect(mail.subject).toBe(sentence('identity.passkeyAdded', { siteName: site.tools.environment.SITE_NAME }))
    expect(mail.link.pathname).toBe('/user')

    const wrong = await visitor.post('/user/passkeys', { intent: 'remove', passkey: device.id, currentPassword: 'no' })
    expect([wrong.status, wrong.faults]).toEqual([400, [sentence('identity.wrongPassword')]])
    const without = await visitor.post('/user/passkeys', { intent: 'remove', passkey: device.id })
    expect([without.status, without.faults]).toEqual([422, [sentence('users.pleaseEnterPresentPassword')]])
    const removal = { intent: 'remove', passkey: device.id, currentPassword: usualPassword }
    const removed = await visitor.post('/user/passkeys', removal)
    expect([removed.status, asRendered(removed.text).text.includes(sentence('passkeys.removed'))]).toEqual([200, true])
    expect((await visitor.post('/user/passkeys', removal)).status).toBeGreaterThanOrEqual(400)
    expect((await signInWith(device)).status).toBe(401)
  })

  it('says beside the form what is wrong', async () => {
    const { visitor } = await signedIn()
    const none = await visitor.post('/user/passkeys', { intent: 'add' })
    expect([none.status, none.faults]).toEqual([422, [sentence('users.pleaseEnterPresentPassword')]])
    const bad = await visitor.post('/user/passkeys', { intent: 'keep', passkey: '{' })
    expect([bad.status, bad.faults]).toEqual([400, [sentence('passkeys.notRight')]])
    expect((await visitor.post('/user/passkeys', { intent: 'nothing' })).status).toBe(400)
  })
})

describe('signing in', () => {
  it('leads where one wanted to go, and the copy of one’s data names the passkey', async () => {
    const { visitor: first } = await signedIn()
    const device = await addPasskey(first)
    const visitor = plainVisitor(named)
    expect((await visitor.get('/user/data')).location).toBe('/login')
    expect((await visitor.get('/login')).text).toContain(sentence('passkeys.signIn'))
    const { status, location } = await signInWith(device, visitor)
    expect([status, location]).toEqual([302, '/user/data'])
    const data = JSON.parse((await visitor.get('/user/data')).text)
    expect(data.signingIn.passkeys).toMatchObject([{ device: expect.any(String), addedAt: expect.any(String) }])
    expect(JSON.stringify(data)).not.toContain(device.id)
    // Whoever is signed in has no business there.
    expect((await visitor.get('/login/passkey')).status).toBe(302)
  })

  it('says what is wrong in a sentence', async () => {
    const { status, text } = await signInWith(passkeyDevice(named.origin))
    expect([status, asRendered(text).text.includes(sentence('passkeys.unknown'))]).toEqual([401, true])
    const visitor = plainVisitor(named)
    expect((await visitor.post('/login/passkey', { intent: 'use', passkey: 'x' })).faults).toEqual([
      sentence('passkeys.notRight'),
    ])
    expect((await visitor.post('/login/passkey', {})).status).toBe(400)
    const asked = await visitor.post('/login/passkey', { intent: 'ask' })
    expect(asked.text).toContain(sentence('passkeys.needsScript'))
  })

  it('is not offered where browsers make none', async () => {
    const visitor = plainVisitor(site)
    expect((await visitor.get('/login')).text).not.toContain(sentence('passkeys.signIn'))
    expect(await visitor.get('/login/passkey')).toMatchObject({ status: 302, location: '/login' })
    expect(await visitor.post('/login/passkey', { intent: 'ask' })).toMatchObject({ status: 302, location: '/login' })
  })
})
