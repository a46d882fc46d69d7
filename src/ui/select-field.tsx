// A field to choose from: its name, the native control, a hint, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { describedBy, FieldFrame } from './field.tsx'

type SelectFieldProps = ComponentPropsWithoutRef<'select'> & {
  /** Unique on the page: label, hint and fault hang on it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fault?: string | undefined
}

export function SelectField({ label, hint, fault, children, ...select }: SelectFieldProps) {
  const { id } = select
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <select
        {...select}
        className="field"
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy(id, { hint, fault })}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
