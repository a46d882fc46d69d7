// The button by which an operator says of a conflict that it was seen.

import { Form } from 'react-router'
import type { ShownConflict } from './channels-view.ts'

export function SetAside({ conflict: { id, isSetAside } }: { readonly conflict: ShownConflict }) {
  if (isSetAside) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="conflict" value={id} />
      <button type="submit" name="intent" value="set-aside" className="button button-quiet">
        Set aside
      </button>
    </Form>
  )
}
