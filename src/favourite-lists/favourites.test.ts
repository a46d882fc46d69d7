// Homes that are kept: written and read again, kept and let go by forms, shown to whoever has the address.

import fc from 'fast-check'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { describeFavourites } from '#favourite-lists/describe-favourites.server.ts'
import { FavouritesPage } from '#favourite-lists/favourites-page.tsx'
import { type Favourite, favouritesCookie, mostFavourites, readVisit, writeVisit } from '#favourites/favourites.ts'
import { handleFavouritesForm } from '#favourites/handle-favourites-form.server.ts'
import { changeList, holdsHome, writeHomes } from '#favourites/list-of-favourites.ts'
import { parseHomes } from '#favourites/parse-favourites.ts'
import { favouritesAddress } from '#favourites/tell-favourites.ts'
import { cookieNamed } from '#platform/cookie.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { parseSlug, type Slug } from '#values/slug.ts'

const anySlug = fc
  .stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,6}){0,3}$/)
  .filter(text => parseSlug(text) !== undefined)
  .map(text => text as Slug)
const anyVisit = fc.record({
  in: fc.constantFrom('', '2030-06-03'),
  out: fc.constantFrom('', '2030-06-06'),
  adults: fc.constantFrom('1', '2', '12'),
  ages: fc.constantFrom('', '3, 7', '0'),
  infants: fc.constantFrom('0', '1'),
  pets: fc.constantFrom('0', '2'),
  serviceAnimals: fc.constantFrom('0', '1'),
})
const anyTime = fc.integer({ min: 0, max: 36 ** 7 - 1 })
const anyHome: fc.Arbitrary<Favourite> = fc.record(
  { slug: anySlug, visit: anyVisit.map(writeVisit), at: anyTime },
  { requiredKeys: ['slug', 'visit'] },
)
const anyHomes = fc.uniqueArray(anyHome, { maxLength: mostFavourites, selector: ({ slug }) => slug })

describe('a list of homes', () => {
  it('is read from a cookie and from an address as it was written', () => {
    fc.assert(
      fc.property(anyHomes, homes => {
        expect(parseHomes(writeHomes(homes))).toEqual(homes)
        const shared = parseHomes(new URL(favouritesAddress(homes), 'http://x').searchParams.get('homes'))
        const daysOf = ({ visit }: Favourite) => [readVisit(visit).in, readVisit(visit).out]
        expect(shared.map(({ slug }) => slug)).toEqual(homes.map(({ slug }) => slug))
        expect(shared.map(daysOf)).toEqual(homes.map(daysOf))
        expect(shared.every(({ visit }) => readVisit(visit).adults === '2' && readVisit(visit).ages === '')).toBe(true)
        expect(writeHomes(homes)).toMatch(/^[a-z0-9.~_!-]+$/)
        expect(favouritesAddress(homes)).not.toContain('!')
      }),
    )
  })

  it('has each home once, the newest first, and never too many', () => {
    fc.assert(
      fc.property(anyHomes, anyHome, (homes, home) => {
        const { slug } = home
        const longer = changeList(writeHomes(homes), home, true)
        const others = homes.filter(each => each.slug !== slug)
        expect(parseHomes(longer)).toEqual([home, ...others].slice(0, mostFavourites))
        expect(holdsHome(longer, slug)).toBe(true)
        const shorter = changeList(longer, home, false)
        expect(parseHomes(shorter)).toEqual(others.slice(0, mostFavourites - 1))
        expect(holdsHome(shorter, slug)).toBe(false)
        expect(shorter === '-').toBe(parseHomes(shorter).length === 0)
      }),
    )
  })

  it('takes what is no slug for nothing', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const { slug, visit } of parseHomes(text)) {
          expect(parseSlug(slug)).toBe(slug)
          expect(visit).toMatch(/^[\d~_-]*$/)
        }
      }),
    )
  })

  it('has each visit as it was looked at, in few letters', () => {
    fc.assert(
      fc.property(anyVisit, fields => {
        expect(readVisit(writeVisit(fields))).toEqual(fields)
      }),
    )
    expect(writeVisit(readVisit(''))).toBe('')
  })

  it('fits into a cookie, however long its names and visits', () => {
    const visit = writeVisit({ ...readVisit(''), in: '2030-06-03', out: '2030-06-06', ages: '1, 2, 3, 4, 5, 6, 7' })
    const homes = Array.from({ length: mostFavourites }, (_, at) => ({
      slug: parseSlug('x'.repeat(78) + String(at).padStart(2, '0'))!,
      visit,
      at: 36 ** 7 - 1,
    }))
    expect(`${favouritesCookie}=${writeHomes(homes)}`.length).toBeLessThan(4_000)
    expect(parseHomes(writeHomes(homes)).map(({ slug }) => slug)).toEqual(homes.map(({ slug }) => slug))
  })
})

describe('the forms', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const cookies = 'other=1; casita_shortlist=lamp.loft'
  const now = new Date('2030-05-15T12:00:00Z')
  const pressed = (now.getTime() / 1000).toString(36)
  const handle = (sent: FormData) =>
    handleFavouritesForm(
      // Nobody is signed in: the database is not asked.
      { clock: { now: () => now }, database: undefined as never },
      { form: sent, cookies, secure: true, favourites: { account: undefined } },
    )

  it.each([
    [{ do: 'keep', home: 'barn' }, 'casita_shortlist=barn!.lamp.loft;'],
    [{ do: 'keep', home: 'loft' }, 'casita_shortlist=loft!.lamp;'],
    [{ do: 'keep', home: 'lamp~2030-06-03~2030-06-06~3' }, 'casita_shortlist=lamp~2030-06-03~2030-06-06~3!.loft;'],
    [{ do: 'keep', home: 'lamp~<script>' }, 'casita_shortlist=lamp!.loft;'],
    [{ do: 'let-go', home: 'lamp' }, 'casita_shortlist=loft;'],
    [{ do: 'keep-all', homes: 'barn.mill' }, 'casita_shortlist=barn!.mill!.lamp.loft;'],
    [{ do: 'remember' }, 'casita_recent=-;'],
    [{ do: 'forget' }, 'casita_recent=; Path=/; Max-Age=0'],
  ])('%j', async (fields, start) => {
    const set = await handle(form(fields))
    expect(set).toHaveLength(1)
    expect(set![0]).toContain(start.replaceAll('!', `!${pressed}`))
    expect(set![0]).toContain('SameSite=Lax; Secure')
  })

  it.each([{ do: 'keep', home: '../etc' }, { do: 'keep' }, { do: 'burn', home: 'lamp' }, {}])(
    'anything else changes nothing: %j',
    async fields => expect(await handle(form(fields as Record<string, string>))).toBeUndefined(),
  )
})

describe('the page', () => {
  let test: TestTools
  beforeAll(async () => {
    test = await testTools()
    await buildHome(test.tools.database, { slug: 'weekly', name: 'By the week', minimumNights: 7 })
    for (const slug of ['lamp', 'loft', 'barn']) await buildHome(test.tools.database, { slug, name: `The ${slug}` })
    await buildHome(test.tools.database, { slug: 'closed', name: 'Closed', status: 'draft' })
  })
  afterAll(() => test.drop())

  const show = async (query: string, cookies: string | null) => {
    const view = await describeFavourites(test.tools, {
      query: new URLSearchParams(query),
      favourites: { account: undefined, homes: parseHomes(cookieNamed(favouritesCookie, cookies)), leftOut: [] },
      cookies,
      visit: parseVisitInput(new URLSearchParams(query), requireCalendarDay('2030-05-15')),
      origin: 'https://casita.example',
    })
    return { view, ...render(createElement(FavouritesPage, { view })) }
  }

  it('shows what this browser keeps in its order, with an address to share', async () => {
    const { view, text, values } = await show('', 'casita_shortlist=loft.lamp')
    expect(view.cards.map(({ name }) => name)).toEqual(['The loft', 'The lamp'])
    expect(view.cards[0]!.total).toBe('from €100')
    expect(text).toContain(sentence('search.favourites'))
    expect(values('value')).toContain('https://casita.example/favourites?homes=loft.lamp')
  })

  it('shows a shared list to anybody, who can keep what is new to them', async () => {
    const { view, text, values } = await show('homes=barn.lamp.closed', 'casita_shortlist=lamp')
    expect(view.cards.map(({ name }) => name)).toEqual(['The barn', 'The lamp'])
    expect(text).toContain(sentence('search.favouritesGone', { gone: 1 }))
    expect(text).not.toContain('Closed')
    expect(values('value')).toContain('barn')
    expect(text).toContain(sentence('search.keepThese'))
  })

  it('shows each home for the visit it was kept with, at its whole price', async () => {
    const { view } = await show('in=2030-07-01&out=2030-07-02', 'casita_shortlist=loft~2030-06-03~2030-06-06~1.lamp')
    const [loft, lamp] = view.cards
    expect(loft).toMatchObject({
      href: '/stays/loft?in=2030-06-03&out=2030-06-06&adults=1',
      days: sentence('search.days', { from: 'Mon, 3 Jun 2030', to: 'Thu, 6 Jun 2030' }),
      total: '€300',
    })
    expect(lamp).toMatchObject({ href: '/stays/lamp?in=2030-07-01&out=2030-07-02', total: '€100' })
    expect(view.share).toBe('https://casita.example/favourites?homes=loft~2030-06-03~2030-06-06.lamp')
  })

  it('says of days that are gone or taken what is left of them', async () => {
    const { view } = await show('', 'casita_shortlist=loft~2030-05-01~2030-05-04~1.weekly~2030-06-03~2030-06-06')
    expect(view.cards[0]).toMatchObject({
      href: '/stays/loft?adults=1',
      total: sentence('search.fromTotal', { total: '€100' }),
    })
    expect(view.cards[1]!.total).toBeUndefined()
    expect(view.cards[1]!.days).toContain('6 Jun 2030')
  })

  it('without any home says how one gets here', async () => {
    const { text, values } = await show('', null)
    expect(text).toMatch(saying('search.noneKept'))
    expect(values('href')).toContain('/stays')
  })

  it('remembers what was looked at only for whoever asked for it', async () => {
    expect((await show('', 'casita_shortlist=lamp')).text).toContain(sentence('search.rememberLooks'))
    const { view, text } = await show('', 'casita_shortlist=lamp; casita_recent=barn.lamp')
    expect(view.recent?.map(({ name }) => name)).toEqual(['The barn'])
    expect(text).toContain(sentence('search.forgetLooks'))
  })
})
