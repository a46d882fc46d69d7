// The forms that move a booking: to a home out of a list, or into that of another booking.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { MovesView, MoveTyped, SwapTyped } from './moves-view.ts'

type MoveProps = { readonly moves: MovesView; readonly typed: MoveTyped | undefined }

export function MoveForm({ moves, typed }: MoveProps) {
  const { others, someOf, hidden } = moves
  return (
    <TitledSection id="to-another" title={sentence('moves.toAnother')}>
      <SearchHomes name={moves.name} />
      {someOf && <p className="text-ink-soft">{someOf}</p>}
      {/* It stays where the last home was taken meanwhile, with what was typed. */}
      <Form method="post" className="card flex flex-col gap-5 p-5" noValidate>
        <HiddenFields values={hidden} />
        <Places moves={moves} typed={typed} />
        <Field
          id="move-reason"
          name="reason"
          label={sentence('moves.reason')}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.reason}
          fault={typed?.faults.reason}
        />
        <SubmitButton intent="move" quiet className="self-start">
          {sentence('moves.reviewMove')}
        </SubmitButton>
      </Form>
      {others.length > 0 && <Others others={others} />}
    </TitledSection>
  )
}

function SearchHomes({ name }: Pick<MovesView, 'name'>) {
  return (
    <Form key={name} method="get" className="flex flex-wrap items-end gap-3" noValidate>
      <Field
        id="home-name"
        name="name"
        type="search"
        maxLength={100}
        className="w-full grow sm:w-64"
        label={sentence('moves.homeName')}
        defaultValue={name}
      />
      <button type="submit" className="button button-quiet">
        {sentence('moves.search')}
      </button>
    </Form>
  )
}

function Places({ moves, typed }: MoveProps) {
  const fault = typed?.faults.place
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={fault ? 'place-fault' : undefined}>
      <legend className="pb-1 font-semibold text-sm">{sentence('moves.suiting')}</legend>
      {moves.suiting.length === 0 && <p>{sentence('moves.noneSuits')}</p>}
      {moves.suiting.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="place"
            value={value}
            defaultChecked={value === typed?.place}
            className="size-5 shrink-0"
          />
          <span className="min-w-0 break-words">{label}</span>
        </label>
      ))}
      {fault && (
        <p id="place-fault" className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

function Others({ others }: Pick<MovesView, 'others'>) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('moves.others', { homes: others.length })}
      </summary>
      <ul className="flex flex-col gap-3 pt-2">
        {others.map(({ key, label, against }) => (
          <li key={key} className="break-words">
            <p>{label}</p>
            <p className="text-ink-soft">{against.join(' ')}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

type SwapProps = Pick<MovesView, 'hidden'> & { readonly typed: SwapTyped | undefined }

export function SwapForm({ hidden, typed }: SwapProps) {
  return (
    <TitledSection id="swap" title={sentence('moves.swap')}>
      <p className="max-w-prose text-ink-soft">{sentence('moves.swapAbout')}</p>
      <Form method="post" className="card flex flex-col gap-5 p-5" noValidate>
        <HiddenFields values={hidden} />
        <Field
          id="partner"
          name="partner"
          label={sentence('moves.partner')}
          maxLength={40}
          autoComplete="off"
          defaultValue={typed?.partner}
          fault={typed?.faults.partner}
        />
        <Field
          id="swap-reason"
          name="reason"
          label={sentence('moves.reasonForBoth')}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.reason}
          fault={typed?.faults.reason}
        />
        <SubmitButton intent="swap" quiet className="self-start">
          {sentence('moves.reviewSwap')}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}
