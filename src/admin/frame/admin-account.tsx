// The operator's own menu: back to the site, their account, signing out.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { AccountSummary, type HeaderUser } from '#shell/menus/account-menu.tsx'
import { HeaderMenu } from '#shell/menus/header-menu.tsx'

export function AdminAccount({ user }: { readonly user: NonNullable<HeaderUser> }) {
  return (
    <HeaderMenu summary={<AccountSummary name={user.name} />}>
      <li>
        <Link to="/">{sentence('adminFrame.viewSite')}</Link>
      </li>
      <li>
        <Link to="/user">{sentence('shell.yourAccount')}</Link>
      </li>
      <li>
        <Form method="post" action="/sign-out">
          <button type="submit">{sentence('shell.signOut')}</button>
        </Form>
      </li>
    </HeaderMenu>
  )
}
