// The extras and the code of a hold: the fields that the home's page has as well, in the box of the checkout.

import { ChoicesBox, checkoutFormId } from '#checkout/choices-box.tsx'
import type { ChoicesPreview } from '#checkout/choices-preview.ts'
import { QuoteChoices } from '#quotes/quote-choices.tsx'
import type { ChoicesView } from '#quotes/quote-view.ts'

type HoldChoicesProps = { readonly choices: ChoicesView; readonly preview: ChoicesPreview | undefined }

export function HoldChoices({ choices, preview }: HoldChoicesProps) {
  return (
    <ChoicesBox preview={preview}>
      <QuoteChoices choices={choices} form={checkoutFormId} />
    </ChoicesBox>
  )
}
