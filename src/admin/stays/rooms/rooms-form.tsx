// The form of a home's rooms and the beds in them, with empty rows for more.

import { Form } from 'react-router'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import {
  bedChoices,
  emptyRoom,
  emptyRooms,
  longestRoomName,
  type RoomFaults,
  type RoomsFaults,
  type RoomsValues,
  type RoomValues,
  roomKinds,
} from './rooms-input.ts'

type Props = { readonly version: number; readonly values: RoomsValues; readonly faults: RoomsFaults | undefined }

export function RoomsForm({ version, values, faults }: Props) {
  const rows = [...values.rooms, ...Array.from({ length: emptyRooms }, () => emptyRoom)].map((room, at) => ({
    room,
    at,
  }))
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-6" aria-label="Rooms and beds">
      <input type="hidden" name="version" value={version} />
      <p className="max-w-prose text-ink-soft">
        Guests read where everybody sleeps, room by room. Rooms without a bed are counted nowhere, so you need not enter
        them. A room whose fields are emptied is taken away; there are always {emptyRooms} empty ones for more.
      </p>
      {rows.map(({ room, at }) => (
        <RoomRow key={at} at={at} room={room} faults={faults?.rooms[at] ?? {}} isNew={at >= values.rooms.length} />
      ))}
      <Field
        id="bathrooms"
        name="bathrooms"
        label="Bathrooms"
        hint="A lavatory with a basin counts one half: 1.5."
        inputMode="decimal"
        defaultValue={values.bathrooms}
        fault={faults?.bathrooms}
        autoComplete="off"
        className="max-w-60"
      />
      <button type="submit" className="button self-start">
        Keep the rooms
      </button>
    </Form>
  )
}

type RowProps = {
  readonly at: number
  readonly room: RoomValues
  readonly faults: RoomFaults
  readonly isNew: boolean
}

function RoomRow({ at, room, faults, isNew }: RowProps) {
  const bedsFault = faults.beds ? `beds-${at}-fault` : undefined
  return (
    <fieldset className="card flex flex-col gap-4 p-5">
      <legend className="sr-only">{isNew ? 'One more room' : room.name || `Room ${at + 1}`}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-[1fr_1.5fr_auto]">
        <SelectField
          id={`kind-${at}`}
          name={`kind-${at}`}
          label={isNew ? 'One more room' : 'Room'}
          defaultValue={room.kind}
          fault={faults.kind}
        >
          <option value="">{isNew ? 'None' : 'Choose'}</option>
          {Object.entries(roomKinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          id={`name-${at}`}
          name={`name-${at}`}
          label="What it is called"
          defaultValue={room.name}
          fault={faults.name}
          maxLength={longestRoomName}
          autoComplete="off"
        />
        <label className="flex min-h-11 items-center gap-3 md:mt-6">
          <input
            type="checkbox"
            name={`ensuite-${at}`}
            value="yes"
            defaultChecked={room.ensuite === 'yes'}
            className="size-4 shrink-0"
          />
          Bathroom beside it
        </label>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {room.beds
          .map((bed, number) => ({ bed, number }))
          .map(({ bed, number }) => (
            <div key={number} className="flex min-w-0 gap-2">
              <input
                name={`count-${at}-${number}`}
                aria-label={`How many beds of kind ${number + 1}`}
                aria-describedby={bedsFault}
                aria-invalid={bedsFault ? true : undefined}
                inputMode="numeric"
                defaultValue={bed.count}
                className="field max-w-16"
                autoComplete="off"
              />
              <select
                name={`bed-${at}-${number}`}
                aria-label={`Beds of kind ${number + 1}`}
                aria-describedby={bedsFault}
                aria-invalid={bedsFault ? true : undefined}
                defaultValue={bed.kind}
                className="field"
              >
                <option value="">No bed</option>
                {bedChoices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          ))}
      </div>
      {faults.beds && (
        <p id={bedsFault} className="text-alarm text-sm">
          {faults.beds}
        </p>
      )}
    </fieldset>
  )
}
