// What stands around a page, as each reader sees it: languages, days, what was closed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontFor, frontSections, usualFront } from '#site/front/front-page.ts'
import { saidIn } from '#site/front/said-in.ts'
import { type Announcement, announcementFor, linksFor, noAnnouncement, noLinks } from './site-frame.ts'

const usualWords = 'Mehr dazu'
const codes = ['de', 'en', 'ar']
const snow: Announcement = {
  texts: [
    { language: 'en', text: 'Closed for snow', more: 'How so' },
    { language: 'ar', text: 'مغلق', more: '' },
  ],
  to: '/pages/snow',
  from: '2030-01-10',
  until: '2030-01-12',
  isDismissible: true,
}
const seen = (change: Partial<Announcement> = {}, today = '2030-01-11', closed?: string) =>
  announcementFor({ ...snow, ...change }, { codes, today, closed, usualWords })

describe('a text in several languages', () => {
  it('is that of the reader, else of the next language, which is marked; else there is none', () => {
    expect(saidIn({ de: 'Hallo', en: 'Hello' }, codes)).toEqual({ text: 'Hallo', mark: undefined })
    expect(saidIn({ de: '', en: 'Hello' }, codes)).toEqual({ text: 'Hello', mark: { lang: 'en', dir: 'ltr' } })
    expect(saidIn({ ar: 'مرحبا' }, codes)).toEqual({ text: 'مرحبا', mark: { lang: 'ar', dir: 'rtl' } })
    expect([saidIn({}, codes), saidIn({ de: '' }, codes), saidIn({ fr: 'Salut' }, codes)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('an announcement', () => {
  it.each([
    ['2030-01-09', false],
    ['2030-01-10', true],
    ['2030-01-12', true],
    ['2030-01-13', false],
  ])('from its first to its last day, on %s: %s', (today, isShown) => {
    expect(seen({}, today) !== undefined).toBe(isShown)
  })

  it('without days is always there, and without a text never', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), at => {
        const today = at.toISOString().slice(0, 10)
        expect(seen({ from: null, until: null }, today)).toBeDefined()
        expect(announcementFor(noAnnouncement, { codes, today, closed: undefined, usualWords })).toBeUndefined()
      }),
    )
  })

  it('has the words of one language for its text, and may have those of another for its link', () => {
    expect(seen()).toMatchObject({
      text: { text: 'Closed for snow', mark: { lang: 'en' } },
      link: { to: '/pages/snow', label: { text: 'How so', mark: { lang: 'en' } } },
    })
    expect(seen({ to: '' })!.link).toBeUndefined()
    const silent = { language: 'de', text: 'Schnee', more: '' }
    expect(seen({ texts: [silent] })!.link!.label).toEqual({ text: usualWords, mark: undefined })
  })

  it('is gone for whoever closed it, and back once it says something else or may not be closed', () => {
    const { closes } = seen()!
    expect(closes).toMatch(/^[a-z0-9]{1,10}$/)
    expect(seen({}, '2030-01-11', closes)).toBeUndefined()
    // Other days are no other announcement.
    expect(seen({ until: null }, '2030-01-11', closes)).toBeUndefined()
    expect(seen({ texts: [{ language: 'en', text: 'Open again', more: '' }] }, '2030-01-11', closes)).toBeDefined()
    expect(seen({ isDismissible: false }, '2030-01-11', closes)).toMatchObject({ closes: undefined })
    expect(seen({}, '2030-01-11', 'other')).toBeDefined()
  })

  it('is known by a short mark, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), (text, to) => {
        const { closes } = seen({ texts: [{ language: 'de', text, more: '' }], to })!
        expect(closes).toMatch(/^[a-z0-9]{1,10}$/)
        expect(seen({ texts: [{ language: 'de', text, more: '' }], to })!.closes).toBe(closes)
      }),
    )
  })
})

it('a link has the name of the reader’s language, and is left out where the site knows none of its names', () => {
  const links = [
    { to: '/pages/arriving', en: 'Arriving', de: 'Anreise' },
    { to: 'https://dunes.example/', ar: 'الكثبان' },
    { to: '/stays' },
  ]
  expect(linksFor({ links }, codes)).toEqual([
    { to: '/pages/arriving', label: { text: 'Anreise', mark: undefined } },
    { to: 'https://dunes.example/', label: { text: 'الكثبان', mark: { lang: 'ar', dir: 'rtl' } } },
  ])
  expect(linksFor(noLinks, codes)).toEqual([])
})

describe('the front page', () => {
  it('says what every site says and shows every part, as long as nobody arranged it', () => {
    expect(frontFor(usualFront, undefined, codes)).toEqual({
      ...{ headline: undefined, intro: undefined, picture: undefined, home: '' },
      sections: frontSections,
    })
  })

  it('takes each field from the first language that fills it', () => {
    const texts = [
      { language: 'en', headline: 'Come in', intro: 'By the sea', alt: 'A dune' },
      { language: 'de', headline: 'Herein', intro: '', alt: '' },
    ]
    const picture = { path: '/files/a.webp', width: 11, height: 12 }
    expect(frontFor({ texts, home: 'dune-house', sections: ['newest'] }, picture, codes)).toEqual({
      headline: { text: 'Herein', mark: undefined },
      intro: { text: 'By the sea', mark: { lang: 'en', dir: 'ltr' } },
      picture: { ...picture, alt: { text: 'A dune', mark: { lang: 'en', dir: 'ltr' } } },
      home: 'dune-house',
      sections: ['newest'],
    })
  })
})
