// The blocks of a home, and the form for a new one.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import { NightFields } from './night-fields.tsx'
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
  const faults: BlockTyped['faults'] = typed?.faults ?? {}
  const field = fieldsOf({ values, faults, idOf: name => `block-${name}`, autoComplete: 'off' })
  return (
    <TitledSection id="block" title={sentence('calendar.blockNights')} className="card flex flex-col gap-5 p-5">
      <Form
        method="post"
        // The fields follow the choice in the calendar.
        key={`${chosen?.first} ${chosen?.last} ${blocks.length}`}
        className="flex flex-col gap-5"
        aria-label={sentence('calendar.blockNights')}
        preventScrollReset
        noValidate
      >
        <BlockFields field={field} today={today}>
          {units.length > 1 && (
            <SelectField
              {...field('unit')}
              label={sentence('calendar.what')}
              choices={units.map(({ id, name }) => ({ value: id, label: name }))}
              empty={sentence('calendar.allOfIt')}
            />
          )}
        </BlockFields>
        <SubmitButton intent="block" className="self-start">
          {sentence('calendar.blockThese')}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}

type StandingProps = { readonly blocks: AdminNights['blocks']; readonly mayLift: boolean }

function StandingBlocks({ blocks, mayLift }: StandingProps) {
  return (
    <TitledSection id="blocks" title={sentence('calendar.blocks')}>
      {blocks.length === 0 && <p className="text-ink-soft">{sentence('calendar.noBlocks')}</p>}
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
                aria-label={sentence('calendar.liftForm', { block: said })}
                preventScrollReset
              >
                <input type="hidden" name="block" value={id} />
                <Field
                  id={`from-${id}`}
                  name="from"
                  label={sentence('calendar.openFrom')}
                  hint={sentence('calendar.openFromHint')}
                  type="date"
                  min={from}
                  max={until}
                />
                <SubmitButton intent="lift" quiet>
                  <RichSentence
                    text={sentence('calendar.lift', { block: said })}
                    parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
                  />
                </SubmitButton>
              </Form>
            )}
            {!isOurs && <p className="text-ink-soft text-sm">{sentence('calendar.blockElsewhere')}</p>}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type BlockFieldsProps = {
  readonly field: (name: keyof BlockTyped['values']) => ReturnType<ReturnType<typeof fieldsOf>>
  readonly today: string
  /** Which part of the home, where that is asked. */
  readonly children?: ReactNode
}

export function BlockFields({ field, today, children }: BlockFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NightFields field={field} today={today} />
      {children}
      <SelectField
        {...field('reason')}
        label={sentence('calendar.why')}
        choices={{
          owner: sentence('calendar.ownersCome'),
          maintenance: sentence('calendar.maintenance'),
          other: sentence('calendar.otherReason'),
        }}
      />
      <Field
        {...field('note')}
        label={sentence('calendar.note')}
        hint={sentence('calendar.noteHint')}
        maxLength={longestBlockNote}
      />
    </div>
  )
}
