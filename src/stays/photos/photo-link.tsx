// A picture that opens large: with script in front of the page, without it at its place in the tour.

import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { photoFragment } from './photo.ts'

type PhotoLinkProps = { readonly number: number; readonly className?: string; readonly children: ReactNode }

/** What an opened picture leaves in the history, so that closing it is the way back. */
const openedHere = { openedHere: true } as const

export function PhotoLink({ number, className, children }: PhotoLinkProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hash = `#${photoFragment(number)}`
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ pathname, search, hash }, { preventScrollReset: true, state: openedHere })
  }
  return (
    <a href={hash} onClick={onClick} className={className}>
      {children}
    </a>
  )
}
