// The frame of every form about shared terms: see the effect first, then save.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { VisitPreview } from '#admin/rates/page/visit-preview.tsx'
import type { TermsKind } from '#admin/terms/terms-input.ts'
import type { TermsEditor, TermsRow } from '#admin/terms/terms-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Sentences } from '#ui/section.tsx'

type Props = {
  readonly editor: TermsEditor
  readonly what: TermsKind
  /** Undefined for something new. */
  readonly row: Pick<TermsRow, 'id' | 'version' | 'values'> | undefined
  /** Of what something new is added to. */
  readonly version?: number
  readonly fresh?: TermsRow['values']
  readonly label: string
  readonly removable?: boolean
  readonly children: (fields: FieldsOf) => ReactNode
}

/** Whether that form was sent, and is shown again. */
export function isTyped({ typed }: TermsEditor, what: TermsKind, row: { readonly id: number } | undefined): boolean {
  return typed?.what === what && typed.subject === String(row?.id ?? '')
}

export function TermsForm({ editor, what, row, version = 0, fresh = {}, label, removable, children }: Props) {
  const subject = String(row?.id ?? '')
  const again = isTyped(editor, what, row) ? editor.typed : undefined
  const form = {
    values: again?.values ?? row?.values ?? fresh,
    faults: again?.faults ?? {},
    idOf: (name: string) => `${what}-${subject || 'new'}-${name}`,
  }
  const effect = again?.effect
  const seen = row?.version ?? version
  return (
    <Form
      method="post"
      // A form that was saved starts anew.
      key={`${seen} ${JSON.stringify(row?.values ?? fresh)}`}
      className="flex flex-col gap-5"
      aria-label={label}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={{ what, subject, version: seen, seen: effect ? again.mark : '' }} />
      {children({ ...form, field: fieldsOf({ ...form, autoComplete: 'off' }) })}
      {effect && (
        <section aria-label={sentence('rates.whatItMeans')} className="notice flex flex-col gap-3" role="status">
          <p className="font-semibold">
            {again.away ? sentence('rates.takenAwayMeans') : sentence('rates.whatItMeans')}
          </p>
          <Sentences sentences={[...effect.sentences, sentence('rates.quotedStay')]} />
          {effect.visits && <VisitPreview visits={effect.visits} />}
        </section>
      )}
      {editor.mayChange ? (
        <p className="flex flex-wrap gap-3">
          {effect && !again.away && <SubmitButton intent="keep">{sentence('rates.save')}</SubmitButton>}
          {effect && again.away && <SubmitButton intent="take-away">{sentence('rates.takeAwayNow')}</SubmitButton>}
          <button type="submit" name="intent" value="look" className={effect ? 'button button-quiet' : 'button'}>
            {effect ? sentence('rates.lookAgain') : sentence('rates.seeWhatItMeans')}
          </button>
          {removable && row && !again?.away && (
            <SubmitButton intent="look-away" quiet>
              {sentence('rates.takeAway')}
            </SubmitButton>
          )}
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{sentence('terms.notAllowed')}</p>
      )}
    </Form>
  )
}
