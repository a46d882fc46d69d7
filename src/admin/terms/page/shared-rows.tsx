// Payment schedules or cancellation policies: each with its form, and one more.

import type { ReactNode } from 'react'
import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import type { TermsKind } from '#admin/terms/terms-input.ts'
import type { SharedRow, TermsEditor, TermsRow } from '#admin/terms/terms-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import { isTyped, TermsForm } from './terms-form.tsx'

type Props = {
  readonly editor: TermsEditor
  readonly what: TermsKind
  readonly title: string
  readonly about: string
  readonly more: string
  readonly rows: readonly SharedRow[]
  readonly fresh: TermsRow['values']
  readonly children: (fields: FieldsOf) => ReactNode
}

export function SharedRows({ editor, what, title, about, more, rows, fresh, children }: Props) {
  return (
    <TitledSection id={`all-${what}`} title={title}>
      <p className="max-w-prose text-ink-soft">{about}</p>
      {rows.map(row => (
        <details key={row.id} open={isTyped(editor, what, row) ? true : undefined} className="card p-5">
          <summary className="min-h-11 cursor-pointer">
            <strong>{row.title}</strong> <span className="block text-sm">{row.said}</span>
            <span className="block text-ink-soft text-sm">{sentence('terms.homesUseIt', { homes: row.homes })}</span>
          </summary>
          <div className="pt-3">
            <TermsForm
              editor={editor}
              what={what}
              row={row}
              label={sentence('rates.rowForm', { name: row.title, said: row.said })}
              removable={row.homes === 0}
            >
              {children}
            </TermsForm>
          </div>
        </details>
      ))}
      {editor.mayChange && (
        <details open={isTyped(editor, what, undefined) ? true : undefined} className="card p-5">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{more}</summary>
          <div className="pt-3">
            <TermsForm editor={editor} what={what} row={undefined} fresh={fresh} label={more}>
              {children}
            </TermsForm>
          </div>
        </details>
      )}
    </TitledSection>
  )
}
