// The form about the organisation: who it is, its account and invoices, and which payment methods are offered where.

import { Form } from 'react-router'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { OfferedMethodRow, type OfferedRow } from './offered-method-row.tsx'
import { organisationLimits as limits } from './organisation-limits.ts'

type Props = {
  readonly version: number
  readonly values: Readonly<Record<string, string>>
  readonly faults: Faults
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly methods: readonly OfferedRow[]
  /** False: everything is shown, and nothing can be changed. */
  readonly mayChange: boolean
}

const card = 'card flex flex-col gap-5 p-5 md:p-6'
const pair = 'grid items-start gap-5 sm:grid-cols-2'

export function OrganisationForm({ version, values, faults, countries, methods, mayChange }: Props) {
  const typed = { values, faults }
  return (
    <Form method="post" noValidate preventScrollReset aria-label={sentence('organisation.title')}>
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-8">
        <Identity {...typed} countries={countries} />
        <Imprint {...typed} />
        <Invoices {...typed} />
        <Account {...typed} />
        <TitledSection id="offered" title={sentence('organisation.offered')} className={card}>
          <p className="text-ink-soft">{sentence('organisation.offeredHint')}</p>
          <Offers value="all" chosen={values.offers} label={sentence('organisation.offersAll')} />
          <Offers value="chosen" chosen={values.offers} label={sentence('organisation.offersChosen')} />
          <ul className="flex flex-col gap-4">
            {methods.map(method => (
              <OfferedMethodRow key={method.method} {...method} {...typed} />
            ))}
          </ul>
        </TitledSection>
        {mayChange && <SubmitButton className="self-start">{sentence('homes.keepChanges')}</SubmitButton>}
      </fieldset>
    </Form>
  )
}

type Typed = Pick<Props, 'values' | 'faults'>

function Identity({ values, faults, countries }: Typed & Pick<Props, 'countries'>) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <TitledSection id="identity" title={sentence('organisation.identity')} className={card}>
      <p className="text-ink-soft">{sentence('organisation.identityHint')}</p>
      <Field {...field('legalName')} label={sentence('organisation.legalName')} maxLength={limits.legalName} />
      <TextArea
        {...field('addressLines')}
        label={sentence('homes.street')}
        hint={sentence('homes.envelope', { mostLines: limits.lines })}
        rows={3}
      />
      <div className={pair}>
        <Field {...field('postcode')} label={sentence('homes.postcode')} maxLength={limits.postcode} />
        <Field {...field('city')} label={sentence('homes.town')} maxLength={limits.city} />
        <SelectField
          {...field('country')}
          label={sentence('homes.countryName')}
          choices={countries}
          empty={sentence('organisation.noCountry')}
        />
        <Field
          {...field('taxNumber')}
          label={sentence('organisation.taxNumber')}
          hint={sentence('organisation.taxNumberHint')}
          maxLength={limits.taxNumber}
        />
      </div>
    </TitledSection>
  )
}

function Imprint(typed: Typed) {
  const field = fieldsOf({ ...typed, autoComplete: 'off' })
  return (
    <TitledSection id="imprint" title={sentence('organisation.imprint')} className={card}>
      <p className="text-ink-soft">{sentence('organisation.imprintHint')}</p>
      <Field
        {...field('responsiblePerson')}
        label={sentence('organisation.responsiblePerson')}
        hint={sentence('organisation.responsiblePersonHint')}
        maxLength={limits.responsiblePerson}
      />
      <div className={pair}>
        <Field
          {...field('email')}
          label={sentence('organisation.email')}
          hint={sentence('organisation.emailHint')}
          inputMode="email"
        />
        <Field {...field('phone')} label={sentence('organisation.phone')} maxLength={limits.phone} inputMode="tel" />
      </div>
      <Field
        {...field('registerEntry')}
        label={sentence('organisation.registerEntry')}
        hint={sentence('organisation.registerEntryHint')}
        maxLength={limits.registerEntry}
      />
    </TitledSection>
  )
}

function Invoices(typed: Typed) {
  const field = fieldsOf({ ...typed, autoComplete: 'off' })
  return (
    <TitledSection id="invoices" title={sentence('organisation.invoices')} className={card}>
      <div className={pair}>
        <SelectField
          {...field('invoiceRule')}
          label={sentence('organisation.invoiceRule')}
          choices={{
            never: sentence('organisation.invoicesNever'),
            'when-paid': sentence('organisation.invoicesWhenPaid'),
            'after-stay': sentence('organisation.invoicesAfterStay'),
          }}
        />
        <Field
          {...field('invoicePrefix')}
          label={sentence('organisation.invoicePrefix')}
          hint={sentence('organisation.invoicePrefixHint')}
        />
      </div>
    </TitledSection>
  )
}

function Account(typed: Typed) {
  const field = fieldsOf({ ...typed, autoComplete: 'off' })
  return (
    <TitledSection id="account" title={sentence('organisation.account')} className={card}>
      <p className="text-ink-soft">{sentence('organisation.accountHint')}</p>
      <div className={pair}>
        <Field {...field('accountHolder')} label={sentence('organisation.accountHolder')} maxLength={limits.holder} />
        <Field {...field('iban')} label={sentence('organisation.iban')} maxLength={60} />
        <Field {...field('bic')} label={sentence('organisation.bic')} hint={sentence('organisation.bicHint')} />
      </div>
    </TitledSection>
  )
}

type OffersProps = { readonly value: string; readonly chosen: string | undefined; readonly label: string }

function Offers({ value, chosen, label }: OffersProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="offers" value={value} defaultChecked={chosen === value} className="size-5 shrink-0" />
      {label}
    </label>
  )
}
