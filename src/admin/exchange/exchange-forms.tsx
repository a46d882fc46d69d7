// The table of exchange rates, and the form that sets one.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'

type RateRow = {
  readonly code: string
  /** "Swiss Franc" */
  readonly name: string
  /** In words, as is the source. */
  readonly rate: string
  readonly day: string
  readonly source: string
  /** Whether it was set here, and may be removed. */
  readonly mayRemove: boolean
}

export function RateTable({ rows }: { readonly rows: readonly RateRow[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            {[sentence('exchange.currency'), sentence('exchange.perEuro'), sentence('exchange.day')].map(words => (
              <th key={words} scope="col" className="py-2 pe-4 text-start">
                {words}
              </th>
            ))}
            <th scope="col" className="py-2 text-start">
              {sentence('exchange.source')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, rate, day, source, mayRemove }) => (
            <tr key={code} className="border-line border-t">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {sentence('shell.namedCurrency', { name, code })}
              </th>
              <td className="py-2 pe-4">{rate}</td>
              <td className="py-2 pe-4">{day}</td>
              <td className="py-2">
                <div className="flex flex-wrap items-center gap-x-4">
                  {source}
                  {mayRemove && <RemoveRate code={code} name={name} />}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RemoveRate({ code, name }: Pick<RateRow, 'code' | 'name'>) {
  return (
    <Form method="post">
      <input type="hidden" name="currency" value={code} />
      <SubmitButton quiet intent="remove-rate">
        <RichSentence
          text={sentence('exchange.remove', { currency: name })}
          parts={{ unseen: words => <span className="sr-only">{words}</span> }}
        />
      </SubmitButton>
    </Form>
  )
}

type SetRateProps = {
  readonly currencies: readonly { readonly value: string; readonly label: string }[]
  readonly values: { readonly currency: string; readonly perEuro: string } | undefined
  readonly faults: { readonly currency?: string; readonly perEuro?: string } | undefined
}

export function SetRateForm({ currencies, values, faults }: SetRateProps) {
  return (
    <Form method="post" className="card flex max-w-2xl flex-col gap-4 p-6" noValidate>
      <h2 className="font-display text-2xl">{sentence('exchange.setTitle')}</h2>
      <p className="text-ink-soft">{sentence('exchange.setHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id="currency"
          name="currency"
          label={sentence('exchange.currency')}
          choices={currencies}
          empty={sentence('exchange.choose')}
          defaultValue={values?.currency}
          fault={faults?.currency}
        />
        <Field
          id="perEuro"
          name="perEuro"
          label={sentence('exchange.rate')}
          hint={sentence('exchange.rateHint')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values?.perEuro}
          fault={faults?.perEuro}
        />
      </div>
      <SubmitButton intent="set-rate" className="self-start">
        {sentence('exchange.set')}
      </SubmitButton>
    </Form>
  )
}
