// The form by which an operator proposes a change to a guest: input, price, message, button.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type ChangeFields, ChangeInput } from '#amendments/amend/change-input.tsx'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TextArea } from '#ui/text-area.tsx'

type ProposeFormProps = {
  readonly fields: ChangeFields
  readonly faults: { readonly in?: string; readonly out?: string }
  readonly preview: ChangePreview
  readonly today: string
  readonly arrivalStays: boolean
  /** Whether the guest can be asked; what else can be done is always there. */
  readonly mayPropose: boolean
  /** What a command carries so that it is carried out once. */
  readonly commandKey: string
  /** The fields of the party. */
  readonly children: ReactNode
  /** What else can be done at that price. */
  readonly atOnce?: ReactNode
}

export function ProposeForm({ commandKey, atOnce, mayPropose, ...input }: ProposeFormProps) {
  const { preview, fields } = input
  const { days = '', party = '', difference = '' } = preview.kind === 'priced' ? preview : {}
  return (
    <div className="flex flex-col gap-4">
      {preview.kind === 'refused' && preview.other.length > 0 && (
        <Notice tone="wrong">{preview.other.join(' ')}</Notice>
      )}
      <ChangeInput {...input} />
      {preview.kind === 'priced' && (
        <section aria-labelledby="proposed-title" className="card flex flex-col gap-4 p-5">
          <h3 id="proposed-title" className="font-display text-xl">
            {mayPropose ? sentence('amendments.guestAsked') : sentence('amendments.whatChanges')}
          </h3>
          <p>
            <RichSentence
              text={
                input.arrivalStays
                  ? sentence('amendments.changedText', { days, party, difference })
                  : sentence('amendments.guestAskedText', { days, party, difference })
              }
              parts={{
                after: () => <strong className="tabular-nums">{preview.after}</strong>,
                before: () => <span className="tabular-nums">{preview.before}</span>,
              }}
            />
          </p>
          {preview.kept && <p>{sentence('amendments.keptOfNew', { sum: preview.kept })}</p>}
          {mayPropose && (
            <Form method="post" className="flex flex-col gap-4">
              <HiddenFields values={{ ...fields, ...preview.hidden, key: commandKey }} />
              <TextArea id="words" name="words" label={sentence('amendments.why')} maxLength={500} rows={3} />
              <SubmitButton intent="propose" className="self-start">
                {sentence('amendments.propose')}
              </SubmitButton>
            </Form>
          )}
          {atOnce}
        </section>
      )}
    </div>
  )
}
