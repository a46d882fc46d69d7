// The form of where a home is.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestPlaceName, longestPostcode, mostLines } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { PlaceValues } from './place-input.ts'

type Props = {
  readonly version: number
  readonly choices: Pick<HomeChoices, 'countries' | 'timeZones'>
  readonly values: PlaceValues
  readonly faults: Faults
}

export function PlaceForm({ version, choices, values, faults }: Props) {
  const typed = (name: keyof PlaceValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    fault: faults[name],
    autoComplete: 'off',
  })
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
          {...typed('addressLines')}
          label="Street and house"
          hint={`As on an envelope: up to ${mostLines} lines.`}
          rows={3}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...typed('postcode')} label="Post code" maxLength={longestPostcode} />
          <Field {...typed('city')} label="Town or village" maxLength={longestPlaceName} />
          <Field {...typed('region')} label="Region, county or island" maxLength={longestPlaceName} />
          <SelectField {...typed('country')} label="Country">
            {choices.countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </section>
      <section aria-labelledby="on-the-map" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="on-the-map" className="font-display text-2xl">
          On the map and on the clock
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...typed('point')}
            label="Latitude and longitude"
            hint="Told with a booking. Before, guests see a point 250 to 450 metres off: it was drawn once and goes along with the home."
            maxLength={60}
          />
          <SelectField {...typed('timeZone')} label="Time zone" hint="Bookings keep the one they were made in.">
            {choices.timeZones.map(zone => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </div>
      </section>
      <button type="submit" className="button self-start">
        Keep the changes
      </button>
    </Form>
  )
}
