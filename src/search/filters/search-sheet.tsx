// The form that searches, on a phone behind one line that says what is asked for; on a desk it stands open.

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'

type SearchSheetProps = {
  readonly asked: string
  /** Whether a field needs a correction: the form then stands open everywhere. */
  readonly isWrong: boolean
  /** The address of the present search; once it changes the sheet has done its work. */
  readonly address: string
  readonly children: ReactNode
}

const sheetId = 'search-sheet'

export function SearchSheet({ asked, isWrong, address, children }: SearchSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is when the address has changed
  useEffect(() => {
    if (sheet.current?.matches('[popover]')) sheet.current.hidePopover?.()
  }, [address])
  if (isWrong) return <div>{children}</div>
  return (
    <>
      <button type="button" popoverTarget={sheetId} className="search-sheet-button">
        <Icon name="search" />
        <span className="sr-only">Change the search: </span>
        <span className="min-w-0">{asked}</span>
      </button>
      <div ref={sheet} id={sheetId} popover="auto" className="search-sheet">
        {children}
      </div>
    </>
  )
}
