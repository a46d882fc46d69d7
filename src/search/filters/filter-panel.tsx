// The filters: a column beside the results on a wide screen, a sheet over them on a phone; native fields either way.

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { FilterChoice, FiltersView } from './filters-view.ts'
import { PriceFilterFields } from './price-filter-fields.tsx'

type FilterPanelProps = {
  readonly id: string
  readonly filters: FiltersView
  /** What the button at the end says: `Show 12 homes`. */
  readonly show: string
}

/** Long enough for a second tick, short enough to feel at once. */
const pauseMs = 250

export function FilterPanel({ id, filters, show }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const written = new URLSearchParams(filters.written.map(([name, value]) => [name, value])).toString()

  const ask = useEffectEvent(() => {
    timer.current = undefined
    if (!form.current?.matches(':valid')) return
    void navigate(filterAddress(form.current), { replace: true, preventScrollReset: true })
  })
  const askSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, pauseMs)
  })
  const isAlive = useRef(false)
  // A chip or the back button has changed the address: the fields follow, unless a change is pending.
  useLayoutEffect(() => {
    // Somebody was faster than this code.
    if (!isAlive.current && isChanged(form.current!)) askSoon()
    else if (timer.current === undefined) write(form.current!, new URLSearchParams(written))
    isAlive.current = true
  }, [written])
  useEffect(() => {
    const leaving = new AbortController()
    form.current!.addEventListener('input', () => askSoon(), leaving)
    return () => {
      leaving.abort()
      clearTimeout(timer.current)
    }
  }, [])

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    ask()
    event.currentTarget.hidePopover?.()
  }

  const { kinds, bedrooms, amenities, moreAmenities, ratings, promises, price, kept, clear } = filters
  return (
    <Form
      ref={form}
      id={id}
      popover="auto"
      action="/stays"
      aria-label={sentence('search.filters')}
      className="filter-panel"
      onSubmit={press}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="filter-head">
        <h2 className="font-display text-xl">{sentence('search.filters')}</h2>
        <button type="button" className="filter-close" popoverTarget={id} popoverTargetAction="hide">
          {sentence('search.closeFilters')}
        </button>
      </div>
      <PriceFilterFields price={price} />
      {promises.length > 0 && (
        <Group legend={sentence('search.booking')}>
          {promises.map(choice => (
            <Box key={choice.value} type="checkbox" name="promise" choice={choice} />
          ))}
        </Group>
      )}
      <Steps legend={sentence('search.bedrooms')} name="bedrooms" any={sentence('search.anyNumber')} steps={bedrooms} />
      <Steps legend={sentence('search.guestRating')} name="rating" any={sentence('search.anyRating')} steps={ratings} />
      <Group legend={sentence('search.kindOfHome')}>
        {kinds.map(choice => (
          <Box key={choice.value} type="checkbox" name="kind" choice={choice} />
        ))}
      </Group>
      <Group legend={sentence('search.amenities')}>
        {amenities.map(choice => (
          <Box key={choice.value} type="checkbox" name="amenity" choice={choice} />
        ))}
        {moreAmenities.length > 0 && (
          <details className="filter-more" open={moreAmenities.some(({ chosen }) => chosen)}>
            <summary>{sentence('search.moreAmenities')}</summary>
            {moreAmenities.map(choice => (
              <Box key={choice.value} type="checkbox" name="amenity" choice={choice} />
            ))}
          </details>
        )}
      </Group>
      <div className="filter-foot">
        <SubmitButton>{show}</SubmitButton>
        {clear && (
          <Link reloadDocument to={clear} className="link">
            {sentence('search.clearFilters')}
          </Link>
        )}
      </div>
    </Form>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend className="font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

type StepsProps = {
  readonly legend: string
  readonly name: string
  readonly any: string
  readonly steps: readonly FilterChoice[]
}

/** At least so much of something, or whatever. */
function Steps({ legend, name, any, steps }: StepsProps) {
  if (steps.length === 0) return null
  const none = { value: '', label: any, count: undefined, chosen: steps.every(each => !each.chosen) }
  return (
    <Group legend={legend}>
      <Box type="radio" name={name} choice={none} />
      {steps.map(choice => (
        <Box key={choice.value} type="radio" name={name} choice={choice} />
      ))}
    </Group>
  )
}

type BoxProps = { readonly type: 'checkbox' | 'radio'; readonly name: string; readonly choice: FilterChoice }

function Box({ type, name, choice: { value, label, count, chosen } }: BoxProps) {
  const leadsNowhere = count === 0 && !chosen
  return (
    <label className={`filter-box ${leadsNowhere ? 'filter-box-empty' : ''}`}>
      <input type={type} name={name} value={value} defaultChecked={chosen} disabled={leadsNowhere} />
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && (
        <span className="text-ink-soft text-sm tabular-nums">
          <RichSentence
            text={sentence('search.choiceHomes', { count })}
            parts={{ unit: inner => <span className="sr-only">{inner}</span> }}
          />
        </span>
      )}
    </label>
  )
}

/** Whether fields hold something else than the page gave them. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    field =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  )
}

function write(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    if (field instanceof HTMLInputElement && field.type === 'hidden') continue
    const wanted = query.getAll(field.name)
    if (field instanceof HTMLInputElement && field.type !== 'number') {
      field.checked = wanted.length === 0 ? field.value === '' : wanted.includes(field.value)
    } else if (field !== document.activeElement) {
      field.value = wanted[0] ?? (field instanceof HTMLSelectElement ? field.value : '')
    }
  }
}

/** The address that the form asks for, without empty fields. */
function filterAddress(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return typed.length > 0 ? `/stays?${new URLSearchParams(typed)}` : '/stays'
}
