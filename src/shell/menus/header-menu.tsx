// A menu folded under a word or sign of the header; opens without script too.

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type HeaderMenuProps = {
  readonly id?: string
  /** What is seen of the folded menu. */
  readonly summary: ReactNode
  /** Of the summary. */
  readonly className?: string
  /** Items of a list. */
  readonly children: ReactNode
}

export function HeaderMenu({ id, summary, className = 'site-link', children }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const folded = useRef(key)
  // Every way to a page folds it, in one go with the page's appearing; one that was opened before the script came stays.
  useLayoutEffect(() => {
    if (folded.current !== key && menu.current) menu.current.open = false
    folded.current = key
  }, [key])
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return (
    <details ref={menu} id={id} className="header-menu">
      <summary className={className}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  )
}
