// What an operator may enter about the organisation, by the form or by the call.

import { z } from 'zod'
import { isCountry } from '#admin/stays/form/home-codes.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { invoiceRules } from '#organisation/invoice-rule.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { isMailable, longestEmail } from '#values/email-address.ts'
import { formValues, line, parseFormInput, typedIn, typing } from '#values/form-input.ts'
import { compactIban, inGroups, isBic, isIban } from '#values/iban.ts'
import { organisationLimits as limits } from './organisation-limits.ts'

const wrongCountries: SentenceKey = 'organisation.wrongCountries'
const wrongHomes: SentenceKey = 'organisation.wrongHomes'

/** Several words in one field, with blanks or commas between. */
const wordsIn = (typed: string) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]

const countries = z
  .array(z.string().length(2, wrongCountries).refine(isCountry, wrongCountries))
  .min(1, wrongCountries)
  .max(300, wrongCountries)
  .meta({ description: 'Only for homes in these countries, by ISO 3166-1; null for every country.', example: ['PT'] })
  .register(typing, {
    read: typed => wordsIn(typed.toUpperCase()),
    write: (codes: readonly string[]) => codes.join(', '),
  })

/** Homes by their names in addresses, each once. */
export const homesByAddress = z
  .array(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, wrongHomes)
      .max(80, wrongHomes),
  )
  .min(1, wrongHomes)
  .max(limits.homes, wrongHomes)
  .meta({
    description: 'Only for these homes, by their names in addresses; null for all.',
    example: ['the-slug-of-a-home'],
  })
  .register(typing, {
    read: wordsIn,
    write: (slugs: readonly string[]) => slugs.join('\n'),
  })

const offeredMethod = z.strictObject({
  method: z.enum(paymentMethods).describe('Which payment method.'),
  countries: countries.nullable(),
  homes: homesByAddress.nullable(),
})

const account = (isRight: (compact: string) => boolean, wrong: SentenceKey) =>
  z
    .string()
    .max(60, wrong)
    .overwrite(compactIban)
    .refine(compact => compact === '' || isRight(compact), wrong)

export const organisationInput = z.strictObject({
  legalName: line({ most: limits.legalName }).describe('Who runs the site, as papers name them.'),
  addressLines: z
    .array(line({ most: limits.street }).min(1))
    .max(limits.lines, 'homes.fewerLines')
    .describe('Street and house, as on an envelope.'),
  postcode: line({ most: limits.postcode }).describe('The post code.'),
  city: line({ most: limits.city }).describe('The town.'),
  country: z
    .string()
    .length(2, 'homes.country')
    .refine(isCountry, 'homes.country')
    .nullable()
    .meta({ description: 'The country, by ISO 3166-1; null while none was entered.', example: 'PT' }),
  taxNumber: line({ most: limits.taxNumber }).describe('The number by which the tax office knows them.'),
  responsiblePerson: line({ most: limits.responsiblePerson })
    .default('')
    .describe('Who answers for what the site says, in its imprint.'),
  email: line({ most: longestEmail })
    .refine(typed => typed === '' || isMailable(typed), 'organisation.wrongEmail')
    .default('')
    .describe('Where guests write; empty for the address that the site was set up with.'),
  phone: line({ most: limits.phone }).default('').describe('The number that guests call; empty for none.'),
  registerEntry: line({ most: limits.registerEntry })
    .default('')
    .describe('The register in which the organisation stands, and its number there; empty for none.'),
  invoiceRule: z
    .enum(invoiceRules, 'forms.choose')
    .describe('When an invoice is made by itself: never, once all is paid, or after the visit.'),
  invoicePrefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{0,12}$/, 'organisation.wrongPrefix')
    .meta({ description: 'What the number of every invoice begins with.', example: 'INV-' }),
  accountHolder: line({ most: limits.holder }).describe('Whose account guests transfer to.'),
  iban: account(isIban, 'organisation.wrongIban').meta({
    description: 'The number of that account; empty for none.',
    example: 'DE89370400440532013000',
  }),
  bic: account(isBic, 'organisation.wrongBic').meta({
    description: 'The code of its bank; empty where it needs none.',
    example: 'COBADEFFXXX',
  }),
  offeredMethods: z
    .array(offeredMethod)
    .max(paymentMethods.length)
    .superRefine((rows, { addIssue }) => {
      const named = rows.map(({ method }) => method)
      const again = named.findIndex((method, at) => named.indexOf(method) < at)
      if (again >= 0) addIssue({ code: 'custom', path: [again, 'method'], message: 'must be named once' })
    })
    .nullable()
    .describe(
      'Which payment methods are offered, and for which homes; one that is not named is not offered. Null offers every method that the site was set up for, for all homes.',
    ),
})

export type OrganisationInput = z.output<typeof organisationInput>
export type OrganisationValues = Readonly<Record<string, string>>

/**
 * `offers` says whether all methods are offered, or those that are ticked. A method has the number of its place in
 * `paymentMethods`; what was typed beside one that is not ticked only stays in the form.
 */
export function parseOrganisationForm(form: FormData) {
  const isAll = typedIn(form, 'offers') === 'all'
  const isTicked = (at: number) => typedIn(form, `method-${at}`) === paymentMethods[at]
  const sent = new FormData()
  for (const [name, value] of form) {
    const [, at] = /^(?:method|countries|homes)-(\d+)$/.exec(name) ?? []
    if (at === undefined || (!isAll && isTicked(Number(at)))) sent.append(name, value)
  }
  const given = isAll ? { offeredMethods: null } : {}
  const { values, ...parsed } = parseFormInput(organisationInput, sent, undefined, { given })
  const typed = Object.fromEntries([...form.keys()].map(name => [name, typedIn(form, name)]))
  return { ...parsed, values: { ...typed, ...values } as OrganisationValues }
}

/** What the form shows of an organisation as it is stored. */
export function organisationValues(stored: OrganisationInput): OrganisationValues {
  const offered = stored.offeredMethods
  const rows = paymentMethods.map(method => offered?.find(each => each.method === method) ?? {})
  const values = formValues(organisationInput, { ...stored, offeredMethods: rows })
  return { ...values, iban: inGroups(stored.iban), offers: offered === null ? 'all' : 'chosen' }
}
