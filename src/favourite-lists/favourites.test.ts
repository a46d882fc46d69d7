// Homes that are kept: written and read again, kept and let go by forms, shown to whoever has the address.

import fc from 'fast-check'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { describeFavourites } from '#favourite-lists/describe-favourites.server.ts'
import { FavouritesPage } from '#favourite-lists/favourites-page.tsx'
import {
  favouritesAddress,
  mostFavourites,
  parseHomes,
  withHome,
  withoutHome,
  writeHomes,
} from '#favourites/favourites.ts'
import { handleFavouritesForm } from '#favourites/handle-favourites-form.server.ts'
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
const anyHomes = fc.uniqueArray(anySlug, { maxLength: mostFavourites })

describe('a list of homes', () => {
  it('is read from a cookie and from an address as it was written', () => {
    fc.assert(
      fc.property(anyHomes, homes => {
        expect(parseHomes(writeHomes(homes))).toEqual(homes)
        expect(parseHomes(new URL(favouritesAddress(homes), 'http://x').searchParams.get('homes'))).toEqual(homes)
        expect(writeHomes(homes)).toMatch(/^[a-z0-9.-]+$/)
      }),
    )
  })

  it('has each home once, the newest first, and never too many', () => {
    fc.assert(
      fc.property(anyHomes, anySlug, (homes, slug) => {
        const more = withHome(homes, slug)
        expect(more[0]).toBe(slug)
        expect(parseHomes(writeHomes(more)).length).toBeLessThanOrEqual(mostFavourites)
        expect(withoutHome(more, slug)).toEqual(homes.filter(each => each !== slug))
      }),
    )
  })

  it('takes what is no slug for nothing', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const slug of parseHomes(text)) expect(parseSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe('the forms', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const cookies = 'other=1; casita_shortlist=lamp.loft'

  it.each([
    [{ do: 'keep', home: 'barn' }, 'casita_shortlist=barn.lamp.loft;'],
    [{ do: 'keep', home: 'loft' }, 'casita_shortlist=loft.lamp;'],
    [{ do: 'let-go', home: 'lamp' }, 'casita_shortlist=loft;'],
    [{ do: 'keep-all', homes: 'barn.mill' }, 'casita_shortlist=barn.mill.lamp.loft;'],
    [{ do: 'remember' }, 'casita_recent=-;'],
    [{ do: 'forget' }, 'casita_recent=; Path=/; Max-Age=0'],
  ])('%j', (fields, start) => {
    const cookie = handleFavouritesForm(form(fields), cookies, true)
    expect(cookie).toContain(start)
    expect(cookie).toContain('SameSite=Lax; Secure')
  })

  it.each([{ do: 'keep', home: '../etc' }, { do: 'keep' }, { do: 'burn', home: 'lamp' }, {}])(
    'anything else changes nothing: %j',
    fields => expect(handleFavouritesForm(form(fields as Record<string, string>), cookies, false)).toBeUndefined(),
  )
})

describe('the page', () => {
  let test: TestTools
  beforeAll(async () => {
    test = await testTools()
    for (const slug of ['lamp', 'loft', 'barn']) await buildHome(test.tools.database, { slug, name: `The ${slug}` })
    await buildHome(test.tools.database, { slug: 'closed', name: 'Closed', status: 'draft' })
  })
  afterAll(() => test.drop())

  const show = async (query: string, cookies: string | null) => {
    const view = await describeFavourites(test.tools, {
      query: new URLSearchParams(query),
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
