// The places near a home, each with its form, and a form for a new one.

import { Form } from 'react-router'
import { longestNearbyName, longestNearbyNote, mostNearby } from '#admin/stays/form/home-limits.ts'
import { nearbyGroupOf, nearbyGroups, nearbyKindLabel, nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyMinutes } from '#stays/near/nearby-place.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import type { AdminHome, NearbyTyped } from './homes-view.ts'
import type { NearbyFaults, NearbyValues } from './nearby-input.ts'

type AdminProps = { readonly home: AdminHome; readonly typed: NearbyTyped | undefined }

const ways = { foot: 'On foot', bicycle: 'By bicycle', car: 'By car', bus: 'By bus or train', boat: 'By boat' }

const noValues: NearbyValues = { place: '', kind: '', name: '', where: '', way: 'foot', minutes: '', note: '' }

export function NearbyEditor({ home: { version, places }, typed }: AdminProps) {
  const typedFor = (place: string) => (typed?.values.place === place ? typed : undefined)
  const added = typedFor('')
  return (
    <>
      <TitledSection id="near" title="What is near">
        <p className="max-w-prose text-ink-soft">
          Guests read the kind, the name, the distance and the way. The distance is measured from the middle of the
          circle on the map and not from the home, so that nobody can work out the address; where a place is stays with
          you.
        </p>
        {places.length === 0 && <p>Nothing is entered yet.</p>}
        {places.map(({ said, values }) => {
          const again = typedFor(values.place)
          return (
            <details key={`${values.place} ${version}`} open={again !== undefined} className="card p-5">
              <summary className="min-h-11 cursor-pointer">
                <strong>{values.name}</strong> <span className="block text-ink-soft text-sm">{said}</span>
              </summary>
              <PlaceForm version={version} values={again?.values ?? values} faults={again?.faults ?? {}} />
            </details>
          )
        })}
      </TitledSection>
      <TitledSection id="one-more" title="One more place">
        {places.length < mostNearby ? (
          <div className="card p-5">
            <PlaceForm
              key={version}
              version={version}
              values={added?.values ?? noValues}
              faults={added?.faults ?? {}}
            />
          </div>
        ) : (
          <p>The list is full: a home has up to {mostNearby} places. Take one away to enter another.</p>
        )}
      </TitledSection>
    </>
  )
}

type PlaceFormProps = {
  readonly version: number
  readonly values: NearbyValues
  readonly faults: NearbyFaults
}

function PlaceForm({ version, values, faults }: PlaceFormProps) {
  const isNew = values.place === ''
  const idOf = (name: string) => `${name}-${values.place || 'new'}`
  const field = fieldsOf({ values, faults, idOf, autoComplete: 'off' })
  return (
    <Form
      method="post"
      className="flex flex-col gap-5 pt-3"
      preventScrollReset
      aria-label={values.name || 'A new place'}
    >
      <HiddenFields values={{ version, place: values.place }} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField {...field('kind')} label="What it is" empty="Choose">
          {nearbyGroups.map(({ code, label }) => (
            <optgroup key={code} label={label}>
              {nearbyKinds
                .filter(kind => nearbyGroupOf(kind) === code)
                .map(kind => (
                  <option key={kind} value={kind}>
                    {nearbyKindLabel(kind)}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <Field {...field('name')} label="Name" maxLength={longestNearbyName} />
        <Field
          {...field('where')}
          label="Latitude and longitude"
          hint="As a map gives it: 58.35172, -5.15421. Only for the measuring; guests never see it."
          maxLength={60}
        />
        <Field
          {...field('note')}
          label="In a few words, if there is more to say"
          hint="Mind what it tells about the exact place."
          maxLength={longestNearbyNote}
        />
        <SelectField {...field('way')} label="How one gets there" choices={ways} />
        <SelectField
          {...field('minutes')}
          label="About how many minutes, for a ride"
          hint="A walk is worked out from the distance."
          choices={nearbyMinutes.map(minutes => ({ value: minutes, label: String(minutes) }))}
          empty="Choose"
        />
      </div>
      <p className="flex flex-wrap gap-3">
        <SubmitButton intent="keep">{isNew ? 'Add this place' : 'Keep the changes'}</SubmitButton>
        {!isNew && (
          <SubmitButton intent="take-away" quiet formNoValidate>
            Take it away
          </SubmitButton>
        )}
      </p>
    </Form>
  )
}
