// The form of a home's location.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestPlaceName, longestPostcode, mostLines } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { PlaceValues } from './place-input.ts'

type Props = {
  readonly version: number
  readonly choices: Pick<HomeChoices, 'countries' | 'timeZones'>
  readonly values: PlaceValues
  readonly faults: Faults
}

export function PlaceForm({ version, choices, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-8"
      aria-label={sentence('homes.sectionPlace')}
    >
      <input type="hidden" name="version" value={version} />
      <section aria-labelledby="address" className="card flex flex-col gap-5 p-5 md:p-6">
        <div>
          <h2 id="address" className="font-display text-2xl">
            {sentence('homes.address')}
          </h2>
          <p className="text-ink-soft">{sentence('homes.addressTold')}</p>
        </div>
        <TextArea
          {...field('addressLines')}
          label={sentence('homes.street')}
          hint={sentence('homes.envelope', { mostLines })}
          rows={3}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('postcode')} label={sentence('homes.postcode')} maxLength={longestPostcode} />
          <Field {...field('city')} label={sentence('homes.town')} maxLength={longestPlaceName} />
          <Field {...field('region')} label={sentence('homes.regionOrIsland')} maxLength={longestPlaceName} />
          <SelectField {...field('country')} label={sentence('homes.countryName')} choices={choices.countries} />
        </div>
      </section>
      <TitledSection id="on-the-map" title={sentence('homes.onTheMap')} className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field('point')}
            label={sentence('homes.latitudeLongitude')}
            hint={sentence('homes.pointTold')}
            maxLength={60}
          />
          <SelectField
            {...field('timeZone')}
            label={sentence('homes.zone')}
            hint={sentence('homes.zoneKept')}
            choices={choices.timeZones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </div>
      </TitledSection>
      <SubmitButton className="self-start">{sentence('homes.keepChanges')}</SubmitButton>
    </Form>
  )
}
