// The currency that is charged, in words, for who is shown another one.

import { expect, it } from 'vitest'
import { ratesOf } from '#tests/support/some-rates.ts'
import { currency, money } from '#values/money.ts'
import { inDisplay } from './display-currency.server.ts'
import { chargedNote } from './say-charged.server.ts'

const rates = ratesOf({ EUR: 1, CHF: 0.93 })
const shownIn = (code: string, sum: ReturnType<typeof money>) =>
  inDisplay({ currency: currency(code), rates }, () => chargedNote(sum, 'en-GB'))

it('stands below a total in another currency than the one that is shown, with about how much it is', () => {
  expect(shownIn('CHF', money(443_00, currency('EUR')))).toEqual({
    about: 'about CHF\u00a0412',
    charged: 'You’ll be charged in euros (EUR).',
  })
  expect(shownIn('EUR', money(90_000, currency('MAD')))).toEqual({
    about: undefined,
    charged: 'You’ll be charged in Moroccan dirhams (MAD).',
  })
})

it('says nothing where the guest is shown what is charged, and where nothing is shown to a guest', () => {
  expect(shownIn('EUR', money(443_00, currency('EUR')))).toBeUndefined()
  expect(chargedNote(money(443_00, currency('EUR')), 'en-GB')).toBeUndefined()
})
