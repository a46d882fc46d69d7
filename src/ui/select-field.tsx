// A field to choose from: its name, the native control, a hint, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

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
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        {...select}
        className="field"
        aria-invalid={fault ? true : undefined}
        aria-describedby={[fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      >
        {children}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
