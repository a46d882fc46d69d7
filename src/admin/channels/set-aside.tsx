// The button by which an operator says of a conflict that it was seen.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { ShownConflict } from './channels-view.ts'

export function SetAside({ conflict: { id, isSetAside } }: { readonly conflict: ShownConflict }) {
  if (isSetAside) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="conflict" value={id} />
      <SubmitButton intent="set-aside" quiet>
        Set aside
      </SubmitButton>
    </Form>
  )
}
