// The neutral components: fields with their names, hints and faults, calendars, notices, pictures, running text.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { render } from '#tests/support/render.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { wordsOf } from './calendar-month.ts'
import { Field } from './field.tsx'
import { FollowingForm } from './following-form.tsx'
import { Icon } from './icon.tsx'
import { Prose } from './markdown/prose.tsx'
import { Notice } from './notice.tsx'
import { Picture } from './picture.tsx'

describe('a field', () => {
  const field = (props: object) => render(createElement(Field, { id: 'days', name: 'days', label: 'Days', ...props }))

  it('has a name', () => {
    const { tags, text } = field({ type: 'number', defaultValue: 3 })
    expect(tags('label')[0]).toContain('for="days"')
    expect(text).toBe(sentence('calendar.days'))
    expect(tags('input')[0]).toMatch(/id="days" name="days".*|type="number"/)
    expect(tags('input')[0]).not.toContain('aria-')
  })

  it('says what is wrong with it, and what helps', () => {
    const { tags, text } = field({ hint: 'At most 9', fault: 'That is too many.' })
    expect(text).toBe('Days At most 9 That is too many.')
    expect(tags('input')[0]).toContain('aria-describedby="days-fault days-hint"')
    expect(tags('p').join()).toMatch(/id="days-hint".*id="days-fault"/)
  })

  it('may share a fault with others', () => {
    const { tags } = field({ sharedFault: 'both-fault', hint: 'At most 9' })
    expect(tags('input')[0]).toContain('aria-describedby="both-fault days-hint"')
  })
})

describe('a calendar', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(long => ({
    long,
    short: long.slice(0, 3),
  }))
  const free = {
    day: '2026-05-08',
    date: 'Friday 8 May',
    said: 'free',
    step: 'arrive',
    lengths: [[1, 7]] as const,
    note: '100',
    look: 'free',
  }
  const gone = {
    ...{ day: '2026-05-09', date: 'Saturday 9 May', said: 'booked', look: 'booked' },
    step: undefined,
    lengths: [],
  }
  const week = [null, null, null, null, free, gone, null]
  const shown = {
    weekdays,
    sayChosen: (place: string) => ({ said: `yours, the ${place}`, step: 'choose again' }),
    hrefOf: (day: string) => `?in=${day}`,
  }

  it('is a table in which a day is a link or words', () => {
    const months = [{ label: 'May 2026', weeks: [week] }]
    const { tags, text, values } = render(createElement(CalendarGrid, { months, ...shown }))
    expect(tags('table')).toHaveLength(1)
    expect(tags('td')).toHaveLength(7)
    expect(values('href')).toEqual(['/?in=2026-05-08'])
    expect(text).toContain('Friday 8 May: free. arrive')
    expect(text).toContain('Saturday 9 May: booked')
    expect(tags('td').filter(tag => tag.includes('data-look="booked"'))).toHaveLength(1)
  })

  it('says of a chosen day its part in the visit alone, and of choosing only where one can', () => {
    const chosen = [{ ...free, chosen: 'start' } as const, { ...gone, chosen: 'between' } as const]
    const { text } = render(createElement(CalendarGrid, { months: [{ label: 'May 2026', weeks: [chosen] }], ...shown }))
    expect(text).toContain('Friday 8 May: yours, the start. choose again')
    expect(text).toMatch(/Saturday 9 May: yours, the between$/)
  })

  it('has no empty words where nothing is to say of a day', () => {
    const quiet = { ...free, said: undefined, step: undefined }
    const words = [wordsOf(quiet), wordsOf({ ...quiet, step: 'Check in here' })]
    expect(words).toEqual(['Friday 8 May', 'Friday 8 May. Check in here'])
  })

  it('reads each day once: number and price are for the eye', () => {
    const months = [{ label: 'May 2026', weeks: [week] }]
    const { html } = render(createElement(CalendarGrid, { months, ...shown }))
    expect(html).toContain('<span aria-hidden="true" class="calendar-number">8</span>')
    expect(html).toContain('<span class="sr-only">Friday 8 May: free. arrive</span>')
  })
})

describe('small things', () => {
  it('a notice that something is wrong is read out', () => {
    const wrong = { tone: 'wrong', title: 'Look', children: 'Again' } as const
    expect(render(createElement(Notice, wrong)).html).toContain('role="alert"')
    const plain = { tone: 'plain', children: 'All is well' } as const
    expect(render(createElement(Notice, plain)).html).not.toContain('role')
  })

  it('an icon is silent', () => {
    expect(render(createElement(Icon, { name: 'tick' })).tags('svg')[0]).toContain('aria-hidden="true"')
  })

  it('a picture offers the better formats first', () => {
    const sources = [
      { type: 'image/avif', srcSet: '/1.avif 400w' },
      { type: 'image/webp', srcSet: '/1.webp 400w' },
    ]
    const shown = { alt: 'A house', sources, src: '/1.webp', sizes: '100vw', width: 3, height: 2, placeholder: '#abc' }
    const { tags } = render(createElement(Picture, shown))
    expect(tags('source')).toHaveLength(1)
    expect(tags('source')[0]).toContain('type="image/avif"')
    expect(tags('img')[0]).toContain('srcSet="/1.webp 400w"')
  })

  it('a picture of the first screen is asked for by the head, in its best format and the size in use', () => {
    const sources = [
      { type: 'image/avif', srcSet: '/1.avif 400w' },
      { type: 'image/webp', srcSet: '/1.webp 400w' },
    ]
    const shown = { alt: 'A house', sources, src: '/1.webp', sizes: '50vw', width: 3, height: 2, placeholder: '#abc' }
    const preloads = (first: boolean) =>
      render(createElement(Picture, { ...shown, first }))
        .tags('link')
        .filter(tag => tag.includes('rel="preload"'))
    expect(preloads(false)).toEqual([])
    const [asked] = preloads(true)
    for (const part of ['as="image"', 'type="image/avif"', 'imageSrcSet="/1.avif 400w"', 'imageSizes="50vw"'])
      expect(asked).toContain(part)
  })

  it('running text stands as the server rendered it', () => {
    expect(render(createElement(Prose, { html: '<p>Come in.</p>' })).text).toBe('Come in.')
  })

  it('a form asks by address and works without script', () => {
    const props = { values: { in: '' }, action: '/stays', live: true, children: 'Fields' }
    const [form] = render(createElement(FollowingForm, props)).tags('form')
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/stays"')
  })
})
