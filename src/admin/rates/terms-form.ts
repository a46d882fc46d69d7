// The form of a home's terms: which promise about cancelling it makes, and when it is paid.

import { presetNames } from '#offers/refunds/policy-presets.ts'
import type { RateReader } from './rate-form.ts'

/** An empty field leaves what the home has. */
export const termsForm: RateReader = {
  fields: () => ['policy', 'payments'],
  read: values => {
    const policy = presetNames.find(each => each === values.policy)
    const isPayments = /^\d{0,9}$/.test(values.payments!)
    const faults = {
      ...(values.policy === '' || policy ? {} : { policy: 'Please choose one of these.' }),
      ...(isPayments ? {} : { payments: 'Please choose one of these.' }),
    }
    if (Object.keys(faults).length > 0) return { ok: false, faults }
    const terms = {
      ...(policy ? { policy } : {}),
      ...(values.payments === '' ? {} : { paymentTermsId: Number(values.payments) }),
    }
    return { ok: true, change: { kind: 'terms', terms } }
  },
}
