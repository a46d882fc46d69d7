// The form of a new home.

import { Form } from 'react-router'
import type { HomeChoices } from '#admin/stays/form/home-codes.ts'
import { longestHomeName, longestPlaceName } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
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
    <Form method="post" className="flex flex-col gap-8" noValidate aria-label="A new home">
      <TitledSection id="what-it-is" title="What it is" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...field('name')} label="Name" hint="As guests read it." maxLength={longestHomeName} />
          <Field
            {...field('slug')}
            label="Address on this site, if you want to choose it"
            hint="Left empty, it is made of the name: “The Mill House” becomes the-mill-house."
            maxLength={80}
          />
          <SelectField {...field('kind')} label="Kind" choices={kindNames} empty="Choose" />
          <Field {...field('guests')} label="Guests at most" inputMode="numeric" />
        </div>
      </TitledSection>
      <TitledSection id="where-it-is" title="Where it is" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field {...field('city')} label="Town or village" maxLength={longestPlaceName} />
          <Field {...field('region')} label="Region, county or island" maxLength={longestPlaceName} />
          <SelectField {...field('country')} label="Country" choices={choices.countries} empty="Choose" />
          <SelectField
            {...field('timeZone')}
            label="Time zone"
            hint="Arrivals, nights and deadlines follow it."
            empty="Choose"
            choices={choices.timeZones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
          <Field
            {...field('point')}
            label="Latitude and longitude"
            hint="As a map gives it: 58.35172, -5.15421. Before they book, guests see a circle a few hundred metres off."
            maxLength={60}
          />
        </div>
      </TitledSection>
      <TitledSection id="what-it-costs" title="What it costs" className="card flex flex-col gap-5 p-5 md:p-6">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SelectField
            {...field('currency')}
            label="Currency"
            hint="All its prices are in it."
            choices={choices.currencies}
            empty="Choose"
          />
          <Field
            {...field('nightlyMinor')}
            label="A night, if you know already"
            hint="One price for every night to begin with. Nights without a price cannot be booked."
            inputMode="decimal"
          />
        </div>
      </TitledSection>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-ink-soft">
          Nobody sees the home before you publish it. Words, rooms, pictures and prices come next, in any order.
        </p>
        <SubmitButton className="self-start">Begin this home</SubmitButton>
      </div>
    </Form>
  )
}
