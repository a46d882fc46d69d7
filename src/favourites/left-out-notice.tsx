// "The two homes you saved longest ago did not fit": when an account came to more homes than it holds.

import { Link } from 'react-router'
import type { LeftOutTold } from './favourites.ts'

export function LeftOutNotice({ told: { said, see, address } }: { readonly told: LeftOutTold }) {
  return (
    <aside className="left-out-notice">
      {said}{' '}
      <Link to={address} className="link">
        {see}
      </Link>
    </aside>
  )
}
