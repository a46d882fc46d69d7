// The signed-in visitor's menu, folded under their name.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { HeaderMenu } from './header-menu.tsx'

export type HeaderUser = { readonly name: string; readonly isOperator: boolean } | null

type AccountMenuProps = { readonly id: string; readonly user: NonNullable<HeaderUser> }

export function AccountMenu({ id, user }: AccountMenuProps) {
  return (
    <HeaderMenu id={id} summary={<AccountSummary name={user.name} />}>
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
    </HeaderMenu>
  )
}

/** On a phone a sign instead of the name. */
export function AccountSummary({ name }: { readonly name: string }) {
  return (
    <>
      <Icon name="person" className="size-5 sm:hidden" />
      <span className="sr-only sm:hidden">{sentence('shell.account')}</span>
      <span className="max-w-40 truncate max-sm:hidden">{name}</span>
      <Icon name="down" className="size-4" />
    </>
  )
}
