// The box beside a home: native fields that keep what was typed, sentences beside them, and a form that reserves.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { quote } from '#offers/quote/quote.ts'
import { render } from '#tests/support/render.ts'
import { saying } from '#tests/support/saying.ts'
import {
  basePlan,
  context,
  day,
  derivedPlan,
  discount,
  fee,
  input,
  noRefund,
  offer,
} from '#tests/support/some-offer.ts'
import { describeChoices } from './describe-choices.server.ts'
import { describeQuote } from './describe-quote.server.ts'
import { PriceBar } from './price-bar.tsx'
import { QuoteBox } from './quote-box.tsx'
import { parseQuoteInput, quoteFields } from './quote-input.ts'
import type { QuoteView } from './quote-view.ts'

const today = day('2026-05-01')
const priced = describeQuote(quote(offer(), input(), context()), {
  now: context().now,
  locale: 'en-GB',
  takesMoney: true,
})
const forSevenNights = sentence('quotes.totalFor', { nights: 7 })
const refused = {
  kind: 'refused',
  dates: ['The night of Mon is booked.', 'Visits have at least 3 nights.'],
  party: ['The home has room for 4 guests.'],
  plan: ['This rate is no longer on offer.'],
  coupon: [],
  extras: [],
  other: ['This home is not open.'],
} satisfies QuoteView

function box(query: string, view: QuoteView, from?: string, of = offer()) {
  const asked = parseQuoteInput(new URLSearchParams(query), today)
  const choices = describeChoices({ offer: of, asked, context: context(), view, locale: 'en-GB' })
  const shown = { visit: asked.visit, fields: quoteFields(asked), choices, quote: view, from, today: '2026-05-01' }
  const sent = { reserve: '/stays/casa/book?total=70000', whatFollows: 'Answered within a day.' }
  const props = { ...shown, ...sent, ask: '/contact?home=casa' }
  return render(createElement(QuoteBox, props, createElement('p', null, 'The lines of the price')))
}

describe('the box', () => {
  it('asks for dates and says what a visit costs from', () => {
    const { text, html } = box('', { kind: 'open' }, 'from €299 for 2 nights')
    expect(text).toContain('from €299 for 2 nights')
    expect(text).toContain(sentence('quotes.arrive'))
    expect(html).not.toContain('formMethod')
    expect(text).not.toContain('The lines of the price')
    expect(html).toContain('href="/contact?home=casa"')
  })

  it('has native fields with what was typed in them', () => {
    const inputs = box('in=2026-07-04&out=2026-07-11&adults=4&ages=3,7&infants=1&pets=1', priced).tags('input')
    const field = (name: string) => inputs.find(tag => tag.includes(`name="${name}"`) && !tag.includes('hidden'))
    expect(field('in')).toMatch(/type="date".*value="2026-07-04"/)
    expect(field('in')).toContain('min="2026-05-01"')
    expect(field('adults')).toMatch(/type="number".*value="4"/)
    expect(field('ages')).toContain('value="3,7"')
  })

  it('says the whole price first and offers to reserve this very visit', () => {
    const { text, tags, html } = box('in=2026-07-04&out=2026-07-11&adults=2', priced)
    expect(text).toContain(
      `€700 ${forSevenNights} ${sentence('quotes.includedPerNight', { perNight: sentence('quotes.aNight', { price: '€100' }) })}`,
    )
    expect(text).toContain('The lines of the price')
    // One form: what stands in the fields is what is reserved.
    expect(html.match(/<form/g)).toHaveLength(1)
    expect(tags('input').filter(tag => tag.includes('type="hidden"'))).toEqual([])
    const button = tags('button').at(-1)!
    for (const part of ['formMethod="post"', 'formAction="/stays/casa/book?total=70000"', 'value="hold"']) {
      expect(button).toContain(part)
    }
    expect(text.indexOf('€700')).toBeLessThan(text.indexOf(sentence('quotes.arrive')))
  })

  it('says beside the fields why not, and lets nobody reserve', () => {
    const { text, tags, html } = box('in=2026-07-04&out=2026-07-11&adults=9', refused)
    expect(text).toMatch(saying('quotes.notTheseDates'))
    for (const why of [...refused.dates, ...refused.party, ...refused.plan, ...refused.other])
      expect(text).toContain(why)
    const dates = tags('input').filter(tag => tag.includes('type="date"'))
    for (const tag of dates) expect(tag).toMatch(/aria-invalid="true".*aria-describedby="dates-fault"/)
    expect(html).toContain('id="dates-fault"')
    expect(html).toContain('<details')
    expect(tags('details')[0]).toContain('open')
    expect(html).not.toContain('formMethod')
  })

  it('keeps a wrong date as it was typed, with its sentence', () => {
    const { text, tags } = box('in=2026-07-11&out=2026-07-04', { kind: 'open' })
    expect(tags('input').find(tag => tag.includes('name="out"'))).toContain('value="2026-07-04"')
    expect(text).toMatch(saying('quotes.leaveTooEarly'))
  })

  it('says so when it is a request and not a booking', () => {
    const asks = offer({ bookingMode: { usual: 'request', overrides: [] } })
    const view = describeQuote(quote(asks, input(), context()), {
      now: context().now,
      locale: 'en-GB',
      takesMoney: true,
    })
    expect(box('in=2026-07-04&out=2026-07-11', view).text).toMatch(saying('quotes.askForNights'))
  })
})

describe('what may be chosen', () => {
  const chosen = offer({
    plans: [basePlan(), derivedPlan({ policy: { ...noRefund, name: 'Non-refundable' } })],
    fees: [
      fee(),
      fee({ id: 7, name: 'Basket of wood', mandatory: false, amount: 18_00, maxQuantity: 3 }),
      fee({ id: 8, name: 'Cot', mandatory: false, amount: 0 }),
    ],
    discounts: [discount({ kind: 'coupon', code: 'SUN' })],
  })
  const dates = 'in=2026-07-04&out=2026-07-11'
  const asked = (query: string) => {
    const { input } = parseQuoteInput(new URLSearchParams(query), today)
    const view = describeQuote(quote(chosen, input!, context()), {
      now: context().now,
      locale: 'en-GB',
      takesMoney: true,
    })
    return { ...box(query, view, undefined, chosen), view }
  }

  it('a rate, each with its total and its promise', () => {
    const { text, tags } = asked(dates)
    expect(text).toContain(`Standard ${sentence('offers.nothingBack')} €780`)
    expect(text).toContain(`Non-refundable ${sentence('offers.nothingBack')} €710`)
    const radios = tags('input').filter(tag => tag.includes('type="radio"'))
    expect(radios.map(tag => tag.includes('checked'))).toEqual([true, false])
    expect(asked(`${dates}&plan=2`).view).toMatchObject({ kind: 'priced', total: '€710' })
    expect(box('', { kind: 'open' }).text).not.toContain(sentence('quotes.rate'))
  })

  it('extras by their number, each with its price', () => {
    const { text, view, tags } = asked(`${dates}&extra-7=2`)
    expect(view).toMatchObject({ total: '€816' })
    expect(text).toContain('Basket of wood')
    expect(text).toContain(
      sentence('quotes.atMost', { price: sentence('quotes.extraEach', { price: '€18' }), most: 3 }),
    )
    expect(text).toContain(`Cot ${sentence('quotes.extraFree')}`)
    expect(tags('input').find(tag => tag.includes('name="extra-7"'))).toMatch(/max="3".*value="2"/)
    expect(tags('details').some(tag => tag.includes('choice') && tag.includes('open'))).toBe(true)
  })

  it('a code, with the sentence beside it that keeps it from counting', () => {
    expect(asked(`${dates}&code=sun`).view).toMatchObject({ total: '€710' })
    const { text, tags } = asked(`${dates}&code=MOON`)
    expect(text).toMatch(saying('quotes.notThisCode'))
    expect(text).toMatch(saying('offers.couponUnknown'))
    expect(tags('input').find(tag => tag.includes('name="code"'))).toMatch(
      /aria-invalid="true".*value="MOON"|value="MOON".*aria-invalid="true"/,
    )
    expect(box(dates, priced).text).not.toContain(sentence('quotes.haveCode'))
  })

  it('only what is on offer: an extra and a rate of another home are refused in words', () => {
    const { text } = asked(`${dates}&extra-99=1&plan=77`)
    expect(text).toMatch(saying('offers.extraUnknown'))
    expect(text).toMatch(saying('offers.planUnknown'))
  })
})

describe('the bar on a phone', () => {
  const bar = (view: QuoteView, from?: string) =>
    render(
      createElement(PriceBar, { quote: view, from, reserve: '/stays/casa/book?total=1', fields: {}, held: undefined }),
    )

  it('reserves with a button that belongs to the form of the box', () => {
    const { text, tags } = bar(priced)
    expect(text).toBe(`€700 ${sentence('quotes.allIn', { totalFor: forSevenNights })} ${sentence('quotes.reserve')}`)
    expect(tags('button')[0]).toContain('form="quote-form"')
  })

  it('leads to the dates when there is nothing to reserve', () => {
    expect(bar({ kind: 'open' }, 'from €299 for 2 nights').text).toBe(
      `from €299 for 2 nights ${sentence('quotes.chooseDates')}`,
    )
    expect(bar(refused).tags('a')[0]).toContain('href="#quote"')
  })
})
