// A field for several lines: its name, a hint, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

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
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        {...area}
        className="field"
        aria-invalid={fault ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the field with a fault is where one goes on, without script too
        autoFocus={fault ? true : undefined}
        aria-describedby={[fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      />
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
