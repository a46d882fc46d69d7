// Favourites of an account through the front door, by plain forms: every way in takes the browser's list along, and none leaves it behind.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { mostFavourites } from '#favourites/favourites.ts'
import { listOutbox, type SmsPayload } from '#platform/outbox/outbox.server.ts'
import { buildHome } from './support/build-home.ts'
import { oidcClient } from './support/oidc-issuer.ts'
import { type OidcServer, oidcSecret, startOidcServer } from './support/oidc-server.ts'
import { passkeyDevice } from './support/passkey-device.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let club: OidcServer
let site: Site
/** By a name: for a bare address there are no passkeys. */
let named: { readonly origin: string }
beforeAll(async () => {
  club = await startOidcServer()
  const told = { issuer: club.issuer, clientId: oidcClient, clientSecret: oidcSecret }
  const providers = JSON.stringify([{ id: 'oidc.club', name: 'The Club', ...told }])
  site = await startSite({ environment: { IDENTITY_PROVIDERS: providers } })
  named = { origin: site.origin.replace('127.0.0.1', 'localhost') }
  club.admit([`${site.origin}/api/connect/oidc.club/callback`])
  for (const slug of ['lamp', 'loft', 'barn']) await buildHome(site.tools.database, { slug, name: `The ${slug}` })
})
beforeEach(async () => {
  await site.tools.database.$client.query('delete from rate_limit')
})
afterAll(async () => {
  await site?.stop()
  club?.close()
})

const days = `${daysAhead(30)}~${daysAhead(34)}`
const visit = `${days}~3`
const press = (visitor: PlainVisitor, home: string, what = 'keep') => visitor.post('/favourites', { do: what, home })
const list = async (visitor: PlainVisitor) => {
  const { text } = await visitor.get('/favourites')
  return ['lamp', 'loft', 'barn'].filter(slug =>
    asRendered(text)
      .tags('a')
      .some(tag => tag.includes(`/stays/${slug}`)),
  )
}
const signInTo = (user: { email: string; password: string }, visitor = plainVisitor(site)) =>
  visitor.post('/login', user).then(() => visitor)

/** The hearts of a page as it was sent: of each home whether it is kept. */
async function hearts(visitor: PlainVisitor, path: string) {
  const { text } = await visitor.get(path)
  const forms = [
    ...text.matchAll(/name="home" value="([a-z0-9-]+)[^>]*>.*?value="(keep|let-go)" aria-pressed="(\w+)"/gs),
  ]
  return Object.fromEntries(forms.map(([, slug, , pressed]) => [slug, pressed === 'true']))
}

async function lastCode(phoneNumber: string): Promise<string> {
  const messages = await listOutbox(site.tools.database, { kind: 'sms', limit: 20 })
  const { payload } = messages.find(({ recipient }) => recipient === phoneNumber)!
  return /\b\d{6}\b/.exec((payload as SmsPayload).text)![0]
}

const waysIn: Readonly<Record<string, (visitor: PlainVisitor) => Promise<unknown>>> = {
  'a password': async visitor => visitor.post('/login', await site.makeUser()),
  registering: visitor => visitor.post('/register', { email: 'new@example.org', password: usualPassword }),
  'a mailed link': async visitor => {
    const { email } = await site.makeUser()
    await visitor.post('/login?with=link', { step: 'link', email })
    const { link } = await site.newestMailTo(email)
    await visitor.post(link.pathname + link.search, { oobCode: link.searchParams.get('oobCode')!, email })
  },
  'a code by phone': async visitor => {
    const sent = await visitor.post('/login?with=phone', { step: 'phone', phoneNumber: '0044 7700 900123' })
    await visitor.post('/login?with=phone', { ...hiddenFields(sent), code: await lastCode('+447700900123') })
  },
  'another provider': async visitor => {
    const { location } = await visitor.get('/api/connect/oidc.club')
    club.next({ sub: 'bo', email: 'bo@club.example', email_verified: true, name: 'Bo Ek' })
    const back = await club.walk(location!)
    await visitor.get(back.pathname + back.search)
  },
}

describe('the list of the browser', () => {
  it.each(Object.keys(waysIn))('comes along by %s, with its visits, and leaves the browser', async way => {
    const visitor = plainVisitor(site)
    await press(visitor, `loft~${visit}`)
    await press(visitor, 'lamp')
    expect(visitor.cookies.get('casita_shortlist')).toMatch(new RegExp(`^lamp!\\w{6}\\.loft~${visit}!\\w{6}$`))
    await waysIn[way]!(visitor)
    const { text } = await visitor.get('/favourites')
    expect(visitor.cookies.has('casita_session')).toBe(true)
    expect(visitor.cookies.has('casita_shortlist')).toBe(false)
    expect(asRendered(text).text).toContain(sentence('search.inAccount'))
    expect(asRendered(text).values('href')).toContain(`/stays/loft?in=${daysAhead(30)}&out=${daysAhead(34)}&adults=3`)
    expect(await list(visitor)).toEqual(['lamp', 'loft'])
  })

  it('comes along by a passkey', async () => {
    const user = await site.makeUser()
    const device = passkeyDevice(named.origin)
    const challengeOf = (text: string) => /"?challenge\\?",\\?"([\w-]{64})/.exec(text)![1]!
    const first = await signInTo(user, plainVisitor(named))
    const begun = await first.post('/user/passkeys', { intent: 'add', currentPassword: usualPassword })
    const made = device.make({ challenge: challengeOf(begun.text), rp: { id: 'localhost' } })
    await first.post('/user/passkeys', { intent: 'keep', passkey: made })
    const visitor = plainVisitor(named)
    await press(visitor, 'barn')
    const asked = await visitor.post('/login/passkey', { intent: 'ask' })
    const used = device.use({ challenge: challengeOf(asked.text), rpId: 'localhost' })
    await visitor.post('/login/passkey', { intent: 'use', passkey: used })
    expect(await list(visitor)).toEqual(['barn'])
    expect(visitor.cookies.has('casita_shortlist')).toBe(false)
    expect(await list(first)).toEqual(['barn'])
  })

  it('comes along by the script of the sign-in page, with the first page after it', async () => {
    const { email, password } = await site.makeUser()
    const visitor = plainVisitor(site)
    await press(visitor, 'barn')
    const key = site.tools.environment.IDENTITY_API_KEY
    const path = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ email, password, returnSecureToken: true })
    const { idToken } = (await (await fetch(site.origin + path, { ...init, body })).json()) as { idToken: string }
    const headers = { authorization: `Bearer ${idToken}`, origin: site.origin, 'sec-fetch-site': 'same-origin' }
    expect((await visitor.ask('/api/session', { method: 'POST', headers })).status).toBe(200)
    await visitor.get('/stays')
    expect(visitor.cookies.has('casita_shortlist')).toBe(false)
    expect(await list(await signInTo({ email, password }))).toEqual(['barn'])
  })

  it('says what made way where it has more homes than an account holds', async () => {
    const user = await site.makeUser()
    const slugs = Array.from({ length: mostFavourites }, (_, number) => `many-${number + 1}`)
    for (const slug of slugs) await buildHome(site.tools.database, { slug, name: `Home ${slug}`, status: 'unlisted' })
    const visitor = plainVisitor(site)
    await press(await signInTo(user), `lamp~${visit}`)
    await site.tools.database.$client.query(`update account_favourite set kept_at = kept_at - interval '1 day'`)
    await visitor.post('/favourites', { do: 'keep-all', homes: slugs.join('.') })
    await signInTo(user, visitor)
    const { $client: database } = site.tools.database
    await database.query(`update stay set status = 'published' where slug = 'many-1'`)
    const said = saying('search.leftOut')
    for (let page = 0; page < 2; page++) {
      const own = asRendered((await visitor.get('/favourites')).text)
      expect(own.text).toMatch(said)
      expect(own.values('href')).toContain(`/favourites?homes=lamp~${days}`)
      expect(own.text).toContain(sentence('search.listFull', { most: mostFavourites }))
    }
    expect(asRendered((await visitor.get('/favourites?homes=lamp')).text).text).not.toMatch(said)
    await press(visitor, 'loft')
    const after = asRendered((await visitor.get('/favourites')).text)
    expect(after.values('href')).toContain(`/favourites?homes=${slugs.at(-1)}`)
    await database.query(`update stay set status = 'unlisted' where slug = 'many-1'`)
    await visitor.post('/sign-out', {})
    expect(asRendered((await visitor.get('/favourites')).text).text).not.toMatch(said)
    expect(visitor.cookies.has('casita_left_out')).toBe(false)
  })
})

describe('the list of an account', () => {
  it('is the same in every browser, on every page, without script, and gone from it after sign-out', async () => {
    const user = await site.makeUser()
    const [one, other] = [await signInTo(user), await signInTo(user)]
    expect(await press(one, `loft~${visit}`)).toMatchObject({ status: 303, location: '/favourites' })
    await press(other, 'lamp')
    for (const visitor of [one, other]) {
      expect(await list(visitor)).toEqual(['lamp', 'loft'])
      expect(await hearts(visitor, '/stays')).toMatchObject({ lamp: true, loft: true, barn: false })
      expect(await hearts(visitor, '/stays/loft')).toMatchObject({ lamp: true, loft: true, barn: false })
      expect([...visitor.cookies.keys()].filter(name => name.startsWith('casita_s'))).toEqual(['casita_session'])
    }
    await press(one, 'lamp', 'let-go')
    expect(await hearts(other, '/stays')).toMatchObject({ lamp: false, loft: true })
    await one.post('/sign-out', {})
    expect(await list(one)).toEqual([])
    expect(await hearts(one, '/stays')).toMatchObject({ lamp: false, loft: false })
    expect(await list(other)).toEqual(['loft'])
    const stranger = await signInTo(await site.makeUser())
    expect(await list(stranger)).toEqual([])
  })

  it('takes over a shared list, and shares its own without who comes along', async () => {
    const visitor = await signInTo(await site.makeUser())
    await press(visitor, `loft~${visit}`)
    const shared = asRendered((await visitor.get('/favourites?homes=barn.loft')).text)
    expect(shared.text).toContain(sentence('search.keepThese'))
    expect(shared.values('value')).toContain('barn')
    await visitor.post('/favourites', { do: 'keep-all', homes: 'barn' })
    expect(await list(visitor)).toEqual(['loft', 'barn'])
    const own = asRendered((await visitor.get('/favourites')).text)
    expect(own.values('value')).toContain(`${site.origin}/favourites?homes=barn.loft~${days}`)
  })

  it('takes along what a tab that knew of no sign-in put into the browser', async () => {
    const user = await site.makeUser()
    const visitor = await signInTo(user)
    await press(visitor, 'loft')
    visitor.cookies.set('casita_shortlist', 'barn')
    await press(visitor, 'lamp')
    expect(visitor.cookies.has('casita_shortlist')).toBe(false)
    expect(await list(visitor)).toEqual(['lamp', 'loft', 'barn'])
  })

  it('two hearts at once both stay, and two sign-ins at once take over as one', async () => {
    const user = await site.makeUser()
    const browsers = await Promise.all([0, 1, 2].map(() => signInTo(user)))
    await Promise.all(['lamp', 'loft', 'barn'].map((home, at) => press(browsers[at]!, home)))
    expect(await list(browsers[0]!)).toEqual(['lamp', 'loft', 'barn'])
    const fresh = await site.makeUser()
    const two = [plainVisitor(site), plainVisitor(site)]
    for (const visitor of two) {
      await press(visitor, 'lamp')
      await press(visitor, `loft~${visit}`)
    }
    await Promise.all(two.map(visitor => signInTo(fresh, visitor)))
    await Promise.all(two.flatMap(visitor => ['/favourites', '/stays'].map(path => visitor.get(path))))
    for (const visitor of two) {
      expect(await list(visitor)).toEqual(['lamp', 'loft'])
      expect(visitor.cookies.has('casita_shortlist')).toBe(false)
    }
  })

  it('is in the copy of one’s data, and goes with the account', async () => {
    const user = await site.makeUser()
    const visitor = await signInTo(user)
    await press(visitor, 'loft~2031-05-12~2031-05-19~3~4_7')
    const copy = JSON.parse((await visitor.get('/user/data')).text) as { favourites: unknown }
    expect(copy.favourites).toEqual([
      {
        ...{ home: 'loft', checkIn: '2031-05-12', checkOut: '2031-05-19', keptAt: expect.any(String) },
        party: { adults: 3, childAges: [4, 7], infants: 0, pets: 0, serviceAnimals: 0 },
      },
    ])
    const stored = async () => {
      const { rows } = await site.tools.database.$client.query('select from account_favourite where user_id = $1', [
        user.id,
      ])
      return rows.length
    }
    expect(await stored()).toBe(1)
    const leaving = { intent: 'leave', currentPassword: user.password, understood: 'yes' }
    expect((await visitor.post('/user', leaving)).status).toBeLessThan(400)
    expect(await stored()).toBe(0)
  })

  it('goes when the owner of its address takes the account back from whoever registered it', async () => {
    const email = 'taken@example.org'
    const stranger = plainVisitor(site)
    await press(stranger, 'loft')
    await stranger.post('/register', { email, password: usualPassword })
    expect(await list(stranger)).toEqual(['loft'])
    const owner = plainVisitor(site)
    await owner.post('/forgot-password', { email })
    const reset = (await site.mailsTo(email)).find(({ link }) => link.searchParams.get('mode') === 'resetPassword')!
    const oobCode = reset.link.searchParams.get('oobCode')!
    await owner.post(reset.link.pathname + reset.link.search, { oobCode, password: 'another horse' })
    await signInTo({ email, password: 'another horse' }, owner)
    expect((await owner.get('/user')).status).toBe(200)
    expect(await list(owner)).toEqual([])
    expect((await stranger.get('/user')).location).toBe('/login')
  })
})

describe('the list of a browser that nobody is signed in to', () => {
  it('is right on every page without script, and can be changed there', async () => {
    const visitor = plainVisitor(site)
    await press(visitor, 'loft')
    expect(await hearts(visitor, '/stays')).toMatchObject({ lamp: false, loft: true })
    await press(visitor, 'loft', 'let-go')
    expect(await hearts(visitor, '/stays')).toMatchObject({ lamp: false, loft: false })
    expect(asRendered((await visitor.get('/favourites')).text).text).toMatch(saying('search.noneKept'))
  })
})
