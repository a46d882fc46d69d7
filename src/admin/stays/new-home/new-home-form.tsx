// The form by which an operator begins a new home: what has to be known before anything else can be entered.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestHomeName, longestPlaceName } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { kindNames } from '#stays/kind-names.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { NewHomeValues } from './new-home-input.ts'

type Props = {
  readonly choices: HomeChoices
  readonly values: NewHomeValues
  readonly faults: Faults
}

export function NewHomeForm({ choices, values, faults }: Props) {
  const typed = (name: keyof NewHomeValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    fault: faults[name],
    autoComplete: 'off',
  })
  return (
    <Form method="post" className="flex flex-col gap-8" noValidate aria-label="A new home">
      <section aria-labelledby="what-it-is" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="what-it-is" className="font-display text-2xl">
          What it is
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...typed('name')} label="Name" hint="As guests read it." maxLength={longestHomeName} />
          <Field
            {...typed('slug')}
            label="Address on this site, if you want to choose it"
            hint="Left empty, it is made of the name: “The Mill House” becomes the-mill-house."
            maxLength={80}
          />
          <SelectField {...typed('kind')} label="Kind">
            <option value="">Choose</option>
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field {...typed('guests')} label="Guests at most" inputMode="numeric" />
        </div>
      </section>
      <section aria-labelledby="where-it-is" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="where-it-is" className="font-display text-2xl">
          Where it is
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...typed('city')} label="Town or village" maxLength={longestPlaceName} />
          <Field {...typed('region')} label="Region, county or island" maxLength={longestPlaceName} />
          <SelectField {...typed('country')} label="Country">
            <option value="">Choose</option>
            {choices.countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField {...typed('timeZone')} label="Time zone" hint="Arrivals, nights and deadlines follow it.">
            <option value="">Choose</option>
            {choices.timeZones.map(zone => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
          <Field
            {...typed('point')}
            label="Latitude and longitude"
            hint="As a map gives it: 58.35172, -5.15421. Before they book, guests see a circle a few hundred metres off."
            maxLength={60}
          />
        </div>
      </section>
      <section aria-labelledby="what-it-costs" className="card flex flex-col gap-5 p-5 md:p-6">
        <h2 id="what-it-costs" className="font-display text-2xl">
          What it costs
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SelectField {...typed('currency')} label="Currency" hint="All its prices are in it.">
            <option value="">Choose</option>
            {choices.currencies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Field
            {...typed('nightlyMinor')}
            label="A night, if you know already"
            hint="One price for every night to begin with. Nights without a price cannot be booked."
            inputMode="decimal"
          />
        </div>
      </section>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-ink-soft">
          Nobody sees the home before you publish it. Words, rooms, pictures and prices come next, in any order.
        </p>
        <button type="submit" className="button self-start">
          Begin this home
        </button>
      </div>
    </Form>
  )
}
