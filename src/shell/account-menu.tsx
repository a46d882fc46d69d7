// The signed-in visitor's menu, folded under their name; opens without script too.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'

export type HeaderUser = { readonly name: string; readonly isOperator: boolean } | null

export function AccountMenu({ user }: { readonly user: NonNullable<HeaderUser> }) {
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
    <details ref={menu} className="account-menu">
      <summary className="site-link">
        <Icon name="person" className="size-5 sm:hidden" />
        <span className="sr-only sm:hidden">{sentence('shell.account')}</span>
        <span className="max-w-40 truncate max-sm:hidden">{user.name}</span>
        <Icon name="down" className="size-4" />
      </summary>
      <ul>
        <li>
          <Link to="/user">{sentence('shell.yourAccount')}</Link>
        </li>
        <li>
          <Link to="/user/bookings">{sentence('shell.yourBookings')}</Link>
        </li>
        {user.isOperator && (
          <li>
            <Link to="/admin">{sentence('shell.admin')}</Link>
          </li>
        )}
        <li>
          <Form method="post" action="/sign-out">
            <button type="submit">{sentence('shell.signOut')}</button>
          </Form>
        </li>
      </ul>
    </details>
  )
}
