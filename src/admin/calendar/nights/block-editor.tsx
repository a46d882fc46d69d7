// The operator's blocks of a home: those that stand, each with the way to lift it, and the form for one more.

import { Form } from 'react-router'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type AdminNights, type BlockTyped, longestBlockNote } from './nights-view.ts'

type AdminProps = {
  readonly home: AdminNights
  readonly typed: BlockTyped | undefined
  readonly mayBlock: boolean
}

export function BlockEditor({ home, typed, mayBlock }: AdminProps) {
  return (
    <>
      {mayBlock && <BlockForm home={home} typed={typed} />}
      <StandingBlocks blocks={home.blocks} mayLift={mayBlock} />
    </>
  )
}

function BlockForm({ home, typed }: Omit<AdminProps, 'mayBlock'>) {
  const { chosen, units, today, blocks } = home
  const values: BlockTyped['values'] = typed?.values ?? { reason: 'owner', ...chosen }
  const faults = typed?.faults ?? {}
  return (
    <section aria-labelledby="block" className="card flex flex-col gap-5 p-5">
      <h2 id="block" className="font-display text-2xl">
        Block nights
      </h2>
      <Form
        method="post"
        // Nights chosen in the calendar come into the fields.
        key={`${chosen?.first} ${chosen?.last} ${blocks.length}`}
        className="flex flex-col gap-5"
        aria-label="Block nights"
        preventScrollReset
        noValidate
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NightFields values={values} faults={faults} today={today} of="block" />
          {units.length > 1 && (
            <SelectField id="block-unit" name="unit" label="What" defaultValue={values.unit} fault={faults.unit}>
              <option value="">All of it</option>
              {units.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField id="block-reason" name="reason" label="Why" defaultValue={values.reason} fault={faults.reason}>
            <option value="owner">The owners come</option>
            <option value="maintenance">Maintenance</option>
            <option value="other">Another reason</option>
          </SelectField>
          <Field
            id="block-note"
            name="note"
            label="Note"
            hint="Only for operators."
            defaultValue={values.note}
            fault={faults.note}
            maxLength={longestBlockNote}
            autoComplete="off"
          />
        </div>
        <button type="submit" name="intent" value="block" className="button self-start">
          Block these nights
        </button>
      </Form>
    </section>
  )
}

type StandingProps = { readonly blocks: AdminNights['blocks']; readonly mayLift: boolean }

function StandingBlocks({ blocks, mayLift }: StandingProps) {
  return (
    <section aria-labelledby="blocks" className="flex flex-col gap-4">
      <h2 id="blocks" className="font-display text-2xl">
        Blocks that stand
      </h2>
      {blocks.length === 0 && <p className="text-ink-soft">No night ahead is blocked.</p>}
      <ul className="flex flex-col gap-3">
        {blocks.map(({ id, said, note, isOurs, from, until }) => (
          <li key={id} className="card flex flex-col gap-3 p-5">
            <p>
              {said}
              {note && <span className="block text-ink-soft text-sm">{note}</span>}
            </p>
            {mayLift && isOurs && (
              <Form
                method="post"
                className="flex flex-wrap items-end gap-3"
                aria-label={`Lift: ${said}`}
                preventScrollReset
              >
                <input type="hidden" name="block" value={id} />
                <Field
                  id={`from-${id}`}
                  name="from"
                  label="Open again from the night of"
                  hint="Empty opens all of them."
                  type="date"
                  min={from}
                  max={until}
                />
                <button type="submit" name="intent" value="lift" className="button button-quiet">
                  Lift it<span className="sr-only">: {said}</span>
                </button>
              </Form>
            )}
            {!isOurs && (
              <p className="text-ink-soft text-sm">Entered at another home that shares this part; lift it there.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type FieldsProps = {
  readonly values: BlockTyped['values']
  readonly faults: BlockTyped['faults']
  readonly today: string
  /** The form that they stand in, for their ids. */
  readonly of: string
}

/** From the first night to the last one, which is a night itself. */
export function NightFields({ values, faults, today, of }: FieldsProps) {
  return (
    <>
      <Field
        id={`${of}-first`}
        name="first"
        label="First night"
        type="date"
        min={today}
        defaultValue={values.first}
        fault={faults.first}
      />
      <Field
        id={`${of}-last`}
        name="last"
        label="Last night"
        hint="Itself one of the nights. Empty is the first one alone."
        type="date"
        min={today}
        defaultValue={values.last}
        fault={faults.last}
      />
    </>
  )
}
