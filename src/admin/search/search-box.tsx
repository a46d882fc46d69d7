// The search as one types: a combobox over a list of what is found.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { type Found, nothingFound } from './found.ts'
import { longestSearch, searchAddress, shortestSearch } from './search-address.ts'

/** Throws where there was no answer, as when it is aborted. */
export type Find = (text: string, signal: AbortSignal) => Promise<Found>

type SearchBoxProps = {
  readonly find: Find
  readonly pages: Found['pages']
  /** When somebody goes where a result leads. */
  readonly onLeave: () => void
}

// The pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/

/** Waits so long for the next letter before it asks. */
const pauseMs = 120

type Option = { readonly address: string; readonly title: string; readonly side?: string; readonly below?: ReactNode }
type Group = { readonly title: string; readonly options: readonly Option[] }

export function SearchBox({ find, pages, onLeave }: SearchBoxProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { found, state } = useFound(find, typed.trim())
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const navigate = useNavigate()
  // After the dialog has taken the focus.
  useEffect(() => box.current?.focus(), [])

  const isAsking = typed.trim().length >= shortestSearch
  const groups = isAsking
    ? groupsOf(found, typed.trim())
    : [{ title: sentence('adminFrame.pagesFound'), options: pages.map(pageOption) }]
  const options = groups.flatMap(group => group.options)
  const at = Math.min(active, options.length - 1)
  const go = (option: Option | undefined) => {
    if (!option) return
    onLeave()
    navigate(option.address)
  }
  const move = (to: number) => {
    const next = (to + options.length) % options.length
    setActive(next)
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Enter: () => go(options[at]),
    }
    if (!moves[event.key] || options.length === 0) return
    event.preventDefault()
    moves[event.key]!()
  }

  let index = -1
  return (
    <>
      <div className="search-line">
        <Icon name="search" />
        <input
          ref={box}
          // Not of the kind `search`, whose first Escape only empties it.
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label={sentence('adminFrame.searchAll')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[at] && `${id}-${at}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={sentence('adminFrame.searchAll')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="sr-only">
        {isAsking && state === 'found' && sayFound(found, typed.trim())}
      </p>
      {isAsking && state === 'lost' && <p className="search-none">{sentence('adminFrame.notSearched')}</p>}
      {isAsking && state === 'found' && options.length === 0 && (
        <p className="search-none" aria-hidden="true">
          {sentence('adminFrame.nothingFound', { query: typed.trim() })}
        </p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={sentence('adminFrame.search')}
        className="search-list"
      >
        {groups.map(({ title, options: some }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox has no element of its own
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="search-kind">
              {title}
            </p>
            {some.map(option => {
              index += 1
              const its = index
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are the field's, which keeps the focus
                <div
                  key={option.address}
                  id={`${id}-${its}`}
                  role="option"
                  aria-selected={its === at}
                  className="search-option"
                  onPointerMove={() => setActive(its)}
                  onClick={() => go(option)}
                >
                  <span className="min-w-0">
                    <span className="block truncate">{option.title}</span>
                    {option.below && <span className="block truncate text-ink-soft text-sm">{option.below}</span>}
                  </span>
                  {option.side && <span className="text-ink-soft text-sm tabular-nums">{option.side}</span>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

const pageOption = ({ name, address }: Found['pages'][number]): Option => ({ title: name, address })

function groupsOf({ bookings, homes, pages, totals }: Found, text: string): Group[] {
  const hasMore = totals.bookings > bookings.length || totals.homes > homes.length
  const groups = [
    {
      title: sentence('adminFrame.bookingsFound', { count: totals.bookings }),
      options: bookings.map(({ address, guest, reference, home, inWords }) => ({
        address,
        title: guest ?? reference,
        below: `${home} · ${inWords.state}${guest ? ` · ${reference}` : ''}`,
        side: inWords.days,
      })),
    },
    {
      title: sentence('adminFrame.homesFound', { count: totals.homes }),
      options: homes.map(({ address, name, place }) => ({ address, title: name, side: place })),
    },
    { title: sentence('adminFrame.pagesFound'), options: pages.map(pageOption) },
    {
      title: sentence('adminFrame.more'),
      options: hasMore
        ? [{ address: searchAddress(text), title: sentence('adminFrame.allResults', { query: text }) }]
        : [],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function sayFound({ totals, pages }: Found, text: string): string {
  const count = totals.bookings + totals.homes + pages.length
  return count === 0 ? sentence('adminFrame.nothingFound', { query: text }) : sentence('adminFrame.foundAll', { count })
}

type Asked = { readonly found: Found; readonly state: 'asking' | 'found' | 'lost' }

/** What is found for the latest text; an earlier answer stays until the next is there, and one that comes too late is dropped. */
function useFound(find: Find, text: string): Asked {
  const [asked, setAsked] = useState<Asked>({ found: nothingFound, state: 'asking' })
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    setAsked(({ found }) => ({ found: text.length < shortestSearch ? nothingFound : found, state: 'asking' }))
    if (text.length < shortestSearch) return
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = (next: Asked) => !signal.aborted && setAsked(next)
    const pause = setTimeout(() => {
      latest.current(text, signal).then(
        found => settle({ found, state: 'found' }),
        () => settle({ found: nothingFound, state: 'lost' }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [text])
  return asked
}
