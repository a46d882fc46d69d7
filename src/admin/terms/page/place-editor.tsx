// The taxes of one place: each with its form, and new ones by their shape.

import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { longestTaxName } from '#admin/terms/tax-kinds.ts'
import type { PlaceView, TaxRow, TermsEditor } from '#admin/terms/terms-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { TaxFields } from './tax-fields.tsx'
import { isTyped, TermsForm } from './terms-form.tsx'

type Choice = { readonly value: string; readonly label: string }

export function PlaceFields({ field, currencies }: FieldsOf & { readonly currencies: readonly Choice[] }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        {...field('name')}
        label={sentence('terms.placeLabel')}
        hint={sentence('terms.placeLabelHint')}
        maxLength={longestTaxName}
      />
      <SelectField
        {...field('currency')}
        label={sentence('exchange.currency')}
        empty={sentence('exchange.choose')}
        choices={currencies}
      />
    </div>
  )
}

type Props = {
  readonly place: PlaceView
  readonly editor: TermsEditor
  /** What a new tax begins with, where a shape was chosen. */
  readonly fresh: Readonly<Record<string, string>> | undefined
  readonly shapes: readonly { readonly to: string; readonly label: string }[]
}

export function TaxesOfPlace({ place, editor, fresh, shapes }: Props) {
  return (
    <TitledSection id="taxes" title={sentence('terms.taxesOfPlace')}>
      {place.taxes.length === 0 && <p>{sentence('terms.noTax')}</p>}
      {place.taxes.map(tax => (
        <Tax key={tax.id} tax={tax} place={place} editor={editor} />
      ))}
      {editor.mayChange && (
        <details open={fresh || isTyped(editor, 'tax', undefined) ? true : undefined} className="card p-5" id="new-tax">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {sentence('terms.oneMore')}
          </summary>
          <div className="flex flex-col gap-5 pt-3">
            <nav aria-label={sentence('terms.shapes')}>
              <p className="text-ink-soft">{sentence('terms.shapesHint')}</p>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {shapes.map(({ to, label }) => (
                  <li key={to}>
                    <TextLink to={to} preventScrollReset>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
            <TermsForm
              editor={editor}
              what="tax"
              row={undefined}
              version={place.version}
              fresh={fresh ?? { on: 'lodging' }}
              label={sentence('terms.oneMore')}
            >
              {fields => <TaxFields {...fields} place={place} />}
            </TermsForm>
          </div>
        </details>
      )}
    </TitledSection>
  )
}

function Tax({ tax, place, editor }: Pick<Props, 'place' | 'editor'> & { readonly tax: TaxRow }) {
  const { title, said, sourced, isUsed } = tax
  return (
    <details open={isTyped(editor, 'tax', tax) ? true : undefined} className="card p-5">
      <summary className="min-h-11 cursor-pointer">
        <strong>{title}</strong> <span className="block text-sm">{said}</span>
        <span className={isUsed ? 'block text-ink-soft text-sm' : 'block text-alarm text-sm'}>{sourced}</span>
      </summary>
      <div className="pt-3">
        <TermsForm
          editor={editor}
          what="tax"
          row={tax}
          label={sentence('rates.rowForm', { name: title, said })}
          removable
        >
          {fields => <TaxFields {...fields} place={place} />}
        </TermsForm>
      </div>
    </details>
  )
}
