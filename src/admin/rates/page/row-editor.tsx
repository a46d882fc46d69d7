// A list of rows of one kind, each with its form, and a form for a new one.

import type { ReactNode } from 'react'
import type { RateKind } from '#admin/rates/rate-input.ts'
import type { OwnAndShared, RateEditor, RateTyped, RateValues } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import { type FieldsOf, RateFormFrame } from './rate-form-frame.tsx'

type Props = {
  readonly editor: RateEditor
  readonly what: RateKind
  readonly title: string
  readonly about: string
  readonly none: string
  /** `One more rule`. */
  readonly more: string
  readonly rows: OwnAndShared
  readonly fresh: RateValues
  readonly typed: RateTyped | undefined
  readonly children: (fields: FieldsOf) => ReactNode
}

export function RowEditor({ editor, what, title, about, none, more, rows, fresh, typed, children }: Props) {
  return (
    <TitledSection id={`all-${what}`} title={title}>
      <p className="max-w-prose text-ink-soft">{about}</p>
      {rows.ours.length === 0 && <p>{none}</p>}
      {rows.ours.map(({ id, title: name, said, values }) => (
        <details
          key={id}
          open={typed?.what === what && typed.subject === String(id) ? true : undefined}
          className="card p-5"
        >
          <summary className="min-h-11 cursor-pointer">
            <strong>{name}</strong> <span className="block text-ink-soft text-sm">{said}</span>
          </summary>
          <div className="pt-3">
            <RateFormFrame
              editor={editor}
              what={what}
              subject={String(id)}
              label={sentence('rates.rowForm', { name, said })}
              values={values}
              typed={typed}
              removable={sentence('rates.takeAway')}
            >
              {children}
            </RateFormFrame>
          </div>
        </details>
      ))}
      {rows.shared.length > 0 && (
        <div>
          <p className="text-ink-soft text-sm">{sentence('rates.ofSeveralHomes')}</p>
          <ul className="list-disc ps-5">
            {rows.shared.map(({ id, title: name, said }) => (
              <li key={id}>{sentence('rates.row', { name, said })}</li>
            ))}
          </ul>
        </div>
      )}
      <details open={typed?.what === what && typed.subject === '' ? true : undefined} className="card p-5">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{more}</summary>
        <div className="pt-3">
          <RateFormFrame editor={editor} what={what} label={more} values={fresh} typed={typed}>
            {children}
          </RateFormFrame>
        </div>
      </details>
    </TitledSection>
  )
}
