// The operator's calls about what several homes share of their terms.

import { findTaxReport } from '#admin/tax-report/find-tax-report.server.ts'
import { changeTerms } from '#admin/terms/change-terms.server.ts'
import { findPlaces } from '#admin/terms/describe-taxes.server.ts'
import { findSharedTerms, sayPayment } from '#admin/terms/describe-terms.server.ts'
import { enteredTax, type StoredTax } from '#admin/terms/entered-tax.ts'
import { enteredPayment, enteredPolicy } from '#admin/terms/entered-terms.ts'
import { sayTax } from '#admin/terms/tax-words.ts'
import { termsRefusalStatus, termsRefusals } from '#admin/terms/terms-refusals.ts'
import { describeVisits } from '#api/admin/answers/describe-visits.server.ts'
import type { termsContract } from '#api/admin-contract/terms/terms-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency } from '#values/money.ts'

export const termsCalls: Handlers<keyof typeof termsContract> = {
  readTaxReport: async ({ tools, user, query }) => {
    const taxes = await findTaxReport(tools, user, query)
    return answerOne({ taxes: taxes.map(({ ruleId: tax, ...row }) => ({ ...row, tax })) })
  },

  readTerms: async ({ tools }) => answerOne(await describeTerms(tools)),

  changeTerms: async ({ tools, user, body }) => {
    const changed = await changeTerms(tools, user, body)
    if (!changed.ok) return refuseCommand(termsRefusalStatus, termsRefusals, changed)
    const { homes, home, visits } = changed.effect
    const effect = { homes, home: home?.slug ?? null, visit: describeVisits(visits, tools.clock.now()) }
    return answerOne({ terms: await describeTerms(tools), id: changed.id, effect })
  },
}

async function describeTerms(tools: Tools) {
  const [places, { payments, policies }] = await Promise.all([findPlaces(tools), findSharedTerms(tools)])
  return {
    payments: payments.map(({ id, version, homes, terms }) => {
      const { name, atProperty, parts } = enteredPayment(terms)
      const told = parts.map(({ share, daysBefore = null }) => ({ share, daysBefore }))
      const said = sayPayment(terms, currentLanguage().locale)
      return { id, version, name, homes, atProperty, parts: told, inWords: { said } }
    }),
    policies: policies.map(({ id, version, homes, policy }) => {
      const { graceHours = null, graceLead = null, tiers, ...entered } = enteredPolicy(policy)
      const told = tiers.map(({ time = null, ...tier }) => ({ ...tier, time }))
      return {
        ...entered,
        id,
        version,
        homes,
        graceHours,
        graceLead,
        tiers: told,
        inWords: { said: sayPolicy(policy) },
      }
    }),
    taxes: places.map(({ profile: { id, version, name, currency: code }, rules, homes }) => ({
      ...{ id, version, name, currency: code, homes: homes.map(({ slug }) => slug) },
      rules: rules.map(rule => describeTax(rule, code)),
    })),
  }
}

function describeTax(rule: StoredTax, code: string | null) {
  const entered = enteredTax(rule)
  const { name, jurisdiction, place, taxKind, inclusive, collectedBy, rounding, confirmed } = entered
  const { first = null, last = null, source = null, checkedOn = null } = entered
  const { exemptBelow = null, mostNights = null, exemptFrom = null } = entered
  const nothing = { percent: null, on: [], onNet: false, capMinor: null, amount: null, byBand: [] }
  const { percent = null, capMinor = null } = entered.taxKind === 'percent' ? entered : nothing
  const { on, onNet } = entered.taxKind === 'percent' ? entered : nothing
  const { amount = null, byBand } = entered.taxKind === 'percent' ? nothing : entered
  return {
    ...{ id: rule.id, name, jurisdiction, place, taxKind, percent, on: [...on], onNet, capMinor, amount },
    ...{ byBand: [...byBand], inclusive, exemptBelow, mostNights, exemptFrom, collectedBy, first, last, rounding },
    ...{ source, checkedOn, confirmed },
    inWords: { said: sayTax(entered, code === null ? undefined : currency(code), currentLanguage().locale) },
  }
}
