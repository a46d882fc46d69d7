// The party: one line that says who comes, and the native fields behind one click; the click fetches buttons to count by.

import { type MouseEvent, useEffect, useRef, useState } from 'react'
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
}

export function PartyFields({ fields, faults, plain }: PartyFieldsProps) {
  const isWrong = Boolean(faults.adults || faults.ages || faults.infants || faults.pets || faults.serviceAnimals)
  const [isOpen, setOpen] = useState(isWrong)
  // What is being typed, for the line above the fields; the fields themselves keep their own values, also those that
  // were typed before the script came.
  const ref = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState(fields)
  const [fetched, setFetched] = useState<typeof import('./party-steps.tsx')>()
  useEffect(() => {
    setTyped(known => ({ ...known, ...fields, ...typedIn(ref.current!) }))
  }, [fields])
  useEffect(() => {
    if (isWrong || ref.current!.open) setOpen(true)
  }, [isWrong])

  // They take the place of the native fields while nobody sees them: nothing in an open panel moves.
  async function openWithSteps(event: MouseEvent) {
    if (fetched || isOpen) return
    event.preventDefault()
    // Offline, or when a newer version is out, the native fields do it.
    setFetched(await import('./party-steps.tsx').catch(() => undefined))
    setOpen(true)
  }
  // Children whose age is still to be chosen are counted.
  const { party } = parseParty({ ...typed, ages: typed.ages.replaceAll('?', '0') })
  const said = party ? sayParty(party) : sentence('quotes.lookAgain')
  const fieldOf = (name: VisitField) => ({ id: name, name, defaultValue: fields[name], fault: faults[name] })
  const count = (name: VisitField, label: string, max: number, min = 0) => (
    <Field {...fieldOf(name)} type="number" inputMode="numeric" {...{ label, max, min }} />
  )
  return (
    <details
      ref={ref}
      className="party"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      onInput={() => setTyped(known => ({ ...known, ...typedIn(ref.current!) }))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className="party-summary" onClick={openWithSteps}>
        <span className={plain ? 'sr-only' : 'font-semibold text-sm'}>{sentence('quotes.who')}</span>{' '}
        <span className={plain ? 'sentence-field party-said' : 'field party-said'}>
          <span className="min-w-0">{said}</span>
          <Icon name="down" className="size-4" />
        </span>
      </summary>
      <div className="party-panel card" tabIndex={-1}>
        {fetched ? (
          <fetched.PartySteps typed={typed} faults={faults} said={said} />
        ) : (
          <>
            {count('adults', sentence('quotes.adults'), 100, 1)}
            <Field
              {...fieldOf('ages')}
              label={sentence('quotes.ages')}
              hint={sentence('quotes.agesHint')}
              autoComplete="off"
            />
            {count('infants', sentence('quotes.infants'), 100)}
            {count('pets', sentence('quotes.pets'), 20)}
            {count('serviceAnimals', sentence('quotes.serviceAnimals'), 20)}
          </>
        )}
      </div>
    </details>
  )
}

function typedIn(panel: HTMLElement): Partial<VisitFields> {
  return Object.fromEntries([...panel.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}
