// The calculator of refunds: a plain form, what would come back step by step, and worked examples.

import { Form } from 'react-router'
import { presetNames } from '#offers/refunds/policy-presets.ts'
import { Field } from '#ui/field.tsx'
import type { WhatIfAnswer } from './what-if.ts'
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
  return (
    <Form method="get" action="/refund" preventScrollReset className="what-if-form card">
      <Select
        name="policy"
        label="Promise"
        value={fields.policy}
        options={[['', 'All of them'], ...presetNames.map(name => [name, name] as const)]}
        fault={faults.policy}
      />
      <Field
        id="price"
        name="price"
        label="Price of the nights"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={fields.price}
        fault={faults.price}
      />
      <Select
        name="currency"
        label="Currency"
        value={fields.currency}
        options={currencies.map(code => [code, code] as const)}
        fault={faults.currency}
      />
      <Field id="in" name="in" type="date" label="Arriving" defaultValue={fields.in} fault={faults.in} />
      <Field id="day" name="day" type="date" label="Cancelled on" defaultValue={fields.day} fault={faults.day} />
      <button type="submit" className="button">
        Work it out
      </button>
    </Form>
  )
}

type SelectProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly fault: string | undefined
}

function Select({ name, label, value, options, fault }: SelectProps) {
  const faultId = fault ? `${name}-fault` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="field" aria-describedby={faultId}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {fault && (
        <p id={faultId} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
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
