// The refund calculator: a plain form, the refund step by step, and worked examples.

import { Form } from 'react-router'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import type { WhatIfAnswer } from './what-if.ts'
import type { WhatIfField } from './what-if-input.ts'
import type { WhatIfView } from './what-if-view.ts'

export function RefundCalculator({ view }: { readonly view: WhatIfView }) {
  const { answers, examples } = view
  return (
    <section aria-labelledby="what-if-title" className="what-if">
      <h2 id="what-if-title">What would I get back?</h2>
      <p>
        Write what the nights cost and when. Deadlines are counted to 16:00 on the clock at the home, which is the usual
        hour of check-in; your booking shows yours to the minute, with its fees and taxes.
      </p>
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
      <SelectField {...fieldOf('policy')} label="Promise">
        <option value="">All of them</option>
        <Options values={presetNames} />
      </SelectField>
      <Field {...fieldOf('price')} label="Price of the nights" inputMode="decimal" autoComplete="off" />
      <SelectField {...fieldOf('currency')} label="Currency">
        <Options values={currencies} />
      </SelectField>
      <Field {...fieldOf('in')} type="date" label="Arriving" />
      <Field {...fieldOf('day')} type="date" label="Cancelled on" />
      <SubmitButton>Work it out</SubmitButton>
    </Form>
  )
}

function Options({ values }: { readonly values: readonly string[] }) {
  return values.map(value => (
    <option key={value} value={value}>
      {value}
    </option>
  ))
}

function Answer({ answer: { name, onDay, steps, promise } }: { readonly answer: WhatIfAnswer }) {
  return (
    <article className="card p-5">
      <h3>{name}</h3>
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
        <caption>Worked examples: what comes back of {price} paid for the nights, cancelled at noon</caption>
        <thead>
          <tr>
            <th scope="col">Promise</th>
            {days.map(before => (
              <th key={before} scope="col">
                {before} days before
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, back }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
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
