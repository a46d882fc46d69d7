// What people see of a search: the form as they left it, the homes, or what helps when there are none.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { noChoices } from '#search/filters/count-choices.ts'
import { describeFilters } from '#search/filters/describe-filters.ts'
import { chosenIn } from '#search/first-page/describe-home-page.server.ts'
import { SearchSentence } from '#search/first-page/search-sentence.tsx'
import { SearchForm } from '#search/input/search-form.tsx'
import { parseSearchInput } from '#search/input/search-input.ts'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'
import { describeOrders } from './describe-orders.ts'
import type { ResultsView } from './results-view.ts'
import { SearchResults } from './search-results.tsx'
import { SortLinks } from './sort-links.tsx'

const today = requireCalendarDay('2030-05-15')
const input = (query: string) => parseSearchInput(new URLSearchParams(query), today)

const card = (id: number, parts: Partial<StayCardView> = {}): StayCardView => ({
  id,
  slug: `home-${id}` as Slug,
  href: `/stays/home-${id}`,
  visit: '',
  name: `Home ${id}`,
  kind: 'House',
  place: 'Olhão, Portugal',
  facts: ['4 guests', sentence('stays.bedrooms', { bedrooms: 2 })],
  point: { latitude: 37, longitude: -7.8 },
  pin: '€700',
  rating: { average: '4.8', count: '12 reviews' },
  morePhotos: [],
  booked: 'Confirmed instantly',
  photo: { alt: 'The house', room: '', path: '/photos/x/1', width: 1200, height: 800, placeholder: '#abc' },
  days: undefined,
  total: '€700',
  totalFor: sentence('search.totalForAndEach', { nights: 7, each: '€100' }),
  ...parts,
})

const withoutTags = (text: string, between: string) => text.replaceAll(/(<[^>]+>)+/g, between).trim()

const asked = 'Skye · any time · 2 adults'
const frame = { address: '/stays?where=Skye', faults: {}, asked } as const
const found = (parts: object = {}): ResultsView => ({
  ...frame,
  kind: 'found',
  title: '2 homes',
  orders: describeOrders(input('where=Skye'), true),
  show: sentence('search.show', { count: 2 }),
  nearly: undefined,
  cards: [card(1), card(2)],
  next: undefined,
  start: undefined,
  ...parts,
})
const filters = describeFilters(input('where=Skye'), noChoices, 'en-GB')
const show = (results: ResultsView) => render(createElement(SearchResults, { results, filters }))

const sentenceOf = (query: string) => {
  const chosen = chosenIn(new URLSearchParams(query))
  return render(createElement(SearchSentence, { places: [], today: '2030-05-15', chosen }))
}

describe('results', () => {
  it('show each home with its picture, place, facts and whole price', () => {
    const { text, tags, values } = show(found())
    expect(text).toContain('2 homes')
    const rating = withoutTags(
      sentence('stays.rating').replace('<average/>', '4.8').replace('<count/>', '(12 reviews)'),
      '',
    )
    const place = sentence('search.kindInPlace', { kind: 'House', place: 'Olhão, Portugal' })
    const bedrooms = sentence('stays.bedrooms', { bedrooms: 2 })
    const price = sentence('search.totalForAndEach', { nights: 7, each: '€100' })
    expect(text).toContain(`Home 1 ${rating} ${place} 4 guests · ${bedrooms} €700 ${price}`)
    expect(values('href')).toContain('/stays/home-1')
    const [picture] = tags('img')
    expect(picture).toContain(
      'srcSet="/photos/x/1-400.webp 400w, /photos/x/1-800.webp 800w, /photos/x/1-1200.webp 1200w"',
    )
    expect(picture).toMatch(/width="1200" height="800"/)
  })

  it('fetch the first pictures at once and the others when they come near', () => {
    const { tags } = show(found({ cards: [card(1), card(2), card(3)] }))
    expect(tags('img').map(tag => /loading="(\w+)"/.exec(tag)?.[1])).toEqual(['eager', 'eager', 'lazy'])
    expect(tags('img')[0]).toContain('fetchPriority="high"')
  })

  it('show homes without picture or price as they are', () => {
    const { text } = show(found({ cards: [card(1, { photo: undefined, total: undefined, totalFor: undefined })] }))
    expect(text).toContain(sentence('search.noPictures'))
    expect(text).not.toContain('€')
  })

  it('lead on, and back to the start', () => {
    expect(show(found({ next: '/stays?cursor=x', start: '/stays' })).text).toContain(
      `${sentence('search.firstHomes')} ${sentence('search.moreHomes')}`,
    )
    expect(show(found()).text).not.toContain(sentence('search.moreHomes'))
  })

  it('say that a place is only nearly so called', () => {
    expect(show(found({ nearly: 'Sky' })).text).toMatch(saying('search.nearly'))
  })
})

describe('a wrong search', () => {
  it('says what to put right and that nothing is lost', () => {
    const { text, html } = show({ ...frame, kind: 'wrong', faults: { out: 'Choose a later day.' } })
    expect(text).toContain('Choose a later day.')
    expect(text).toMatch(saying('search.typedAbove'))
    expect(html).toContain('role="alert"')
  })

  it('leads back to the start when the page is not there', () => {
    const { values } = show({ ...frame, kind: 'wrong', faults: { cursor: 'This page of results is not there.' } })
    expect(values('href')).toEqual(['/stays?where=Skye'])
  })
})

describe('nothing found', () => {
  it('offers other days, wider searches and every home', () => {
    const { text, values } = show({
      ...frame,
      kind: 'none',
      asked: 'Skye · Sat to Sun · 9 adults',
      why: 'Nobody is large enough.',
      nearby: [{ days: 'Sun to Mon', why: 'Two nights at least.', card: card(1) }],
      wider: [
        {
          label: sentence('search.placeOtherTimes', { place: 'Skye', homes: 1 }),
          href: '/stays?where=Skye&adults=9',
          cards: [card(2)],
        },
      ],
    })
    expect(text).toContain(`${sentence('search.noneFits')} Skye · Sat to Sun · 9 adults`)
    expect(text).toContain(`${sentence('search.nearestDays')} Two nights at least. Sun to Mon Home 1`)
    expect(text).toContain(`${sentence('search.placeOtherTimes', { place: 'Skye', homes: 1 })} Home 2`)
    expect(values('href')).toContain('/stays?where=Skye&adults=9')
    expect(values('href').at(-1)).toBe('/stays')
  })
})

describe('the form', () => {
  const form = (query: string) =>
    render(
      createElement(SearchForm, { ...input(query), months: [], places: ['Skye, United Kingdom'], today: '2030-05-15' }),
    )

  it('asks by address, with names for every field', () => {
    const { text, tags } = form('')
    expect(tags('form')[0]).toMatch(/action="\/stays".*|role="search"/)
    expect(tags('form')[0]).not.toContain('post')
    for (const name of [
      sentence('search.where'),
      sentence('search.arrive'),
      sentence('search.leave'),
      sentence('quotes.who'),
      sentence('quotes.adults'),
      sentence('quotes.ages'),
      sentence('quotes.infants'),
      sentence('quotes.pets'),
      sentence('quotes.serviceAnimals'),
    ]) {
      expect(text).toContain(name)
    }
    expect(tags('option')[0]).toContain('Skye, United Kingdom')
  })

  it('keeps what was typed and says what is wrong beside it', () => {
    const { tags, text } = form('where=Skye&in=2030-06-08&out=2030-06-01&adults=0&sort=price')
    const input = (name: string) => tags('input').find(tag => tag.includes(`name="${name}"`))!
    expect(input('where')).toContain('value="Skye"')
    expect(input('out')).toMatch(/aria-invalid="true".*aria-describedby="out-fault".*value="2030-06-01"/)
    expect(input('adults')).toContain('value="0"')
    expect(input('sort')).toContain('value="price"')
    expect(text).toContain(sentence('quotes.tooFewAdults'))
    expect(tags('details')[0]).toContain('open')
  })

  it('says what to choose next', () => {
    expect(form('in=2030-06-08').text).toContain(sentence('quotes.leaveAsWell'))
  })

  it('is one sentence on the first page', () => {
    const { text, tags } = sentenceOf('')
    const labels = withoutTags(sentence('search.asOneSentence'), ' ')
    const adults = sentence('bookings.adults', { adults: 2 })
    expect(text.indexOf(`${labels} ${sentence('quotes.who')} ${adults}`)).toBe(0)
    expect(tags('input').map(tag => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
      'where',
      'in',
      'out',
      'adults',
      'ages',
      'infants',
      'pets',
      'serviceAnimals',
    ])
  })

  it('begins on the first page with what was chosen, and sends filters and order along', () => {
    const { tags } = sentenceOf('where=Skye&in=2030-06-08&out=2030-06-10&adults=3&kind=villa&kind=house&sort=price')
    const held = (tag: string) => /value="([^"]*)"/.exec(tag)?.[1]
    const sent = tags('input').map(tag => [/name="(\w+)"/.exec(tag)?.[1], held(tag)])
    expect(sent).toEqual(
      expect.arrayContaining([
        ...[
          ['where', 'Skye'],
          ['in', '2030-06-08'],
          ['out', '2030-06-10'],
          ['adults', '3'],
        ],
        ...[
          ['kind', 'villa'],
          ['kind', 'house'],
          ['sort', 'price'],
        ],
      ]),
    )
  })

  it('sums the party up, and stays closed while all is well', () => {
    const { fields } = parseVisitInput(new URLSearchParams('adults=2&ages=4&pets=1'), today)
    const { text, tags } = render(createElement(PartyFields, { fields, faults: {} }))
    expect(text).toContain(
      [
        sentence('bookings.adults', { adults: 2 }),
        sentence('bookings.children', { children: 1 }),
        sentence('bookings.pets', { pets: 1 }),
      ].join(', '),
    )
    expect(tags('details')[0]).not.toContain('open')
  })
})

describe('the orders', () => {
  it('have one by distance only where there is a place to measure from', () => {
    const orders = describeOrders({ ...input('where=Skyye&sort=nearest') }, false)
    expect(orders.map(({ href }) => href)).not.toContain('/stays?where=Skyye&sort=nearest')
    expect(orders.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual([sentence('search.byOurOrder')])
  })

  it('are links that keep the search', () => {
    const orders = describeOrders(input('where=Skye&sort=name'), true)
    const { values, tags } = render(createElement(SortLinks, { orders }))
    expect(values('href')).toEqual([
      '/stays?where=Skye',
      '/stays?where=Skye&sort=nearest',
      '/stays?where=Skye&sort=price',
      '/stays?where=Skye&sort=rating',
      '/stays?where=Skye&sort=newest',
      '/stays?where=Skye&sort=name',
    ])
    expect(tags('a').map(tag => tag.includes('aria-current'))).toEqual([false, false, false, false, false, true])
    expect(describeOrders(input(''), false)[0]).toMatchObject({ href: '/stays', isChosen: true })
  })
})
