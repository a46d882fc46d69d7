// A field for several lines: its name, the native control, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type TextFieldProps = ComponentPropsWithoutRef<'textarea'> & {
  /** Unique on the page: label and fault hang on it. */
  readonly id: string
  readonly label: ReactNode
  readonly fault?: string | undefined
}

export function TextField({ label, fault, ...field }: TextFieldProps) {
  const faultId = `${field.id}-fault`
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={field.id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        {...field}
        className="field"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
      />
      {fault && (
        <p id={faultId} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
