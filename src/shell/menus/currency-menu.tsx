// In which currency prices are shown: the form of the header's menu and of its page.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { CurrencyChoice, OfferedCurrency } from '#shell/currency/currency-choice.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { SelectField } from '#ui/field.tsx'

type CurrencyFormProps = CurrencyChoice & {
  readonly id: string
  /** The page to return to, without its language. */
  readonly back: string
  readonly fault?: string | undefined
}

export function CurrencyForm({ current, usual, others, rates, id, back, fault }: CurrencyFormProps) {
  return (
    <Form method="post" action="/currency" className="flex flex-col gap-3">
      <input type="hidden" name="back" value={back} />
      {/* A new one after each choice: the browser keeps what was chosen in the old one. */}
      <SelectField
        key={current.code}
        id={id}
        name="currency"
        label={sentence('shell.currencyOfPrices')}
        autoComplete="off"
        defaultValue={current.code}
        fault={fault}
      >
        {others.length === 0 ? (
          <Currencies currencies={usual} />
        ) : (
          <>
            <optgroup label={sentence('shell.usualCurrencies')}>
              <Currencies currencies={usual} />
            </optgroup>
            <optgroup label={sentence('shell.otherCurrencies')}>
              <Currencies currencies={others} />
            </optgroup>
          </>
        )}
      </SelectField>
      <SubmitButton quiet>{sentence('shell.showCurrency')}</SubmitButton>
      {others.length === 0 && (
        <Link to={`/currency?back=${encodeURIComponent(back)}`} className="link text-sm">
          {sentence('shell.otherCurrencies')}
        </Link>
      )}
      <p className="text-ink-soft text-sm">{sentence('exchange.chargedInHomes')}</p>
      {rates.map(words => (
        <p key={words} className="text-ink-soft text-sm">
          {words}
        </p>
      ))}
    </Form>
  )
}

function Currencies({ currencies }: { readonly currencies: readonly OfferedCurrency[] }) {
  return currencies.map(({ code, name }) => (
    <option key={code} value={code}>
      {sentence('shell.namedCurrency', { name, code })}
    </option>
  ))
}
