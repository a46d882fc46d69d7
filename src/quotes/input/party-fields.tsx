// The party: one line that says who comes, and the native fields behind one click.

import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { parseParty, sayParty } from './party-input.ts'
import type { VisitFaults, VisitField, VisitFields } from './visit-fields.ts'

type PartyFieldsProps = {
  readonly fields: VisitFields
  readonly faults: VisitFaults
  /** Within other words, which say already whom it is about. */
  readonly plain?: boolean
  /** The panel pushes down what is below it. It then stays open when it is left: a button must not move under the pointer. */
  readonly inFlow?: boolean
}

export function PartyFields({ fields, faults, plain, inFlow }: PartyFieldsProps) {
  const isWrong = Boolean(faults.adults || faults.ages || faults.infants || faults.pets)
  const [isOpen, setOpen] = useState(isWrong)
  // What is being typed, for the line above the fields; the fields themselves keep their own values, also those that
  // were typed before the script came.
  const ref = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState(fields)
  useEffect(() => {
    setTyped(known => ({ ...known, ...fields, ...typedIn(ref.current!) }))
  }, [fields])
  useEffect(() => setOpen(open => open || ref.current!.open), [])
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong])

  function follow({ target }: FormEvent<HTMLDetailsElement>) {
    if (target instanceof HTMLInputElement) setTyped(known => ({ ...known, [target.name as VisitField]: target.value }))
  }
  // The panel itself is closed, and the state hears of it: of its opening the state may not have heard yet.
  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!inFlow && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  const { party } = parseParty(typed)
  const fieldOf = (name: VisitField) => ({ id: name, name, defaultValue: fields[name], fault: faults[name] })
  return (
    <details
      ref={ref}
      className="party"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      onInput={follow}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
    >
      <summary className="party-summary">
        <span className={plain ? 'sr-only' : 'font-semibold text-sm'}>{sentence('quotes.who')}</span>{' '}
        <span className={plain ? 'sentence-field party-said' : 'field party-said'}>
          <span className="min-w-0">{party ? sayParty(party) : sentence('quotes.lookAgain')}</span>
          <Icon name="down" className="size-4" />
        </span>
      </summary>
      <div className="party-panel card" tabIndex={-1}>
        <Field {...fieldOf('adults')} {...count} min={1} max={100} label={sentence('quotes.adults')} />
        <Field
          {...fieldOf('ages')}
          label={sentence('quotes.ages')}
          hint={sentence('quotes.agesHint')}
          placeholder={sentence('quotes.noChildren')}
          autoComplete="off"
        />
        <Field {...fieldOf('infants')} {...count} min={0} max={100} label={sentence('quotes.infants')} />
        <Field {...fieldOf('pets')} {...count} min={0} max={20} label={sentence('quotes.pets')} />
      </div>
    </details>
  )
}

const count = { type: 'number', inputMode: 'numeric' } as const

function typedIn(panel: HTMLElement): Partial<VisitFields> {
  return Object.fromEntries([...panel.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}
