// The extras and the code of a hold: the fields that the home's page has as well, in the box of the checkout.

import { ChoicesBox, checkoutFormId } from '#bookings/checkout/choices-box.tsx'
import type { ChoicesPreview } from '#bookings/checkout/choices-preview.ts'
import { QuoteChoices } from '#search/visit/quote-choices.tsx'
import type { ChoicesView } from '#search/visit/quote-view.ts'

type HoldChoicesProps = { readonly choices: ChoicesView; readonly preview: ChoicesPreview | undefined }

export function HoldChoices({ choices, preview }: HoldChoicesProps) {
  return (
    <ChoicesBox preview={preview}>
      <QuoteChoices choices={choices} form={checkoutFormId} />
    </ChoicesBox>
  )
}
