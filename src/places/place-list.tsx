// The list below a field for a place: regions, places and homes that fit what is typed, as an editable combobox with list autocomplete (ARIA Authoring Practices).

import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { carryingQuery } from '#quotes/input/carrying-query.ts'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import type { PlaceSuggestions, SuggestedHome, SuggestedPlace } from './place-suggestions.ts'
import { useSuggestions } from './use-suggestions.tsx'

type PlaceListProps = {
  readonly input: HTMLInputElement
  /** The last event by which somebody turned to the field. */
  readonly by: string
}

type Option = SuggestedPlace | SuggestedHome

const none: PlaceSuggestions = { regions: [], places: [], homes: [] }

export function PlaceList({ input, by }: PlaceListProps) {
  const [typed, setTyped] = useState(input.value)
  // Whoever typed before it came, or has clicked, wants it; who only comes along with the keys has asked for nothing yet.
  const [wantsOpen, setOpen] = useState(input === document.activeElement && input.value !== input.defaultValue)
  /** The option that the keys have come to; -1 is the field itself. */
  const [active, setActive] = useState(-1)
  const navigate = useNavigate()
  const id = useId()
  const suggested = useSuggestions(typed, wantsOpen)
  const { regions, places, homes, asTyped } = suggested ?? none
  const options: readonly Option[] = [...regions, ...places, ...homes]
  const isOpen = wantsOpen && options.length > 0
  const current = isOpen ? options[active] : undefined

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(option: Option) {
    close()
    if ('slug' in option) navigate(homeAddress(option.slug, input))
    else write(option.where)
  }

  /** As if somebody had typed it. */
  function write(where: string) {
    input.value = where
    input.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }

  /** Whether the key was for the list: then the field does nothing with it. */
  function press({ key, altKey }: KeyboardEvent): boolean {
    const last = options.length - 1
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step && altKey) {
      setTyped(input.value)
      setOpen(step > 0)
    } else if (step && !isOpen) {
      setTyped(input.value)
      setOpen(true)
      setActive(step > 0 || last < 0 ? 0 : last)
    } else if (step) setActive(active < 0 && step < 0 ? last : active + step > last ? -1 : active + step)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Escape' && input.value !== '') write('')
    else if (!current) return false
    else if (key === 'Home' || key === 'End') setActive(key === 'Home' ? 0 : last)
    else if (key === 'Enter') choose(current)
    else return false
    return true
  }

  useEffect(() => {
    if (by === 'click') setOpen(true)
  }, [by])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useCombobox(input, {
    press: event => {
      if (event.isComposing) return
      if (press(event)) event.preventDefault()
      else if (event.key === 'Enter' || event.key === 'Tab') close()
      // The caret moves in the field again.
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setActive(-1)
    },
    type: () => {
      setTyped(input.value)
      setOpen(true)
      setActive(-1)
    },
    open: () => {
      setTyped(input.value)
      setOpen(true)
    },
    close,
  })
  useAttributes(input, {
    'aria-controls': `${id}list`,
    'aria-expanded': String(isOpen),
    'aria-activedescendant': current && `${id}${active}`,
  })
  const shown = { id, active, choose }
  return (
    <TypedLanguage texts={asTyped}>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={sentence('search.suggestions')}
        tabIndex={-1}
        hidden={!isOpen}
        className="place-list"
        // The focus stays in the field.
        onMouseDown={event => event.preventDefault()}
      >
        <Group {...shown} name={sentence('search.regions')} first={0} options={regions} />
        <Group {...shown} name={sentence('search.places')} first={regions.length} options={places} />
        <Group {...shown} name={sentence('search.homes')} first={regions.length + places.length} options={homes} />
      </div>
      <span role="status" className="sr-only">
        {wantsOpen && suggested ? sentence('search.countSuggestions', { count: options.length }) : ''}
      </span>
    </TypedLanguage>
  )
}

type GroupProps = {
  readonly id: string
  readonly name: string
  /** The number of its first option in the list. */
  readonly first: number
  readonly options: readonly Option[]
  readonly active: number
  readonly choose: (option: Option) => void
}

function Group({ id, name, first, options, active, choose }: GroupProps) {
  if (options.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
    <div role="group" aria-labelledby={`${id}of${first}`}>
      <div id={`${id}of${first}`} className="place-list-head">
        {name}
      </div>
      {options.map((option, at) => (
        <Choice
          key={'slug' in option ? option.slug : option.where}
          id={`${id}${first + at}`}
          isActive={active === first + at}
          onChoose={() => choose(option)}
        >
          {'slug' in option ? <HomeWords {...option} /> : <PlaceWords {...option} />}
        </Choice>
      ))}
    </div>
  )
}

type ChoiceProps = {
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ id, isActive, onChoose, children }: ChoiceProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div ref={ref} id={id} role="option" aria-selected={isActive} className="place-list-option" onClick={onChoose}>
      {children}
    </div>
  )
}

function PlaceWords({ name, within, homes }: SuggestedPlace) {
  return (
    <>
      <span className="min-w-0">
        <bdi className="font-semibold">{name}</bdi> <bdi className="text-ink-soft">{within}</bdi>
      </span>{' '}
      <span className="place-list-count">{homes}</span>
    </>
  )
}

function HomeWords({ name, place, picture }: SuggestedHome) {
  return (
    <>
      {picture && <img src={picture} alt="" width={56} height={42} loading="lazy" decoding="async" />}
      <span className="min-w-0">
        <bdi className="block font-semibold">
          <TypedText>{name}</TypedText>
        </bdi>{' '}
        <bdi className="text-ink-soft text-sm">{place}</bdi>
      </span>
    </>
  )
}

/** The home with the visit, and whatever else the form asks for, but for the place that somebody was typing. */
function homeAddress(slug: string, { form, name }: HTMLInputElement): string {
  const typed = new URLSearchParams()
  for (const [field, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value.trim() !== '' && field !== name) typed.append(field, value)
  }
  const query = carryingQuery(typed)
  return query.size > 0 ? `/stays/${slug}?${query}` : `/stays/${slug}`
}

type Listening = {
  readonly press: (event: KeyboardEvent) => void
  readonly type: () => void
  readonly open: () => void
  readonly close: () => void
}

/** The field belongs to its form, which keeps what is typed: the list only listens to it. */
function useCombobox(input: HTMLInputElement, listening: Listening) {
  const press = useEffectEvent(listening.press)
  const type = useEffectEvent(listening.type)
  const open = useEffectEvent(listening.open)
  const close = useEffectEvent(listening.close)
  // At once: a click may follow the focus that has fetched the list.
  useLayoutEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    input.addEventListener('keydown', event => press(event), { signal })
    input.addEventListener('input', () => type(), { signal })
    input.addEventListener('click', () => open(), { signal })
    input.addEventListener('blur', () => close(), { signal })
    return () => leave.abort()
  }, [input])
}

function useAttributes(input: HTMLInputElement, attributes: Readonly<Record<string, string | undefined>>) {
  useLayoutEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  })
}
