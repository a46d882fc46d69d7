// The fields of a party with buttons that count, an age to choose for each child, and the way out; fetched on first use.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { adultFromAge } from '#offers/terms/party.ts'
import { controlProps, FieldFrame, SelectField } from '#ui/field.tsx'
import { Drawing } from '#ui/icon.tsx'
import { changedAges, typedAges } from './child-ages.ts'
import type { VisitFaults, VisitFields } from './visit-fields.ts'

type PartyStepsProps = {
  /** What the fields hold, also while somebody changes them. */
  readonly typed: VisitFields
  readonly faults: VisitFaults
  /** The party in words. */
  readonly said: string
}

/** Has the fields `adults, ages, infants, pets, serviceAnimals`, and stands in a `<details>`. */
export function PartySteps({ typed, faults, said }: PartyStepsProps) {
  const inside = useRef<HTMLParagraphElement>(null)
  useClosing(inside)
  const countOf = (name: CountedField) => ({ name, typed: typed[name], fault: faults[name] })
  return (
    <>
      <Count {...countOf('adults')} least={1} most={100} label={sentence('quotes.adults')} />
      <Children typed={typed.ages} fault={faults.ages} />
      <Count {...countOf('infants')} most={100} label={sentence('quotes.infants')} />
      <Count {...countOf('pets')} most={20} label={sentence('quotes.pets')} />
      <Count
        {...countOf('serviceAnimals')}
        most={20}
        label={sentence('quotes.serviceAnimals')}
        hint={sentence('quotes.notPets')}
      />
      <p ref={inside} role="status" className="sr-only">
        {said}
      </p>
      <button type="button" className="button" onClick={({ currentTarget }) => leave(currentTarget)}>
        {sentence('quotes.calendarDone')}
      </button>
    </>
  )
}

/** The panel closes by Escape and when it is left, and opens when the browser asks for something in it. */
function useClosing(inside: RefObject<Element | null>) {
  useEffect(() => {
    const panel = inside.current!.closest('details')!
    const stopped = new AbortController()
    const { signal } = stopped
    panel.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // One that pushes down what is below it stays open: a button must not move under the pointer.
        const isInFlow = getComputedStyle(panel.lastElementChild!).position === 'static'
        if (!isInFlow && !panel.contains(relatedTarget as Node | null)) panel.open = false
      },
      { signal },
    )
    panel.addEventListener(
      'keydown',
      event => {
        if (event.key !== 'Escape' || !panel.open) return
        panel.open = false
        panel.querySelector('summary')!.focus()
      },
      { signal },
    )
    const show = () => {
      panel.open = true
    }
    panel.addEventListener('invalid', show, { signal, capture: true })
    return () => stopped.abort()
  }, [inside])
}

/** Not before every child has an age. */
function leave(button: Element) {
  const panel = button.closest('details')!
  const missing = panel.querySelector<HTMLSelectElement>('select:invalid')
  if (missing) return void missing.reportValidity()
  panel.open = false
  panel.querySelector('summary')!.focus()
}

type CountedField = 'adults' | 'infants' | 'pets' | 'serviceAnimals'

const labels: Readonly<Record<CountedField | 'children', readonly [fewer: () => string, more: () => string]>> = {
  adults: [() => sentence('quotes.fewerAdults'), () => sentence('quotes.moreAdults')],
  children: [() => sentence('quotes.fewerChildren'), () => sentence('quotes.moreChildren')],
  infants: [() => sentence('quotes.fewerInfants'), () => sentence('quotes.moreInfants')],
  pets: [() => sentence('quotes.fewerPets'), () => sentence('quotes.morePets')],
  serviceAnimals: [() => sentence('quotes.fewerServiceAnimals'), () => sentence('quotes.moreServiceAnimals')],
}

type CountProps = {
  readonly name: CountedField
  readonly typed: string
  readonly label: string
  readonly hint?: string
  readonly fault: string | undefined
  readonly least?: number
  readonly most: number
}

function Count({ name, typed, label, hint, fault, least = 0, most }: CountProps) {
  // A field keeps its own value from here on.
  const [first] = useState(typed)
  const count = Number(typed)
  const step = (button: Element, by: 1 | -1) => {
    const field = button.parentElement!.querySelector('input')!
    if (by < 0) field.stepDown()
    else field.stepUp()
    tellTyped(field)
  }
  return (
    <FieldFrame id={name} label={label} hint={hint} fault={fault} className="party-count flex-row!">
      <span className="party-steps">
        <Step of={name} by={-1} isEnd={count <= least} onPress={step} />
        <input
          {...{ id: name, name, min: least, max: most, defaultValue: first, ...controlProps(name, { hint, fault }) }}
          type="number"
          inputMode="numeric"
        />
        <Step of={name} by={1} isEnd={count >= most} onPress={step} />
      </span>
    </FieldFrame>
  )
}

/** As if somebody had typed it: whatever follows the fields follows it. */
function tellTyped(field: HTMLInputElement) {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type StepProps = {
  readonly of: CountedField | 'children'
  readonly by: 1 | -1
  readonly isEnd: boolean
  readonly onPress: (button: Element, by: 1 | -1) => void
}

function Step({ of, by, isEnd, onPress }: StepProps) {
  const [fewer, more] = labels[of]
  return (
    <button
      type="button"
      className="party-step"
      aria-label={by < 0 ? fewer() : more()}
      // The focus stays on a button that was pressed to the end.
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => {
        if (!isEnd) onPress(currentTarget, by)
      }}
    >
      <Drawing path={by < 0 ? 'M6 12h12' : 'M6 12h12M12 6v12'} />
    </button>
  )
}

const mostChildren = 20

/** The children of the field `ages`, which stays in the form unseen: one choice for each. */
function Children({ typed, fault }: Pick<CountProps, 'typed' | 'fault'>) {
  const [first] = useState(typed)
  const ages = typedAges(typed)
  const write = (inside: Element, changed: readonly (number | undefined)[]) => {
    const field = inside.closest('details')!.querySelector<HTMLInputElement>('[name=ages]')!
    field.value = changedAges(changed)
    tellTyped(field)
  }
  const step = (button: Element, by: 1 | -1) => write(button, by < 0 ? ages.slice(0, -1) : [...ages, undefined])
  return (
    <>
      <input name="ages" defaultValue={first} hidden />
      <FieldFrame id="children" label={sentence('quotes.children')} fault={fault} className="party-count flex-row!">
        <span className="party-steps">
          <Step of="children" by={-1} isEnd={ages.length === 0} onPress={step} />
          <output id="children" className="field" aria-live="off">
            {ages.length}
          </output>
          <Step of="children" by={1} isEnd={ages.length >= mostChildren} onPress={step} />
        </span>
      </FieldFrame>
      {ages.length > 0 && (
        <div className="party-ages">
          {ages.map((age, at) => {
            const id = `age-${at + 1}`
            return (
              <SelectField
                key={id}
                id={id}
                label={sentence('quotes.ageOfChild', { number: at + 1 })}
                empty={sentence('quotes.chooseAge')}
                choices={childAges()}
                // It keeps its own choice: the form follows what is typed before the choice is told, and would undo it.
                defaultValue={age ?? ''}
                onChange={({ target: { value }, currentTarget }) =>
                  write(currentTarget, ages.with(at, value === '' ? undefined : Number(value)))
                }
                required
              />
            )
          })}
        </div>
      )}
    </>
  )
}

function childAges() {
  return Array.from({ length: adultFromAge }, (_, age) => ({
    value: age,
    label: age === 0 ? sentence('quotes.underOne') : sentence('quotes.yearsOld', { age }),
  }))
}
