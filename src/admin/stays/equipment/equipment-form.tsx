// The form of a home's amenities, by group, and its house rules.

import { Form } from 'react-router'
import { amenityCodes, longestAmenityNote, mostRuleNotes } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Amenity, groupAmenities } from '#stays/amenities.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { EquipmentValues } from './equipment-input.ts'

type Props = { readonly version: number; readonly values: EquipmentValues; readonly faults: Faults }

const groups = groupAmenities(amenityCodes)

export function EquipmentForm({ version, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-8"
      aria-label={sentence('homes.sectionEquipment')}
    >
      <input type="hidden" name="version" value={version} />
      <TitledSection
        id="house-rules"
        title={sentence('pages.houseRules')}
        className="card flex flex-col gap-5 p-5 md:p-6"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-5">
          <SelectField
            {...field('smoking')}
            label={sentence('stays.smoking')}
            empty={sentence('homes.nothingSaid')}
            choices={{ no: sentence('stays.smokingNo'), outside: sentence('stays.smokingOutside') }}
          />
          <SelectField
            {...field('parties')}
            label={sentence('stays.parties')}
            empty={sentence('homes.nothingSaid')}
            choices={{ no: sentence('stays.partiesNo'), yes: sentence('stays.partiesYes') }}
          />
          <Field {...field('quietFrom')} label={sentence('homes.quietFrom')} type="time" />
          <Field {...field('quietUntil')} label={sentence('homes.quietUntil')} type="time" />
          <Field
            {...field('minimumAge')}
            label={sentence('homes.ageOfBooker')}
            hint={sentence('homes.ifItMatters')}
            inputMode="numeric"
          />
        </div>
        <TextArea
          {...field('notes')}
          label={sentence('stays.goodToKnow')}
          hint={sentence('homes.furtherRules', { mostRuleNotes })}
          rows={4}
        />
      </TitledSection>
      {groups.map(({ group, amenities: ofGroup }) => (
        <fieldset key={group.code} className="card p-5 md:p-6">
          <legend className="float-start mb-3 w-full font-display text-2xl">{group.label()}</legend>
          <ul className="clear-both grid gap-x-6 gap-y-1 md:grid-cols-2">
            {ofGroup.map(amenity => (
              <AmenityRow key={amenity.code} amenity={amenity} values={values} faults={faults} />
            ))}
          </ul>
        </fieldset>
      ))}
      <SubmitButton className="self-start">{sentence('homes.keepChanges')}</SubmitButton>
    </Form>
  )
}

type RowProps = { readonly amenity: Amenity; readonly values: EquipmentValues; readonly faults: Faults }

/** What it is, and a few words on it: only where it is ticked, by the style alone. */
function AmenityRow({ amenity: { code, label }, values, faults }: RowProps) {
  const at = amenityCodes.indexOf(code)
  const fault = faults[`note-${at}`]
  const faultId = fault ? `note-${at}-fault` : undefined
  return (
    <li className="group flex flex-col">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={`code-${at}`}
          value={code}
          defaultChecked={values[`code-${at}`] === code}
          className="size-4 shrink-0"
        />
        {label()}
      </label>
      <div className={fault ? '' : 'hidden group-has-checked:block'}>
        <input
          name={`note-${at}`}
          aria-label={sentence('homes.amenityNoteOf', { amenity: label() })}
          placeholder={sentence('homes.amenityNote')}
          defaultValue={values[`note-${at}`]}
          maxLength={longestAmenityNote}
          aria-invalid={fault ? true : undefined}
          aria-describedby={faultId}
          autoComplete="off"
          className="field"
        />
        {fault && (
          <p id={faultId} className="text-alarm text-sm">
            {fault}
          </p>
        )}
      </div>
    </li>
  )
}
