// The form of a home's location.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestPlaceName, longestPostcode, mostLines } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
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
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-8" aria-label="Where it is">
      <input type="hidden" name="version" value={version} />
      <section aria-labelledby="address" className="card flex flex-col gap-5 p-5 md:p-6">
        <div>
          <h2 id="address" className="font-display text-2xl">
            The address
          </h2>
          <p className="text-ink-soft">
            Street and post code are told with a booking; town, region and country to all.
          </p>
        </div>
        <TextArea
          {...field('addressLines')}
          label="Street and house"
          hint={`As on an envelope: up to ${mostLines} lines.`}
          rows={3}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('postcode')} label="Post code" maxLength={longestPostcode} />
          <Field {...field('city')} label="Town or village" maxLength={longestPlaceName} />
          <Field {...field('region')} label="Region, county or island" maxLength={longestPlaceName} />
          <SelectField {...field('country')} label="Country" choices={choices.countries} />
        </div>
      </section>
      <TitledSection
        id="on-the-map"
        title="On the map and on the clock"
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field('point')}
            label="Latitude and longitude"
            hint="Told with a booking. Before, guests see a point 250 to 450 metres off: it was drawn once and goes along with the home."
            maxLength={60}
          />
          <SelectField
            {...field('timeZone')}
            label="Time zone"
            hint="Bookings keep the one they were made in."
            choices={choices.timeZones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </div>
      </TitledSection>
      <SubmitButton className="self-start">Keep the changes</SubmitButton>
    </Form>
  )
}
