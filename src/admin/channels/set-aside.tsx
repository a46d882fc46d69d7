// The button that sets a conflict aside.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import type { ShownConflict } from './channels-view.ts'

export function SetAside({ conflict: { id, isSetAside } }: { readonly conflict: ShownConflict }) {
  if (isSetAside) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="conflict" value={id} />
      <SubmitButton intent="set-aside" quiet>
        {sentence('channels.setAside')}
      </SubmitButton>
    </Form>
  )
}
