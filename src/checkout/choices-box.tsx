// Extras and a code at the checkout: fields, price, and the button that takes them.

import { QuoteChoices } from '#quotes/quote-choices.tsx'
import type { ChoicesView } from '#quotes/quote-view.ts'
import type { ChoicesPreview } from './choices-preview.ts'

/** The form at the checkout to which the fields of this box belong. */
export const checkoutFormId = 'checkout-form'

type ChoicesBoxProps = { readonly choices: ChoicesView; readonly preview: ChoicesPreview | undefined }

export function ChoicesBox({ choices, preview }: ChoicesBoxProps) {
  return (
    <section aria-labelledby="choices-title" className="card flex flex-col items-stretch gap-3 p-5">
      <h2 id="choices-title" className="font-semibold">
        Add or change
      </h2>
      <QuoteChoices choices={choices} form={checkoutFormId} />
      <button
        type="submit"
        form={checkoutFormId}
        name="intent"
        value="see-choices"
        formNoValidate
        className="button button-quiet"
      >
        See what that costs
      </button>
      <div aria-live="polite" className="flex flex-col gap-3">
        {preview?.kind === 'same' && <p>That is what you have chosen already.</p>}
        {preview?.kind === 'refused' && preview.other.length > 0 && (
          <p className="text-alarm">{preview.other.join(' ')}</p>
        )}
        {preview?.kind === 'priced' && (
          <>
            <p>
              With that the total is <strong>{preview.total}</strong>: {preview.difference}.
            </p>
            <input type="hidden" name="seen" value={preview.totalMinor} form={checkoutFormId} />
            <button
              type="submit"
              form={checkoutFormId}
              name="intent"
              value="take-choices"
              formNoValidate
              className="button"
            >
              Take it, for {preview.total} in all
            </button>
          </>
        )}
      </div>
    </section>
  )
}
