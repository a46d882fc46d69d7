// Extras and a code at the checkout: fields, price, and the button that takes them.

import { sentence } from '#catalogue/sentence.ts'
import { QuoteChoices } from '#quotes/quote-choices.tsx'
import type { ChoicesView } from '#quotes/quote-view.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ChoicesPreview } from './choices-preview.ts'

/** The form at the checkout to which the fields of this box belong. */
export const checkoutFormId = 'checkout-form'

type ChoicesBoxProps = { readonly choices: ChoicesView; readonly preview: ChoicesPreview | undefined }

export function ChoicesBox({ choices, preview }: ChoicesBoxProps) {
  return (
    <section aria-labelledby="choices-title" className="card flex flex-col items-stretch gap-3 p-5">
      <h2 id="choices-title" className="font-semibold">
        {sentence('checkout.addOrChange')}
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
        {sentence('checkout.seeCost')}
      </button>
      <div aria-live="polite" className="flex flex-col gap-3">
        {preview?.kind === 'same' && <p>{sentence('checkout.chosenAlready')}</p>}
        {preview?.kind === 'refused' && preview.other.length > 0 && (
          <p className="text-alarm">{preview.other.join(' ')}</p>
        )}
        {preview?.kind === 'priced' && (
          <>
            <p>
              <RichSentence
                text={sentence('checkout.newTotal', { difference: preview.difference })}
                parts={{ total: () => <strong>{preview.total}</strong> }}
              />
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
              {sentence('checkout.takeIt', { total: preview.total })}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
