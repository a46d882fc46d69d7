// Parses the payment fields: the method, and whether its card pays later parts too.

import { isByCard, type PaymentMethod, paymentMethods } from '#payments/port/payment.ts'

export const withoutScriptField = 'without-script'

type PayInput = {
  readonly way?: PaymentMethod
  /** The guest ticked that this card pays the later parts too. */
  readonly paysLater?: boolean
  /** Their browser runs no script, so that no fields of the provider's can stand in our page. */
  readonly withoutScript?: boolean
}

/** A form without a way leaves the choice to the site. */
export function parsePayInput(form: FormData): PayInput {
  const way = chosenPaymentMethod(form)
  if (!way) return {}
  return isByCard(way)
    ? { way, paysLater: isAgreed(form), ...(isWithoutScript(form) && { withoutScript: true }) }
    : { way }
}

/** Only a browser without script sends the field: it stands in a `noscript`. */
export function isWithoutScript(form: FormData): boolean {
  return form.get(withoutScriptField) === 'yes'
}

/** Whether the box was ticked with which a guest lets the card pay later parts. */
export function isAgreed(form: FormData): boolean {
  return form.get('pays-later') === 'yes'
}

/** The way that was chosen, to be shown as chosen again. */
export function chosenPaymentMethod(form: FormData): PaymentMethod | undefined {
  return paymentMethods.find(way => way === form.get('way'))
}
