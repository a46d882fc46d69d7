// The operator's list of what is near a home: each place as guests read it, with its form, and a form for one more.

import { Form } from 'react-router'
import { longestNearbyName, longestNearbyNote } from '#admin/stays/form/home-limits.ts'
import { nearbyGroupOf, nearbyGroups, nearbyKindLabel, nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyMinutes } from '#stays/near/nearby-place.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { AdminHome, NearbyTyped } from './homes-view.ts'
import type { NearbyFaults, NearbyValues } from './nearby-input.ts'
import { mostNearby } from './nearby-refusals.ts'

type AdminProps = { readonly home: AdminHome; readonly typed: NearbyTyped | undefined }

const noValues: NearbyValues = { place: '', kind: '', name: '', where: '', way: 'foot', minutes: '', note: '' }

export function NearbyEditor({ home: { version, places }, typed }: AdminProps) {
  const typedFor = (place: string) => (typed?.values.place === place ? typed : undefined)
  const added = typedFor('')
  return (
    <>
      <section aria-labelledby="near" className="flex flex-col gap-4">
        <h2 id="near" className="font-display text-2xl">
          What is near
        </h2>
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
      </section>
      <section aria-labelledby="one-more" className="flex flex-col gap-4">
        <h2 id="one-more" className="font-display text-2xl">
          One more place
        </h2>
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
      </section>
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
  const id = (field: string) => `${field}-${values.place || 'new'}`
  return (
    <Form
      method="post"
      className="flex flex-col gap-5 pt-3"
      preventScrollReset
      aria-label={values.name || 'A new place'}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="place" value={values.place} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField id={id('kind')} name="kind" label="What it is" defaultValue={values.kind} fault={faults.kind}>
          <option value="">Choose</option>
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
        <Field
          id={id('name')}
          name="name"
          label="Name"
          defaultValue={values.name}
          fault={faults.name}
          maxLength={longestNearbyName}
          autoComplete="off"
        />
        <Field
          id={id('where')}
          name="where"
          label="Latitude and longitude"
          hint="As a map gives it: 58.35172, -5.15421. Only for the measuring; guests never see it."
          defaultValue={values.where}
          fault={faults.where}
          maxLength={60}
          autoComplete="off"
        />
        <Field
          id={id('note')}
          name="note"
          label="In a few words, if there is more to say"
          hint="Mind what it tells about the exact place."
          defaultValue={values.note}
          fault={faults.note}
          maxLength={longestNearbyNote}
          autoComplete="off"
        />
        <SelectField id={id('way')} name="way" label="How one gets there" defaultValue={values.way} fault={faults.way}>
          <option value="foot">On foot</option>
          <option value="bicycle">By bicycle</option>
          <option value="car">By car</option>
          <option value="bus">By bus or train</option>
          <option value="boat">By boat</option>
        </SelectField>
        <SelectField
          id={id('minutes')}
          name="minutes"
          label="About how many minutes, for a ride"
          hint="A walk is worked out from the distance."
          defaultValue={values.minutes}
          fault={faults.minutes}
        >
          <option value="">Choose</option>
          {nearbyMinutes.map(minutes => (
            <option key={minutes} value={minutes}>
              {minutes}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="keep" className="button">
          {isNew ? 'Add this place' : 'Keep the changes'}
        </button>
        {!isNew && (
          <button type="submit" name="intent" value="take-away" className="button button-quiet" formNoValidate>
            Take it away
          </button>
        )}
      </p>
    </Form>
  )
}
