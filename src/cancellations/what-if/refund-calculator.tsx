// The refund calculator: a plain form, the refund step by step, and worked examples.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { presetNames, sayPolicyName } from '#offers/refunds/policy-presets.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import type { WhatIfAnswer } from './what-if.ts'
import type { WhatIfField } from './what-if-input.ts'
import type { WhatIfView } from './what-if-view.ts'

export function RefundCalculator({ view }: { readonly view: WhatIfView }) {
  const { answers, examples } = view
  return (
    <section aria-labelledby="what-if-title" className="what-if">
      <h2 id="what-if-title">{sentence('search.whatIf')}</h2>
      <p>{sentence('search.whatIfText')}</p>
      <WhatIfForm view={view} />
      {answers.length > 0 && (
        <div role="status" className="policies">
          {answers.map(answer => (
            <Answer key={answer.name} answer={answer} />
          ))}
        </div>
      )}
      <Examples {...examples} />
    </section>
  )
}

function WhatIfForm({ view: { fields, faults, currencies } }: { readonly view: WhatIfView }) {
  const fieldOf = (name: WhatIfField) => ({ id: name, name, defaultValue: fields[name], fault: faults[name] })
  return (
    <Form method="get" action="/refund" preventScrollReset className="what-if-form card">
      <SelectField
        {...fieldOf('policy')}
        label={sentence('search.promise')}
        empty={sentence('search.allPromises')}
        choices={presetNames.map(value => ({ value, label: sayPolicyName(value) }))}
      />
      <Field {...fieldOf('price')} label={sentence('search.priceOfNights')} inputMode="decimal" autoComplete="off" />
      <SelectField
        {...fieldOf('currency')}
        label={sentence('search.currency')}
        choices={currencies.map(value => ({ value, label: value }))}
      />
      <Field {...fieldOf('in')} type="date" label={sentence('search.arriving')} />
      <Field {...fieldOf('day')} type="date" label={sentence('search.cancelledOn')} />
      <SubmitButton>{sentence('search.workOut')}</SubmitButton>
    </Form>
  )
}

function Answer({ answer: { name, onDay, steps, promise } }: { readonly answer: WhatIfAnswer }) {
  return (
    <article className="card p-5">
      <h3>{sayPolicyName(name)}</h3>
      <p className="font-semibold">{onDay}</p>
      <ul className="policy-sentences">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="pt-3 text-ink-soft text-sm">{promise.join(' ')}</p>
    </article>
  )
}

function Examples({ price, days, rows }: WhatIfView['examples']) {
  return (
    <div className="what-if-examples">
      <table>
        <caption>{sentence('search.examples', { price })}</caption>
        <thead>
          <tr>
            <th scope="col">{sentence('search.promise')}</th>
            {days.map(before => (
              <th key={before} scope="col">
                {sentence('search.daysBefore', { days: before })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, back }) => (
            <tr key={name}>
              <th scope="row">{sayPolicyName(name)}</th>
              {days.map((before, index) => (
                <td key={before}>{back[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
