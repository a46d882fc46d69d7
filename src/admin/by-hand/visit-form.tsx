// The form that asks for the price of a visit which an operator books for a guest: home, dates, party, rate and extras.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import type { VisitFields } from '#quotes/input/visit-fields.ts'
import { QuoteChoices } from '#quotes/quote-choices.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import type { ByHandView } from './by-hand-view.ts'

type Props = Pick<
  ByHandView,
  'enquiry' | 'homes' | 'isMenu' | 'home' | 'homeFault' | 'fields' | 'faults' | 'today' | 'choices' | 'priced'
>

export function VisitForm({ enquiry, homes, isMenu, home, homeFault, fields, faults, today, choices, priced }: Props) {
  const field = fieldsOf<'in' | 'out'>({ values: fields, faults })
  const label = sentence('byHand.home')
  return (
    <Form method="get" className="card flex flex-col gap-5 p-5" aria-label={sentence('byHand.visit')} noValidate>
      {enquiry && <HiddenFields values={{ enquiry: enquiry.id }} />}
      {isMenu ? (
        <SelectField
          id="home"
          name="home"
          label={label}
          choices={homes}
          empty={sentence('byHand.choose')}
          defaultValue={home}
          fault={homeFault}
        />
      ) : (
        <>
          <Field
            id="home"
            name="home"
            list="homes"
            label={label}
            hint={sentence('byHand.homeHint')}
            defaultValue={home}
            fault={homeFault}
            autoComplete="off"
          />
          <datalist id="homes">
            {homes.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
      <div className="date-pair">
        <Field {...field('in')} type="date" label={sentence('amendments.arrive')} min={today} />
        <Field {...field('out')} type="date" label={sentence('amendments.leave')} min={today} />
      </div>
      <PartyFields fields={fields as VisitFields} faults={faults} />
      {choices && <QuoteChoices choices={choices} />}
      <SubmitButton quiet={priced?.price !== undefined} className="self-start">
        {sentence('byHand.checkPrice')}
      </SubmitButton>
    </Form>
  )
}
