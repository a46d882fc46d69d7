// The open pages over HTTP, as somebody sees them whose browser runs no script.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { homesOnPage } from '#search/results/find-stays.server.ts'
import { staySlugHistoryTable } from '#stays/stay-tables.server.ts'
import { addDays, type CalendarDay, dayInZone, sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { buildHome } from './support/build-home.ts'
import { asRendered, type Rendered } from './support/render.ts'
import { saying } from './support/saying.ts'

let app: RunningApp
let today: CalendarDay

beforeAll(async () => {
  app = await startApp()
  const database = openDatabase({ url: app.databaseUrl!, log: openLog('silent'), connections: 2 })
  today = dayInZone(new Date(), 'Europe/Lisbon')
  const casa = await buildHome(database, {
    slug: 'casa-da-ria',
    name: 'Casa da Ria',
    summary: 'Light on the water from six in the morning.',
    description:
      '# The house\n\nA **very** *long* table.\n\n- Oars\n- Nets\n\n[The tide](https://tides.example/olhao) <script>alert(1)</script>',
    cleaningMinor: 5000,
    minimumNights: 2,
    petsMax: 1,
    registrationNumber: 'AL/00000',
    amenities: [{ code: 'wifi' }, { code: 'sauna', note: 'Wood-fired' }],
    houseRules: { smoking: 'outside', quietFrom: '22:00', quietUntil: '08:00' },
  })
  await database.insert(staySlugHistoryTable).values({ slug: 'old-casa', stayId: casa.id })
  await buildHome(database, { slug: 'hidden', status: 'draft' })
  await buildHome(database, { slug: 'quiet', status: 'unlisted', name: 'Quiet House' })
  await buildHome(database, { slug: 'unsold', name: 'Unsold House', nightlyMinor: null, photos: [] })
  for (let number = 0; number < homesOnPage; number++) {
    await buildHome(database, { slug: `lodge-${number}`, city: 'Portree', region: 'Skye', country: 'GB', maxGuests: 2 })
  }
  await database.$client.end()
})
afterAll(() => app?.stop())

const day = (ahead: number) => writeCalendarDay(addDays(today, ahead))

async function open(path: string): Promise<Rendered & { readonly status: number; readonly location: string | null }> {
  const answer = await app.get(path, { headers: { accept: 'text/html' } })
  return { ...asRendered(await answer.text()), status: answer.status, location: answer.headers.get('location') }
}

describe('/', () => {
  it('invites to a search and shows homes with whole prices', async () => {
    const { status, text, tags, values } = await open('/')
    expect(status).toBe(200)
    expect(text).toContain(sentence('pages.invitation').replaceAll(/<[^>]+>/g, ''))
    expect(tags('form').some(tag => tag.includes('action="/stays"'))).toBe(true)
    expect(text).toContain(sentence('pages.freeNextWeekend'))
    expect(text).toContain(`€200 ${sentence('search.totalForAndEach', { nights: 2, each: '€100' })}`)
    expect(text).toContain(`Skye United Kingdom · ${sentence('search.countHomes', { homes: 24 })}`)
    expect(values('href')).toContain('/stays?where=Skye%2C+United+Kingdom')
    expect(text).toContain(sentence('shell.firstPrice'))
  })
})

describe('/stays', () => {
  it('shows every home that can be seen, page by page', async () => {
    const first = await open('/stays')
    expect(first.status).toBe(200)
    expect(first.text).toContain(sentence('search.countHomes', { homes: homesOnPage + 2 }))
    expect(first.text).not.toContain('Quiet House')
    const more = first.values('href').find(href => href.includes('cursor='))!
    const second = await open(more)
    const slugs = (page: Rendered) => page.values('href').filter(href => /^\/stays\/[\w-]+$/.test(href))
    const all = [...slugs(first), ...slugs(second)]
    expect(new Set(all).size).toBe(homesOnPage + 2)
    expect(all).toHaveLength(homesOnPage + 2)
  })

  it('with dates shows what is free, at the price of the home’s own page', async () => {
    const visit = `in=${day(10)}&out=${day(13)}`
    const results = await open(`/stays?where=Algarve&${visit}`)
    expect(results.text).toContain(sentence('search.foundFree', { count: 1 }))
    expect(results.text).toContain(`€350 ${sentence('search.totalForAndEach', { nights: 3, each: '€117' })}`)
    const href = results.values('href').find(link => link.startsWith('/stays/casa-da-ria'))!
    // With what else was searched for, which the way back brings along.
    expect(href).toBe(`/stays/casa-da-ria?${visit}&search=${encodeURIComponent('where=Algarve')}`)
    expect((await open(href)).text).toContain(sentence('rates.visit', { price: '€350', nights: 3 }))
  })

  it('keeps the search in the form', async () => {
    const { tags } = await open(`/stays?where=Skye&in=${day(10)}&out=${day(13)}&adults=1&ages=4&pets=0&sort=name`)
    const input = (name: string) => tags('input').find(tag => tag.includes(`name="${name}"`))
    expect(input('where')).toContain('value="Skye"')
    expect(input('in')).toContain(`value="${day(10)}"`)
    expect(input('adults')).toContain('value="1"')
    expect(input('ages')).toContain('value="4"')
    expect(input('sort')).toContain('value="name"')
  })

  it('helps when nothing fits', async () => {
    const { status, text } = await open(`/stays?where=Skye&in=${day(10)}&out=${day(12)}&adults=9`)
    expect(status).toBe(200)
    expect(text).toContain(sentence('search.noneFits'))
    expect(text).toContain(sentence('search.everyHome'))
  })

  it.each([
    ['reversed dates', `in=2031-06-08&out=2031-06-01`],
    ['dates of the past', 'in=2020-06-01&out=2020-06-08'],
    ['no dates at all', 'in=soon&out=later'],
    ['absurd dates', 'in=9999-12-30&out=9999-12-31'],
    ['nobody', 'adults=0'],
    ['fewer than nobody', 'adults=-1'],
    ['half a person', 'adults=1.5'],
    ['too many', 'adults=5000'],
    ['ages that are none', 'ages=old'],
    ['an unknown order', 'sort=luck'],
    ['a cursor of nobody', 'cursor=nonsense'],
    ['a place without end', `where=${'x'.repeat(2000)}`],
    ['a zero byte and more', 'adults=%00&where=%00%F0%9F%8F%A0'],
  ])('answers %s with 400, a sentence and the form', async (_, query) => {
    const { status, text, tags } = await open(`/stays?${query}`)
    expect(status).toBe(400)
    expect(text).toContain(sentence('search.needsCorrection'))
    expect(tags('form').some(tag => tag.includes('role="search"'))).toBe(true)
  })

  it('never fails on what nobody would type', async () => {
    for (const query of ['where=%25', "where=';--", 'where=%5C', 'in[]=1', 'adults=2&adults=3', '&&&==', 'where=%ff']) {
      expect((await open(`/stays?${query}`)).status, query).toBeLessThan(500)
    }
  })
})

describe('/stays/{slug}', () => {
  it('shows the home in words, pictures and tables', async () => {
    const { status, text, html, tags } = await open('/stays/casa-da-ria')
    expect(status).toBe(200)
    for (const words of [
      'Casa da Ria',
      'House in Olhão, Algarve, Portugal',
      '4 guests · 2 bedrooms · 3 beds · 1 bathroom',
      'Light on the water',
      'Front bedroom 1 double bed',
      'Sauna Wood-fired',
      sentence('stays.quietHours', { from: '22:00', until: '08:00' }),
      sentence('pages.registrationNumber', { number: 'AL/00000' }),
      sentence('quotes.from', { total: '€250', nights: 2 }),
    ]) {
      expect(text).toContain(words)
    }
    for (const written of ['<h3>The house</h3>', '<strong>very</strong>', '<li>Nets</li>'])
      expect(html).toContain(written)
    expect(html).toMatch(/<a href="https:\/\/tides\.example\/olhao" rel="noopener noreferrer nofollow">The tide<\/a>/)
    expect(html).not.toContain('<script>alert')
    expect(tags('table')).toHaveLength(2)
    expect(tags('img')[0]).toMatch(/fetchPriority="high"|fetchpriority="high"/)
    expect(tags('title').length + tags('meta').length).toBeGreaterThan(3)
    expect(html).toContain('<title>Casa da Ria · Casita</title>')
  })

  it('I17 never says where exactly it stands, on no page that is open to all', async () => {
    for (const path of ['/stays/casa-da-ria', '/stays/casa-da-ria.data', '/stays', '/stays.data', '/', '/_.data']) {
      const shown = await app.get(path)
      expect(shown.status, path).toBe(200)
      const answer = await shown.text()
      for (const secret of ['Rua Secreta', '8700-123', '37.02812', '7.84113'])
        expect(answer, path).not.toContain(secret)
    }
  })

  it('quotes the visit and offers to reserve it', async () => {
    const { text, tags } = await open(`/stays/casa-da-ria?in=${day(10)}&out=${day(13)}&adults=2&pets=1`)
    expect(text).toContain(sentence('rates.visit', { price: '€350', nights: 3 }))
    expect(text).toMatch(/Cleaning €50/)
    expect(text).toContain(sentence('offers.nothingPaid'))
    const reserve = tags('button').find(tag => /formmethod="post"/i.test(tag))
    expect(reserve).toMatch(/formaction="\/stays\/casa-da-ria\/book\?total=35000"/i)
    expect(tags('input').find(tag => tag.includes('name="pets"'))).toContain('value="1"')
  })

  it('says every reason why not, and keeps what was typed', async () => {
    const { status, text, tags } = await open(`/stays/casa-da-ria?in=${day(10)}&out=${day(11)}&adults=7&pets=3`)
    expect(status).toBe(200)
    expect(text).toContain(
      sentence('offers.minimumArrival', { arrival: sayDay(addDays(today, 10), 'en-GB'), minimum: 2 }),
    )
    expect(text).toContain(sentence('offers.tooManyGuests', { most: 4 }))
    expect(text).toMatch(saying('offers.tooManyPets'))
    expect(tags('input').find(tag => tag.includes('name="adults"'))).toContain('value="7"')
  })

  it('answers a wrong input with 400 and sentences beside the fields', async () => {
    const { status, text, tags } = await open(`/stays/casa-da-ria?in=${day(13)}&out=${day(10)}&adults=half`)
    expect(status).toBe(400)
    expect(text).toMatch(saying('quotes.leaveTooEarly'))
    expect(text).toContain(sentence('quotes.wholeNumber', { least: 1, most: 100 }))
    expect(tags('input').find(tag => tag.includes('name="adults"'))).toContain('value="half"')
  })

  it('lets a visit be chosen by two clicks in its calendar', async () => {
    const start = await open('/stays/casa-da-ria')
    const arrive = start.values('href').find(href => href.includes('in=') && href.endsWith('#calendar'))!
    const chosen = await open(arrive.replace('#calendar', ''))
    expect(chosen.status).toBe(200)
    expect(chosen.text).toMatch(saying('quotes.chooseLeaving'))
    const leave = chosen.values('href').find(href => href.includes('out='))!
    const priced = await open(leave.replace('#calendar', ''))
    expect(priced.text).toContain(sentence('rates.visit', { price: '€250', nights: 2 }))
  })

  it('turns its months', async () => {
    const later = (await open('/stays/casa-da-ria'))
      .values('href')
      .find(href => /\?month=\d{4}-\d\d#calendar$/.test(href))!
    const next = await open(later.replace('#calendar', ''))
    expect(next.status).toBe(200)
    expect(next.html).toContain(`aria-label="${sentence('quotes.earlierMonths')}"`)
  })

  it('leads from an old slug to the new one, visit and all', async () => {
    const { status, location } = await open(`/stays/old-casa?in=${day(10)}&out=${day(13)}`)
    expect(status).toBe(301)
    expect(location).toBe(`/stays/casa-da-ria?in=${day(10)}&out=${day(13)}`)
  })

  it('shows an unlisted home to whoever knows of it, and to no search engine', async () => {
    const { status, html } = await open('/stays/quiet')
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect((await open('/stays/casa-da-ria')).html).not.toContain('noindex')
  })

  it('shows a home that is not sold and has no pictures', async () => {
    const { status, text } = await open(`/stays/unsold?in=${day(10)}&out=${day(13)}`)
    expect(status).toBe(200)
    expect(text).toContain(sentence('stays.noPhotos'))
    expect(text).not.toContain(sentence('quotes.reserve'))
  })

  it.each(['hidden', 'never-was', 'UPPER', 'a--b', '-a', 'a%20b', '..%2F..%2Fetc', 'x'.repeat(300), '%F0%9F%8F%A0'])(
    'knows no “%s”',
    async slug => {
      const { status, text } = await open(`/stays/${slug}`)
      expect(status).toBe(404)
      expect(text).toContain(sentence('shell.oops'))
      expect(text).toContain(sentence('shell.allStays'))
    },
  )
})

describe('the papers', () => {
  it.each([
    ['/tos', 'Terms', 'When your booking is confirmed'],
    ['/refund', 'Cancellations and refunds', sentence('offers.freeUntil', { days: 5 })],
    ['/privacy', 'Privacy', 'casita_session'],
    ['/contact', 'Contact us', 'hello@casita.example'],
  ])('%s says what it has to', async (path, title, words) => {
    const { status, text, html } = await open(path)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} · Casita</title>`)
    expect(text).toContain(words)
  })
})
