// What the fuzzer is told of the operators' calls about homes and letters.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import type { ContentApi } from './content-api.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { pictureFile } from './picture-files.ts'

type Helpers = {
  readonly operatorToken: string
  readonly someSlug: () => string
  /** Another number each time. */
  readonly made: () => number
}

/** A home that nobody books: what is set about it spoils nothing else. */
const slug = 'fuzz-desk'

const newHome = {
  ...{ kind: 'cabin', guests: 4, city: 'Olhão', region: 'Algarve', country: 'PT', currency: 'EUR' },
  ...{ timeZone: 'Europe/Lisbon', point: { latitude: 37.03, longitude: -7.85 } },
}

export function fuzzAdmin(api: ContentApi, { operatorToken, someSlug, made }: Helpers): FuzzWorld['known'] {
  const { database } = api.tools
  const read = async (path: string) => (await api.call(`/admin${path}`, { token: operatorToken })).body.data

  async function somebodyWrote(): Promise<string> {
    const id = randomUUID()
    await database.execute(sql`
      insert into conversation (id, form_key, name, email, created_at, last_message_at, stay_id)
      select ${id}, ${id}, 'Ada', 'ada@example.org', ${api.clock.now()}, ${api.clock.now()}, id from stay where slug = ${slug}`)
    return id
  }

  async function someSnippet(): Promise<{ readonly id: string; readonly version: number }> {
    const id = randomUUID()
    await database.execute(sql`
      insert into snippet (id, title, texts, created_at, updated_at)
      values (${id}, ${id}, '{"en": "Dear {name}"}', ${api.clock.now()}, ${api.clock.now()})`)
    return { id, version: 1 }
  }
  /** A page of its own with a version that was published, and nobody else changes it. */
  async function somePage(
    isShown = true,
  ): Promise<{ readonly name: string; readonly version: number; readonly id: number }> {
    const name = `page-${made()}`
    await database.execute(sql`insert into site_page (name, is_shown) values (${name}, ${isShown})`)
    const { rows } = await database.execute<{ id: number }>(sql`
      insert into site_text (page, language, title, text, written_at, published_at)
      values (${name}, 'en', 'By train', 'Take the **slow** one.', ${api.clock.now()}, ${api.clock.now()}) returning id`)
    return { name, version: 1, id: rows[0]!.id }
  }
  const texts = () => [{ language: 'en', text: `Dear {name}, ${made()}` }]

  async function givenUp(): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(
      sql`update outbox set state = 'failed' where id = (select max(id) from outbox) returning id::text`,
    )
    return rows[0]!.id
  }

  /** Another night of the coming years each time; when they have all been asked for they come again. */
  const night = () => writeCalendarDay(addDays(dayInZone(api.clock.now(), 'UTC'), 2 + (made() % 3600)))
  async function blocked(): Promise<string> {
    // Some nights are blocked already: then the next one is.
    for (;;) {
      const sent = { reason: 'owner', first: night() }
      await api.call(`/admin/homes/${slug}/blocks`, { token: operatorToken, body: sent })
      const { rows } = await database.execute<{ id: string }>(
        sql`select id::text from block where lifted_at is null order by created_at desc, lower(nights) desc limit 1`,
      )
      if (rows[0]) return rows[0].id
    }
  }

  /** A statement with one credit; without a currency its table does not say enough. */
  async function statement(
    currency: string | undefined,
    token = operatorToken,
  ): Promise<{ readonly id: string; readonly version: number }> {
    const row = currency
      ? `Date,Amount,Currency\n2026-11-26,${made()},${currency}`
      : `,Date,Sum of it\n,01/02/2026,${made()}`
    const body = { file: Buffer.from(row).toString('base64') }
    return (await api.call('/admin/statements', { method: 'POST', token, body })).body.data
  }

  /** Somebody new, with that role. */
  /** Somebody who is at the reception of our home, and the mark of that. */
  async function someReceptionist(): Promise<{ readonly id: string; readonly seen: string }> {
    const { email } = await api.makeUser({ roles: ['reception'] })
    const { rows } = await database.execute<{ id: string; stayId: number }>(sql`
      update role_grant set scope = 'stay', scope_id = stay.id from app_user, stay
      where app_user.email = ${email} and user_id = app_user.id and stay.slug = ${slug}
      returning user_id as id, scope_id as "stayId"`)
    const { id, stayId } = rows[0]!
    return { id, seen: `reception:${stayId}` }
  }

  let owner: Promise<string> | undefined
  function ownersToken(): Promise<string> {
    owner ??= api.makeUser({ roles: ['owner'] }).then(user => api.tokenOf(user))
    return owner
  }

  async function invited(email: string): Promise<string> {
    const body = { email, roles: [{ role: 'reception', homes: [slug] }] }
    return (await api.call('/admin/invitations', { token: operatorToken, body })).body.data.id
  }

  /** Counts apart from `made`, of which a round may use an even number. */
  let looks = 0

  async function someBooking() {
    const { rows } = await database.execute<{ reference: string; currency: string }>(
      sql`select reference, currency from booking where state = 'confirmed' order by created_at desc limit 1`,
    )
    return rows[0] ?? { reference: 'ZZZZZZZZ', currency: 'EUR' }
  }

  return {
    uploadStatement: {
      right: () => ({
        body: { file: Buffer.from(`Date,Amount,Currency\n2026-11-26,${made()},EUR`).toString('base64') },
      }),
    },
    readStatement: { right: async (_, token) => ({ path: { id: (await statement('EUR', token)).id } }) },
    explainStatement: {
      right: async (_, token) => {
        const { id, version } = await statement(undefined, token)
        const columns = { day: 1, amount: 2, payer: null, text: null }
        return { path: { id }, body: { version, ...columns, order: 'day-first', currency: 'EUR' } }
      },
    },
    applyStatement: {
      right: async (_, token) => {
        const { reference, currency } = await someBooking()
        const { id, version } = await statement(currency, token)
        return { path: { id }, body: { version, entries: [{ entry: 0, booking: reference }] } }
      },
    },
    readNightsAtDesk: { right: () => ({ path: { slug: someSlug() } }) },
    blockNights: { right: () => ({ path: { slug }, body: { reason: 'maintenance', first: night() } }) },
    explainPrice: {
      right: () => {
        const [checkIn, checkOut] = ['2030-07-01', '2030-07-04']
        return { path: { slug: someSlug() }, body: { checkIn, checkOut, party: { adults: 2 } } }
      },
    },
    readRules: { right: () => ({ path: { slug: someSlug() } }) },
    readRates: { right: () => ({ path: { slug: someSlug() } }) },
    changeRates: {
      right: async () => {
        const { version, base } = await read(`/homes/${slug}/rates`)
        const change = { kind: 'base', base: { ...base, nightlyMinor: 10_000 + (made() % 1000) } }
        return { path: { slug }, body: { version, onlyLook: looks++ % 2 > 0, change } }
      },
    },
    openNights: { right: async () => ({ path: { slug, id: await blocked() }, body: { from: null } }) },
    readHomeAtDesk: { right: () => ({ path: { slug: someSlug() } }) },
    readHomeDeposit: { right: () => ({ path: { slug: someSlug() } }) },
    setHomeDeposit: {
      right: async () => {
        const { seen } = await read(`/deposits/${slug}`)
        const amount = made()
        const rule = { kind: 'flat', amount, method: 'hold', placedDaysBefore: 1, releasedDaysAfter: amount % 30 }
        return { path: { slug }, body: { seen, rule } }
      },
    },
    readTaxReport: { right: () => ({ query: { from: '2030-01', until: '2030-12' } }) },
    changeGroups: {
      right: async (_, token = operatorToken) => {
        const change = { kind: 'group', version: 0, entered: { name: `Group ${made()}`, homes: [slug] } }
        const looked = await api.call('/admin/groups', { body: { change }, token })
        return { body: { change, seen: looked.body?.data?.mark } }
      },
    },
    changeManyRates: {
      right: async (_, token = operatorToken) => {
        const price = { kind: 'percent', amount: made() % 2 === 0 ? 100 : -100 }
        const body = { homes: [slug], change: { kind: 'prices', price, first: '2030-09-01', last: '2030-09-03' } }
        const looked = await api.call('/admin/rates', { body, token })
        return { body: { ...body, seen: looked.body?.data?.mark } }
      },
    },
    changeTerms: {
      right: () => {
        const entered = { name: `Place ${made()}`, currency: 'EUR' }
        return { body: { onlyLook: false, change: { kind: 'taxes', version: 0, entered } } }
      },
    },
    setExchangeRate: {
      right: () => ({ body: { currency: 'CHF', perEuro: made() % 3 === 0 ? null : `0.9${made() % 1000}` } }),
    },
    saveOrganisation: {
      right: async () => {
        const { possible: _, unpayable: __, changedAt: ___, ...stored } = await read('/organisation')
        // A spoilt one may have been taken without its address, and then nobody could make an invoice.
        const address = { addressLines: ['1 Meadow Lane'], postcode: 'OX1 1AA', city: 'Oxford', country: 'GB' }
        return { body: { ...stored, ...address, legalName: `Meadow ${made()} Ltd`, invoiceRule: 'when-paid' } }
      },
    },
    readSignInRule: { right: async () => ({ token: await ownersToken() }) },
    // Only owners may; who has no second factor demands none, so that the others can go on.
    setSignInRule: {
      right: async () => ({ token: await ownersToken(), body: { operatorsNeedSecondFactor: false } }),
    },
    changePerson: {
      right: async () => {
        const { id, seen } = await someReceptionist()
        return {
          path: { id },
          body: { seen, roles: [{ role: 'accountant', homes: [slug] }], onlyLook: looks++ % 3 === 0 },
        }
      },
    },
    removePerson: { right: async () => ({ path: { id: (await someReceptionist()).id } }) },
    invitePerson: {
      right: () => ({ body: { email: `invited-${made()}@example.org`, roles: [{ role: 'cleaner', homes: [slug] }] } }),
    },
    sendInvitation: { right: async () => ({ path: { id: await invited(`invited-${made()}@example.org`) } }) },
    withdrawInvitation: { right: async () => ({ path: { id: await invited(`invited-${made()}@example.org`) } }) },
    acceptInvitation: {
      right: async () => {
        const { email, password } = await api.makeUser()
        await invited(email)
        const { rows } = await database.execute<{ text: string }>(
          sql`select payload->>'text' as text from outbox where recipient = ${email} and dedupe_key like 'invitation:%' order by id desc limit 1`,
        )
        const key = /invitation\?key=([\w-]+)/.exec(rows[0]!.text)![1]!
        return { token: await api.tokenOf({ email, password }), body: { key } }
      },
    },
    readArrival: { right: () => ({ path: { slug: someSlug() } }) },
    changeArrival: {
      right: async () => {
        const { version, arrival } = await read(`/homes/${slug}/arrival`)
        const said = { gettingIn: `Ring ${made()} times.`, doorCode: `${made()}`, hostLanguages: ['en', 'pt'] }
        const network = { wifiNetwork: 'Mill', wifiPassword: `secret-${made()}`, hostPhone: '+351912345678' }
        return { path: { slug }, body: { version, arrival: { ...arrival, ...said, ...network } } }
      },
    },
    changeManual: {
      right: async () => {
        const { version, manual } = await read(`/homes/${slug}/arrival`)
        const written = { intent: 'keep', title: `Stove ${made()}`, text: 'Turn it **off**.', alt: '' }
        const body = manual.length > 9 ? { intent: 'remove', section: manual[0].section } : written
        return { path: { slug }, body: { version, ...body } }
      },
    },
    copyHome: {
      right: () => ({ path: { slug }, body: { name: `Copy ${made()}`, withPhotos: made() % 2 === 0 } }),
    },
    readUnits: { right: () => ({ path: { slug: someSlug() } }) },
    changeUnits: {
      right: async () => {
        const { version, units } = await read(`/homes/${slug}/units`)
        const { unit } = units.at(-1)
        const added = { intent: 'add', name: `Cabin ${made()}` }
        const body = units.length > 9 ? { intent: 'rename', unit, name: `Cabin ${made()}` } : added
        return { path: { slug }, body: { version, ...body } }
      },
    },
    changeNearby: {
      right: async () => {
        const { version, places } = await read(`/homes/${slug}`)
        const point = { latitude: 37.03, longitude: -7.85 }
        const entered = { kind: 'shop', name: `Shop ${made()}`, way: 'foot', point }
        const body = places.length > 9 ? { place: places[0].place, entered: null } : { entered }
        return { path: { slug }, body: { version, ...body } }
      },
    },
    readHomeEntered: { right: () => ({ path: { slug: someSlug() } }) },
    readTranslations: { right: () => ({ path: { slug: someSlug() } }) },
    changeTranslations: {
      right: async () => {
        const { version } = await read(`/homes/${slug}/entered`)
        const { languages } = await read(`/homes/${slug}/languages`)
        const texts: { kind: string; source: string }[] = languages[0].texts
        // The longest that there may be comes first: the published limit is that of the longest kind.
        const description = texts.filter(({ kind }) => kind === 'description')
        const others = texts.filter(({ kind }) => kind !== 'description').slice(made() % 3)
        const translations = [...description, ...others].map(({ source }) => ({ source, translation: source }))
        return { path: { slug, language: 'de' }, body: { version, translations } }
      },
    },
    showHome: {
      right: async () => {
        const { version, status } = await read(`/homes/${slug}/entered`)
        return { path: { slug }, body: { version, status: status === 'published' ? 'unlisted' : 'published' } }
      },
    },
    changeRooms: {
      right: async () => {
        const { version, rooms } = await read(`/homes/${slug}/entered`)
        return { path: { slug }, body: { version, rooms, bathroomHalves: made() % 40 } }
      },
    },
    changeEquipment: {
      right: async () => {
        const { version, amenities, houseRules } = await read(`/homes/${slug}/entered`)
        return {
          path: { slug },
          body: { version, amenities, houseRules: { ...houseRules, minimumAge: 18 + (made() % 80) } },
        }
      },
    },
    changePlace: {
      right: async () => {
        const { version, place } = await read(`/homes/${slug}/entered`)
        return { path: { slug }, body: { version, place: { ...place, addressLines: [`Street ${made()}`] } } }
      },
    },
    addPhoto: {
      right: async () => {
        // A home takes so many and no more.
        await database.execute(sql`
          delete from photo where position > 4 and stay_id = (select id from stay where slug = ${slug})`)
        const colour = `#${(made() % 0xffffff).toString(16).padStart(6, '0')}`
        const file = await pictureFile({ width: 800, height: 500, format: 'png', colour })
        return { path: { slug }, body: { picture: file.toString('base64'), alt: `Seen ${made()}`, room: '' } }
      },
    },
    changePhoto: {
      right: async ({ body }) => {
        const { version, photos } = await read(`/homes/${slug}/entered`)
        const intent = (body as { intent: string }).intent === 'remove' ? 'keep' : (body as { intent: string }).intent
        return { path: { slug }, body: { version, photo: photos[0].photo, intent, alt: `Seen ${made()}`, room: '' } }
      },
    },
    // A home of its own each time: a spoilt address is often a good one too, and then it has moved.
    changeWords: {
      right: async () => {
        const sent = { ...newHome, name: `Words ${made()}` }
        const { slug } = (await api.call('/admin/homes', { token: operatorToken, body: sent })).body.data
        const { version, words } = await read(`/homes/${slug}/entered`)
        return { path: { slug }, body: { version, words: { ...words, areaM2: made() } } }
      },
    },
    makeHome: {
      right: () => ({ body: { ...newHome, name: `Fuzz ${made()}` } }),
    },
    answerConversation: {
      right: async () => ({
        path: { id: await somebodyWrote() },
        headers: { 'idempotency-key': randomUUID() },
        body: { text: 'Below the stone.' },
      }),
    },
    readConversation: { right: async () => ({ path: { id: await somebodyWrote() } }) },
    markConversation: { right: async () => ({ path: { id: await somebodyWrote() }, body: { done: true } }) },
    changeSiteLooks: {
      right: async () => {
        const { logo: _, icon: __, share: ___, front: ____, ...stored } = await read('/site/looks')
        return { body: { ...stored, name: `Casa ${made()}`, accent: '#1f5f8b', accentDark: null } }
      },
    },
    changeSiteFront: {
      right: async () => {
        const { version } = await read('/site/front')
        const texts = [{ language: 'en', headline: `Come in ${made()}`, intro: '', alt: 'A mill' }]
        return { body: { version, texts, sections: ['newest', 'direct'] } }
      },
    },
    changeSiteLinks: {
      right: async () => {
        const { version } = (await read('/site/frame')).footer
        return { body: { version, place: 'footer', links: [{ to: `/pages/a${made()}`, en: 'Arriving' }] } }
      },
    },
    changeAnnouncement: {
      right: async () => {
        const { version } = (await read('/site/frame')).announcement
        const texts = [{ language: 'en', text: `Closed ${made()}`, more: '' }]
        return { body: { version, texts, to: '', from: null, until: '2031-01-02', isDismissible: true } }
      },
    },
    readConnections: { right: async () => ({ token: await ownersToken() }) },
    connectMail: {
      right: async () => ({
        token: await ownersToken(),
        body: {
          ...{ host: 'mail.example.org', port: 587, encryption: 'starttls', username: `site-${made()}` },
          ...{ password: 'correct horse', from: 'hello@example.org' },
        },
      }),
    },
    connectTexts: {
      right: async () => ({
        token: await ownersToken(),
        body: { address: `https://gateway.example.org/${made()}`, token: 'abcdef' },
      }),
    },
    connectStripe: {
      right: async () => ({
        token: await ownersToken(),
        body: { secretKey: `rk_test_12345678${made()}`, publishableKey: '', eventSecret: '' },
      }),
    },
    disconnect: {
      right: async () => {
        const token = await ownersToken()
        const body = { address: `https://gateway.example.org/${made()}`, token: 'abcdef' }
        await api.call('/admin/site/connections/texts', { body, token })
        return { token, path: { service: 'texts' } }
      },
    },
    tryMail: {
      right: async () => {
        // Nobody listens there: what is answered is told all the same.
        const body = { host: '127.0.0.1', port: 9, encryption: 'tls', username: '', password: '', from: '' }
        const token = await ownersToken()
        await api.call('/admin/site/connections/mail', { body, token })
        return { token }
      },
    },
    addRedirect: {
      right: () => ({ body: { from: `/old-${made()}`, to: `/pages/new-${made()}?from=old`, isPermanent: true } }),
    },
    removeRedirect: {
      right: async () => {
        const body = { from: `/gone-${made()}`, to: '/stays', isPermanent: false }
        return { path: { id: (await api.call('/admin/site/redirects', { token: operatorToken, body })).body.data.id } }
      },
    },
    previewSiteImport: { right: async () => ({ body: { content: (await read('/site/file')).content } }) },
    importSite: {
      right: async () => {
        const { content } = await read('/site/file')
        const file = JSON.parse(Buffer.from(content, 'base64').toString())
        const changed = { ...file, looks: { ...file.looks, name: `Casa ${made()}` } }
        const body = { content: Buffer.from(JSON.stringify(changed)).toString('base64') }
        const preview = await api.call('/admin/site/file/preview', { token: operatorToken, body })
        return { body: { ...body, seen: preview.body.data.seen } }
      },
    },
    setSitePicture: {
      right: async () => {
        const picture = (await pictureFile({ width: 900 + (made() % 50), height: 600 })).toString('base64')
        return { body: { version: (await read('/site/looks')).version, kind: 'icon', picture } }
      },
    },
    removeSitePicture: {
      right: async () => ({ body: { version: (await read('/site/looks')).version, kind: 'icon' } }),
    },
    readSiteText: { right: () => ({ path: { name: 'imprint' } }) },
    readSiteTextVersion: {
      right: async () => {
        const { name, id } = await somePage()
        return { path: { name, number: id } }
      },
    },
    makeSitePage: {
      right: () => ({ body: { name: `new-${made()}`, language: 'en', title: 'By bus', text: 'Get off at the mill.' } }),
    },
    writeSiteText: {
      right: async () => {
        const { name, version } = await somePage()
        const words = { language: 'de', title: 'Mit dem Zug', text: 'Der langsame.' }
        return { path: { name }, body: { version, ...words, publishes: made() % 2 === 0 } }
      },
    },
    discardSiteDraft: {
      right: async () => {
        const { name, version } = await somePage()
        const draft = { language: 'de', title: 'Mit dem Bus', text: 'An der Mühle aussteigen.', publishes: false }
        const body = { version, ...draft }
        await api.call(`/admin/site/texts/${name}`, { method: 'POST', token: operatorToken, body })
        const written = await read(`/site/texts/${name}`)
        return { path: { name }, body: { version: written.version, language: 'de' } }
      },
    },
    restoreSiteText: {
      right: async () => {
        const { name, version, id } = await somePage()
        return { path: { name }, body: { version, earlier: id } }
      },
    },
    placeSitePage: {
      right: async () => {
        const { name, version } = await somePage()
        return { path: { name }, body: { version, isShown: false, inFooter: true, position: made() % 1000 } }
      },
    },
    removeSitePage: {
      right: async () => {
        const { name, version } = await somePage(false)
        return { path: { name }, body: { version } }
      },
    },
    makeSnippet: { right: () => ({ body: { title: `Welcome ${made()}`, texts: texts() } }) },
    changeSnippet: {
      right: async () => {
        const { id, version } = await someSnippet()
        return { path: { id }, body: { version, title: `Arrival ${made()}`, texts: texts() } }
      },
    },
    removeSnippet: {
      right: async () => {
        const { id, version } = await someSnippet()
        return { path: { id }, body: { version } }
      },
    },
    fillSnippet: {
      right: async () => ({ path: { id: (await someSnippet()).id }, body: { conversation: await somebodyWrote() } }),
    },
    sendAgain: { right: async () => ({ path: { id: await givenUp() } }) },
  }
}
