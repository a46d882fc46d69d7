// The input of a new home.

import { z } from 'zod'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import {
  guestsAtMost,
  homeKind,
  homeName,
  homeSlug,
  parseHomeSlug,
  placeNames,
  point,
  timeZone,
} from '#admin/stays/form/home-fields.ts'
import { parseFormInput, typedIn, typing, whole } from '#values/form-input.ts'
import { currency, parseCurrency } from '#values/money.ts'
import { slugFrom } from '#values/slug.ts'
import { parseSum } from '#values/typed-sum.ts'

const nightlyMinor = whole(1, 999_999_999_999, 'homes.nightly').register(typing, {
  // What is typed cannot be judged before its currency is known, which is refused beside its own field.
  read: (typed, about) => {
    const code = parseCurrency(String(about.currency))
    return code ? parseSum(typed, code) : 1
  },
  write: String,
})

export const newHomeInput = z
  .strictObject({
    name: homeName,
    slug: homeSlug.optional().describe('The name of the home in addresses; left out, it is made of its name.'),
    kind: homeKind,
    guests: guestsAtMost.describe('How many guests it takes.'),
    ...placeNames,
    point: point.describe('Where it is exactly. Guests see a point a few hundred metres off, drawn once.'),
    timeZone,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'homes.currency')
      .refine(isCurrency, 'homes.currency')
      .transform(currency)
      .meta({ description: 'The currency of the amounts beside it, by ISO 4217.', example: 'EUR' }),
    nightlyMinor: nightlyMinor
      .optional()
      .describe('What any night costs to begin with, in minor units; left out, no night is sold yet.'),
  })
  .superRefine(({ name, slug }, { addIssue }) => {
    if (slug !== undefined || name === '' || parseHomeSlug(slugFrom(name))) return
    addIssue({ code: 'custom', path: ['slug'], message: 'homes.noSlug' })
  })

export type NewHomeInput = z.output<typeof newHomeInput>

export function parseNewHomeForm(form: FormData) {
  return parseFormInput(newHomeInput, form, {}, { about: { currency: typedIn(form, 'currency') } })
}

export type NewHomeValues = ReturnType<typeof parseNewHomeForm>['values']
