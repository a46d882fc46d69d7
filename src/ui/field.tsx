// A field of a form: its name, the native control, a hint, and the sentence about what is wrong with it.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type Frame = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fault?: string | undefined
  /** The id of a sentence elsewhere about what is wrong with this field and others. */
  readonly sharedFault?: string | undefined
}

/** `id` must be unique on the page: label, hint and fault hang on it. */
export function Field({
  label,
  hint,
  fault,
  sharedFault,
  className = '',
  ...input
}: Frame & { readonly id: string } & ComponentPropsWithoutRef<'input'>) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} fault={fault} className={className}>
      <input
        {...input}
        className="field"
        aria-invalid={fault || sharedFault ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the first field with a fault is where one goes on, without script too
        autoFocus={fault ? true : undefined}
        aria-describedby={describedBy(input.id, { hint, fault, sharedFault })}
      />
    </FieldFrame>
  )
}

/** What is around every control: its name, the hint and what is wrong with it. */
export function FieldFrame({
  id,
  label,
  hint,
  fault,
  className = '',
  children,
}: Frame & { readonly id: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
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

/** The ids of what a control's frame and others say about it. */
export function describedBy(id: string, { hint, fault, sharedFault }: Omit<Frame, 'label'>): string | undefined {
  return [sharedFault, fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}
