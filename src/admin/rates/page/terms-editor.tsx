// The cancellation policy and payment terms of a home.

import type { PolicyWords, RulesEditor, TermsChoices } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { PolicyField } from './policy-field.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'

export function TermsEditor({ editor, typed }: RulesEditor) {
  const { policy, presets, own, payments, place } = editor.terms
  return (
    <TitledSection id="terms" title={sentence('rates.terms')} className="card flex flex-col gap-5 p-5">
      <Policy {...policy} now />
      <p>{sentence('rates.paid', { terms: payments.name })}</p>
      <p>{place ? sentence('terms.followsTaxes', { place: place.name }) : sentence('terms.followsNoTaxes')}</p>
      <RateFormFrame editor={editor} what="terms" label={sentence('rates.terms')} values={{}} typed={typed}>
        {fields => <TermsFields {...fields} terms={editor.terms} />}
      </RateFormFrame>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">{sentence('rates.policiesAsRead')}</summary>
        <div className="flex flex-col gap-4 pt-3">
          {[...presets, ...own].map(each => (
            <Policy key={each.name} name={each.name} sentences={each.sentences} />
          ))}
        </div>
      </details>
    </TitledSection>
  )
}

export function TermsFields({ field, values, terms }: FieldsOf & { readonly terms: TermsChoices }) {
  const { own, choices, places } = terms
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PolicyField field={field} values={values} own={own} />
      <SelectField
        {...field('paymentTerms')}
        label={sentence('rates.whenPaid')}
        empty={sentence('rates.asItIs')}
        choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...field('taxes')}
        label={sentence('terms.taxesLabel')}
        empty={sentence('rates.asItIs')}
        choices={[
          { value: 0, label: sentence('terms.noTaxes') },
          ...places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  )
}

function Policy({ name: stored, sentences, now }: PolicyWords & { readonly now?: boolean }) {
  const name = sayPolicyName(stored)
  return (
    <div>
      <p className="font-semibold">{now ? sentence('rates.now', { name }) : name}</p>
      <ul className="list-disc ps-5 text-sm">
        {sentences.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
