// The search form: on a phone behind one line that summarises the search, on a wide screen always open.

import { type ReactNode, useEffect, useRef } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'

type SearchSheetProps = {
  readonly asked: string
  /** Whether a field needs a correction: then the form is always open. */
  readonly isWrong: boolean
  /** The address of the current search; the sheet closes when it changes. */
  readonly address: string
  readonly children: ReactNode
}

export const searchSheetId = 'search-sheet'

export function SearchSheet({ asked, isWrong, address, children }: SearchSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is when the address has changed
  useEffect(() => {
    if (sheet.current?.matches('[popover]')) sheet.current.hidePopover?.()
  }, [address])
  if (isWrong) return <div>{children}</div>
  return (
    <>
      <button type="button" popoverTarget={searchSheetId} className="search-sheet-button">
        <Icon name="search" />
        <RichSentence
          text={sentence('search.change')}
          parts={{
            heard: inner => <span className="sr-only">{inner}</span>,
            asked: () => <span className="min-w-0">{asked}</span>,
          }}
        />
      </button>
      <div ref={sheet} id={searchSheetId} popover="auto" className="search-sheet">
        {children}
      </div>
    </>
  )
}
