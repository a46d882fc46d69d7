// The form of a home's rooms and beds, with empty rows for more.

import { Form } from 'react-router'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { bedKinds, bedNames, longestRoomName, roomKinds } from './room-kinds.ts'

type Values = Readonly<Record<string, string>>
type Props = { readonly version: number; readonly values: Values; readonly faults: Faults }

/** How many empty rows the form ends with. */
const emptyRooms = 2
const bedsInRoom = 4

/** How many rows there are up to the last that says something; of the beds of one room where `row` is its ending. */
function rowsInUse(values: Values, row = ''): number {
  const number = new RegExp(`^[a-z]+${row}-(\\d+)`)
  const used = Object.entries(values).flatMap(([name, value]) => (value ? (number.exec(name)?.[1] ?? []) : []))
  return Math.max(-1, ...used.map(Number)) + 1
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

export function RoomsForm({ version, values, faults }: Props) {
  const inUse = rowsInUse(values)
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-6"
      aria-label={sentence('homes.sectionRooms')}
    >
      <input type="hidden" name="version" value={version} />
      <p className="max-w-prose text-ink-soft">{sentence('homes.roomsIntro', { emptyRooms })}</p>
      {numbers(inUse + emptyRooms).map(at => (
        <RoomRow key={at} at={at} values={values} faults={faults} isNew={at >= inUse} />
      ))}
      <Field
        {...field('bathroomHalves')}
        label={sentence('homes.bathroomsLabel')}
        hint={sentence('homes.bathroomsHint')}
        inputMode="decimal"
        fault={faults.bathroomHalves ?? faults.rooms}
        className="max-w-60"
      />
      <SubmitButton className="self-start">{sentence('homes.keepRooms')}</SubmitButton>
    </Form>
  )
}

type RowProps = {
  readonly at: number
  readonly values: Values
  readonly faults: Faults
  readonly isNew: boolean
}

function RoomRow({ at, values, faults, isNew }: RowProps) {
  const ofBeds = Object.keys(faults).find(name => name.startsWith(`kind-${at}-`) || name.startsWith(`count-${at}-`))
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  const bedsFault = ofBeds && `beds-${at}-fault`
  return (
    <fieldset className="card flex flex-col gap-4 p-5">
      <legend className="sr-only">
        {isNew
          ? sentence('homes.oneMoreRoom')
          : values[`name-${at}`] || sentence('homes.roomNumber', { number: at + 1 })}
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-[1fr_1.5fr_auto]">
        <SelectField
          {...field(`kind-${at}`)}
          label={isNew ? sentence('homes.oneMoreRoom') : sentence('homes.room')}
          choices={roomKinds}
          empty={isNew ? sentence('homes.noRoom') : sentence('homes.choose')}
        />
        <Field {...field(`name-${at}`)} label={sentence('homes.roomCalled')} maxLength={longestRoomName} />
        <label className="flex min-h-11 items-center gap-3 md:mt-6">
          <input
            type="checkbox"
            name={`ensuite-${at}`}
            value="yes"
            defaultChecked={values[`ensuite-${at}`] === 'yes'}
            className="size-4 shrink-0"
          />
          {sentence('homes.ensuite')}
        </label>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {numbers(Math.max(bedsInRoom, rowsInUse(values, `-${at}`))).map(number => (
          <div key={number} className="flex min-w-0 gap-2">
            <input
              name={`count-${at}-${number}`}
              aria-label={sentence('homes.bedsOfKind', { number: number + 1 })}
              aria-describedby={bedsFault}
              aria-invalid={bedsFault ? true : undefined}
              inputMode="numeric"
              defaultValue={values[`count-${at}-${number}`]}
              className="field max-w-16"
              autoComplete="off"
            />
            <select
              name={`kind-${at}-${number}`}
              aria-label={sentence('homes.bedKind', { number: number + 1 })}
              aria-describedby={bedsFault}
              aria-invalid={bedsFault ? true : undefined}
              defaultValue={values[`kind-${at}-${number}`]}
              className="field"
            >
              <option value="">{sentence('homes.noBed')}</option>
              {bedKinds.map(kind => (
                <option key={kind} value={kind}>
                  {bedNames[kind]()}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      {ofBeds && (
        <p id={bedsFault} className="text-alarm text-sm">
          {faults[ofBeds]}
        </p>
      )}
    </fieldset>
  )
}
