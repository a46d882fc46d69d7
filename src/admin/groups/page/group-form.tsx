// The frame of every form about a group of homes: see what it means at each home first, then save.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { GroupKind } from '#admin/groups/group-input.ts'
import type { GroupEditor } from '#admin/groups/group-view.ts'
import { ManyPreview } from '#admin/many/page/many-preview.tsx'
import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'

type Props = {
  readonly editor: GroupEditor
  readonly what: GroupKind
  /** The id of the rule; empty for a new one, and for the group itself. */
  readonly subject?: string
  readonly label: string
  /** The values while nothing was typed. */
  readonly values: FieldsOf['values']
  readonly removable?: string | undefined
  readonly children: (fields: FieldsOf) => ReactNode
}

export function GroupForm({ editor, what, subject = '', label, values, removable, children }: Props) {
  const { group, typed, mayChange } = editor
  const again = typed?.what === what && typed.subject === subject ? typed : undefined
  const form = {
    values: again?.values ?? values,
    faults: again?.faults ?? {},
    idOf: (name: string) => `${what}-${subject || 'new'}-${name}`,
  }
  const { seen = '', preview, away = false } = again ?? {}
  const version = group?.version ?? 0
  return (
    <Form
      method="post"
      // A form that was saved starts anew.
      key={`${version} ${JSON.stringify(values)}`}
      className="flex flex-col gap-5"
      aria-label={label}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={{ what, subject, version, seen }} />
      {children({ ...form, field: fieldsOf({ ...form, autoComplete: 'off' }) })}
      {preview && preview.length > 0 && <ManyPreview homes={preview} />}
      {preview && preview.length === 0 && <p role="status">{sentence('groups.noHomeDiffers')}</p>}
      {mayChange ? (
        <p className="flex flex-wrap gap-3">
          {seen && !away && <SubmitButton intent="keep">{sentence('rates.save')}</SubmitButton>}
          {seen && away && <SubmitButton intent="take-away">{sentence('rates.takeAwayNow')}</SubmitButton>}
          <button type="submit" name="intent" value="look" className={preview ? 'button button-quiet' : 'button'}>
            {preview ? sentence('rates.lookAgain') : sentence('rates.seeWhatItMeans')}
          </button>
          {removable && !away && (
            <SubmitButton intent="look-away" quiet>
              {removable}
            </SubmitButton>
          )}
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{sentence('terms.notAllowed')}</p>
      )}
    </Form>
  )
}
