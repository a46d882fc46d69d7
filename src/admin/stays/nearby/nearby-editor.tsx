// The places near a home, each with its form, and a form for a new one.

import { Form } from 'react-router'
import { longestNearbyName, longestNearbyNote, mostNearby } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { nearbyGroupOf, nearbyGroups, nearbyKindLabel, nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyMinutes } from '#stays/near/nearby-place.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import type { AdminHome, NearbyTyped } from './homes-view.ts'
import type { NearbyFaults, NearbyValues } from './nearby-input.ts'

type AdminProps = { readonly home: AdminHome; readonly typed: NearbyTyped | undefined }

const ways = {
  foot: () => sentence('homes.onFoot'),
  bicycle: () => sentence('homes.byBicycle'),
  car: () => sentence('homes.byCar'),
  bus: () => sentence('homes.byBus'),
  boat: () => sentence('homes.byBoat'),
}

const noValues: NearbyValues = { place: '', kind: '', name: '', where: '', way: 'foot', minutes: '', note: '' }

export function NearbyEditor({ home: { version, places }, typed }: AdminProps) {
  const typedFor = (place: string) => (typed?.values.place === place ? typed : undefined)
  const added = typedFor('')
  return (
    <>
      <TitledSection id="near" title={sentence('homes.sectionNear')}>
        <p className="max-w-prose text-ink-soft">{sentence('homes.nearbyIntro')}</p>
        {places.length === 0 && <p>{sentence('homes.nothingEntered')}</p>}
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
      <TitledSection id="one-more" title={sentence('homes.oneMorePlace')}>
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
          <p>{sentence('homes.enoughNearby', { mostNearby })}</p>
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
      aria-label={values.name || sentence('homes.newPlace')}
    >
      <HiddenFields values={{ version, place: values.place }} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField {...field('kind')} label={sentence('homes.whatItIs')} empty={sentence('homes.choose')}>
          {nearbyGroups.map(({ code, label }) => (
            <optgroup key={code} label={label()}>
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
        <Field {...field('name')} label={sentence('homes.nameLabel')} maxLength={longestNearbyName} />
        <Field
          {...field('where')}
          label={sentence('homes.latitudeLongitude')}
          hint={sentence('homes.nearbyPointHint')}
          maxLength={60}
        />
        <Field
          {...field('note')}
          label={sentence('homes.inFewWords')}
          hint={sentence('homes.inFewWordsHint')}
          maxLength={longestNearbyNote}
        />
        <SelectField {...field('way')} label={sentence('homes.howOneGetsThere')} choices={ways} />
        <SelectField
          {...field('minutes')}
          label={sentence('homes.rideMinutes')}
          hint={sentence('homes.rideMinutesHint')}
          choices={nearbyMinutes.map(minutes => ({ value: minutes, label: String(minutes) }))}
          empty={sentence('homes.choose')}
        />
      </div>
      <p className="flex flex-wrap gap-3">
        <SubmitButton intent="keep">{isNew ? sentence('homes.addPlace') : sentence('homes.keepChanges')}</SubmitButton>
        {!isNew && (
          <SubmitButton intent="take-away" quiet formNoValidate>
            {sentence('homes.takeAway')}
          </SubmitButton>
        )}
      </p>
    </Form>
  )
}
