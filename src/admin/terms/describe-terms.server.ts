// Describes when guests can be asked to pay, and the cancellation policies of one's own.

import { asc, sql } from 'drizzle-orm'
import { rateAbout } from '#admin/rates/rate-input.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isPreset } from '#offers/refunds/policy-presets.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { cancellationPolicyTable, paymentTermsTable } from '#offers/stored/rule-tables.server.ts'
import { loadTerms } from '#offers/stored/terms-store.server.ts'
import type { PaymentTerms } from '#offers/terms/stay-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { formValues } from '#values/form-input.ts'
import { listFormat } from '#values/formats.ts'
import { currency } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'
import { mayChangeTerms } from './change-terms.server.ts'
import { enteredPayment, enteredPolicy } from './entered-terms.ts'
import { paymentInput } from './payment-input.ts'
import { policyInput } from './policy-input.ts'
import type { SharedTermsView } from './terms-view.ts'

/** No form of these has a sum. */
const noSums = rateAbout({ currency: currency('EUR') })

/** Both with their versions, and how many homes have them; of policies those that are no preset to the letter. */
export async function findSharedTerms({ database }: Tools) {
  const used = (table: typeof paymentTermsTable | typeof cancellationPolicyTable, column: string) =>
    database
      .select({
        ...{ id: table.id, version: table.version },
        homes: sql<number>`(select count(*)::integer from stay_offer where ${sql.identifier(column)} = ${table.id})`,
      })
      .from(table)
      .orderBy(asc(table.name), asc(table.id))
  const [terms, payments, policies] = await Promise.all([
    loadTerms(database),
    used(paymentTermsTable, 'payment_terms_id'),
    used(cancellationPolicyTable, 'policy_id'),
  ])
  return {
    payments: payments.flatMap(row => {
      const found = terms.paymentTerms.get(row.id)
      return found ? [{ ...row, terms: found }] : []
    }),
    policies: policies.flatMap(row => {
      const policy = terms.policies.get(row.id)
      return policy && !isPreset(policy) ? [{ ...row, policy }] : []
    }),
  }
}

export async function describeSharedTerms(tools: Tools, who: Operator): Promise<SharedTermsView> {
  const { payments, policies } = await findSharedTerms(tools)
  const { locale } = currentLanguage()
  return {
    mayChange: mayChangeTerms(who),
    payments: payments.map(({ id, version, homes, terms }) => ({
      ...{ id, version, homes, title: terms.name, said: sayPayment(terms, locale) },
      values: formValues(paymentInput, enteredPayment(terms), noSums),
    })),
    policies: policies.map(({ id, version, homes, policy }) => ({
      ...{ id, version, homes, title: policy.name, said: sayPolicy(policy).join(' ') },
      values: formValues(policyInput, enteredPolicy(policy), noSums),
    })),
  }
}

/** "30 % when booking, 70 % 30 days before arrival" */
export function sayPayment({ atProperty, instalments }: PaymentTerms, locale: string): string {
  if (atProperty) return sentence('terms.partsAtHome')
  const parts = instalments.map(({ shareBasisPoints, daysBefore }) => {
    const percent = percentText(shareBasisPoints)
    return daysBefore === null
      ? sentence('terms.partNow', { percent })
      : sentence('terms.partBefore', { percent, days: daysBefore })
  })
  return listFormat(locale, { type: 'unit' }).format(parts)
}
