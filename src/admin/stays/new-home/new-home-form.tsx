// The form of a new home.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestHomeName, longestPlaceName } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { kindNames } from '#stays/kind-names.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import type { NewHomeValues } from './new-home-input.ts'

type Props = {
  readonly choices: HomeChoices
  readonly values: NewHomeValues
  readonly faults: Faults
}

export function NewHomeForm({ choices, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form method="post" className="flex flex-col gap-8" noValidate aria-label={sentence('homes.newHome')}>
      <TitledSection id="what-it-is" title={sentence('homes.whatItIs')} className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field
            {...field('name')}
            label={sentence('homes.nameLabel')}
            hint={sentence('homes.asGuestsReadName')}
            maxLength={longestHomeName}
          />
          <Field
            {...field('slug')}
            label={sentence('homes.chooseAddress')}
            hint={sentence('homes.chooseAddressHint')}
            maxLength={80}
          />
          <SelectField
            {...field('kind')}
            label={sentence('homes.kindLabel')}
            choices={kindNames}
            empty={sentence('homes.choose')}
          />
          <Field {...field('guests')} label={sentence('homes.guestsAtMost')} inputMode="numeric" />
        </div>
      </TitledSection>
      <TitledSection
        id="where-it-is"
        title={sentence('homes.sectionPlace')}
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...field('city')} label={sentence('homes.town')} maxLength={longestPlaceName} />
          <Field {...field('region')} label={sentence('homes.regionOrIsland')} maxLength={longestPlaceName} />
          <SelectField
            {...field('country')}
            label={sentence('homes.countryName')}
            choices={choices.countries}
            empty={sentence('homes.choose')}
          />
          <SelectField
            {...field('timeZone')}
            label={sentence('homes.zone')}
            hint={sentence('homes.zoneHint')}
            empty={sentence('homes.choose')}
            choices={choices.timeZones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
          <Field
            {...field('point')}
            label={sentence('homes.latitudeLongitude')}
            hint={sentence('homes.pointHint')}
            maxLength={60}
          />
        </div>
      </TitledSection>
      <TitledSection
        id="what-it-costs"
        title={sentence('homes.whatItCosts')}
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SelectField
            {...field('currency')}
            label={sentence('homes.currencyLabel')}
            hint={sentence('homes.currencyHint')}
            choices={choices.currencies}
            empty={sentence('homes.choose')}
          />
          <Field
            {...field('nightlyMinor')}
            label={sentence('homes.nightlyLabel')}
            hint={sentence('homes.nightlyHint')}
            inputMode="decimal"
          />
        </div>
      </TitledSection>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-ink-soft">{sentence('homes.seenByNobody')}</p>
        <SubmitButton className="self-start">{sentence('homes.begin')}</SubmitButton>
      </div>
    </Form>
  )
}
