// Who comes along by name, and the form in which the guest says it.

import { Form } from 'react-router'
import { longestName } from '#bookings/record/contact.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CompanionsTyped, CompanionsView } from './companions-view.ts'

type Props = { readonly companions: CompanionsView; readonly typed: CompanionsTyped | undefined }

export function Companions({ companions: { names, most }, typed }: Props) {
  return (
    <>
      {names.length > 0 && (
        <ul className="break-words">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <li key={at}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {most > 0 && (
        <details className="print:hidden" open={typed !== undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {names.length > 0 ? sentence('trips.companionsChange') : sentence('trips.companionsAdd')}
          </summary>
          <Form
            key={names.join('\n')}
            method="post"
            className="flex max-w-lg flex-col items-start gap-3 pt-2"
            preventScrollReset
            noValidate
          >
            <TextArea
              id="companions"
              name="companions"
              label={sentence('trips.companions')}
              hint={sentence('trips.companionsHint')}
              rows={Math.min(most, 6)}
              maxLength={most * (longestName + 2)}
              defaultValue={typed?.text ?? names.join('\n')}
              fault={typed?.fault}
              className="self-stretch"
            />
            <SubmitButton intent="name-companions" quiet>
              {sentence('trips.companionsSave')}
            </SubmitButton>
          </Form>
        </details>
      )}
    </>
  )
}
