// The party: one line that says who comes, and the native fields behind one click; the click fetches buttons to count by.

import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { parseParty, sayParty } from './party-input.ts'
import type { PartySteps } from './party-steps.tsx'
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
  const [fetched, setFetched] = useState<{ readonly Steps: typeof PartySteps }>()
  useEffect(() => {
    setTyped(known => ({ ...known, ...fields, ...typedIn(ref.current!) }))
  }, [fields])
  useEffect(() => setOpen(open => open || ref.current!.open), [])
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong])

  // They take the place of the native fields while nobody sees them: nothing in an open panel moves.
  async function openWithSteps(event: MouseEvent) {
    if (fetched || isOpen) return
    event.preventDefault()
    try {
      const { PartySteps } = await import('./party-steps.tsx')
      setFetched({ Steps: PartySteps })
    } catch {
      // Offline, or a newer version is out: the native fields do it.
    }
    setOpen(true)
  }
  function follow({ target }: FormEvent<HTMLDetailsElement>) {
    if (target instanceof HTMLInputElement) setTyped(known => ({ ...known, [target.name as VisitField]: target.value }))
  }
  // A panel that pushes down what is below it stays open: a button must not move under the pointer. Another itself is
  // closed, and the state hears of it: of its opening the state may not have heard yet.
  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    const isInFlow = getComputedStyle(currentTarget.lastElementChild!).position === 'static'
    if (!isInFlow && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  // Children whose age is still to be chosen are counted.
  const { party } = parseParty({ ...typed, ages: typed.ages.replaceAll('?', '0') })
  const said = party ? sayParty(party) : sentence('quotes.lookAgain')
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
      // What the browser asks for must be in sight.
      onInvalid={({ currentTarget }) => {
        currentTarget.open = true
      }}
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
          <fetched.Steps typed={typed} faults={faults} said={said} />
        ) : (
          <>
            <Field {...fieldOf('adults')} {...count} min={1} max={100} label={sentence('quotes.adults')} />
            <Field
              {...fieldOf('ages')}
              label={sentence('quotes.ages')}
              hint={sentence('quotes.agesHint')}
              placeholder={sentence('quotes.noChildren')}
              autoComplete="off"
            />
            <Field {...fieldOf('infants')} {...count} max={100} label={sentence('quotes.infants')} />
            <Field {...fieldOf('pets')} {...count} max={20} label={sentence('quotes.pets')} />
            <Field
              {...fieldOf('serviceAnimals')}
              {...count}
              max={20}
              label={sentence('quotes.serviceAnimals')}
              hint={sentence('quotes.notPets')}
            />
          </>
        )}
      </div>
    </details>
  )
}

const count = { type: 'number', inputMode: 'numeric', min: 0 } as const

function typedIn(panel: HTMLElement): Partial<VisitFields> {
  return Object.fromEntries([...panel.querySelectorAll('input')].map(({ name, value }) => [name, value]))
}
