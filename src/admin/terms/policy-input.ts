// What an operator may enter of a cancellation policy of their own: one zod schema for form and call.

import { z } from 'zod'
import { choice, share } from '#admin/rates/input/rate-fields.ts'
import { languageCodes } from '#catalogue/languages.ts'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import { line, typing, whole } from '#values/form-input.ts'
import { clocks, longestTermsName, mostTiers, openBalances } from './terms-limits.ts'

const back = share('rates.share')

/** On the clock of the home. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'rates.time')
  .register(typing, { read: typed => typed.replace('.', ':').padStart(5, '0'), write: String })

const tier = z.strictObject({
  daysBefore: whole(0, 730).describe('Until so many days before the arrival.'),
  time: time.optional().describe('On that day until this hour on the clock of the home; left out, that of check-in.'),
  lodging: back.describe('How much of the nights comes back, in hundredths of a percent.'),
  fee: back.describe('How much of the fees that follow the policy.'),
  extra: back.describe('How much of the extras that follow the policy.'),
})

const parts = ['lodging', 'fee', 'extra'] as const

export const policyInput = z
  .strictObject({
    name: line({ most: longestTermsName, missing: 'terms.policyName' }).describe('What it is called.'),
    names: z
      .array(
        z.strictObject({
          language: z.enum(languageCodes, choice).describe('In which language.'),
          translated: line({ most: longestTermsName, missing: 'terms.policyName' }).describe(
            'What it is called there.',
          ),
        }),
      )
      .max(languageCodes.length)
      .default([])
      .describe('What guests of other languages read; the name where there is none.'),
    tiers: z.array(tier).max(mostTiers).default([]).describe('What comes back until when, the earliest first.'),
    noShowLodging: back.default(0).describe('How much of the nights comes back to who never came.'),
    noShowFee: back.default(0).describe('How much of the fees.'),
    noShowExtra: back.default(0).describe('How much of the extras.'),
    graceHours: whole(1, 720).optional().describe('Everything comes back for so many hours after booking.'),
    graceLead: whole(0, 730).optional().describe('If it was booked so many days before the arrival or more.'),
    unpaid: z
      .enum(openBalances, choice)
      .default('waived')
      .describe('Whether what is retained and not paid is charged.'),
    clock: z
      .enum(clocks, choice)
      .default('keeps')
      .describe('Whether the days count to the first arrival after a change of dates, or to the new one.'),
  })
  .superRefine(({ name, tiers, graceHours, graceLead }, { addIssue }) => {
    const preset = presetNames.some(each => each.toLowerCase() === name.toLowerCase())
    if (preset) addIssue({ code: 'custom', path: ['name'], message: 'terms.presetName' })
    if ((graceHours === undefined) !== (graceLead === undefined)) {
      const path = graceHours === undefined ? 'graceHours' : 'graceLead'
      addIssue({ code: 'custom', path: [path], message: 'terms.wholeGrace' })
    }
    tiers.slice(1).forEach((each, index) => {
      const before = tiers[index]!
      const at = ['tiers', index + 1] as const
      if (each.daysBefore >= before.daysBefore) {
        addIssue({ code: 'custom', path: [...at, 'daysBefore'], message: 'terms.tiersInOrder' })
      }
      for (const part of parts.filter(name => each[name] > before[name])) {
        addIssue({ code: 'custom', path: [...at, part], message: 'terms.sharesFall' })
      }
    })
  })

export type EnteredPolicy = z.output<typeof policyInput>
