// A field for several lines: its name, a hint, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { describedBy, FieldFrame } from './field.tsx'

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'id'> & {
  /** Unique on the page: label, hint and fault hang on it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fault?: string | undefined
}

export function TextArea({ label, hint, fault, className = '', ...area }: TextAreaProps) {
  const { id } = area
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} className={className}>
      <textarea
        {...area}
        className="field"
        aria-invalid={fault ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the field with a fault is where one goes on, without script too
        autoFocus={fault ? true : undefined}
        aria-describedby={describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  )
}
