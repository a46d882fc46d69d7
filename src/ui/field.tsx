// The fields of forms, each with its label, hint and fault: one line, a choice from a list, and what a form carries unseen.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type Frame = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly fault?: string | undefined
  /** The id of a sentence elsewhere about what is wrong with this field and others. */
  readonly sharedFault?: string | undefined
}

/** `id` must be unique on the page: label, hint and fault refer to it. */
export type FieldProps<Control extends 'input' | 'textarea' | 'select'> = Omit<Frame, 'sharedFault'> & {
  readonly id: string
} & ComponentPropsWithoutRef<Control>

type OneLineProps = FieldProps<'input'> & Pick<Frame, 'sharedFault'>

export function Field({ label, hint, fault, sharedFault, className, ...input }: OneLineProps) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} fault={fault} className={className}>
      <input
        {...input}
        {...controlProps(input.id, { hint, fault, sharedFault })}
        // biome-ignore lint/a11y/noAutofocus: correcting a form begins at the first field with a fault, without script too
        autoFocus={fault ? true : undefined}
      />
    </FieldFrame>
  )
}

type Choices =
  | readonly { readonly value: string | number; readonly label: string }[]
  | Readonly<Record<string, string | (() => string)>>

type SelectFieldProps = FieldProps<'select'> & {
  /** The options in their order, with labels or by them; below those among the children. */
  readonly choices?: Choices
  /** What is chosen at first, and means nothing: `Choose`. */
  readonly empty?: string
}

export function SelectField({ label, hint, fault, choices, empty, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={select.id} label={label} hint={hint} fault={fault}>
      <select {...select} {...controlProps(select.id, { hint, fault })}>
        {empty !== undefined && <option value="">{empty}</option>}
        {children}
        {choices && <Options choices={choices} />}
      </select>
    </FieldFrame>
  )
}

function Options({ choices }: { readonly choices: Choices }) {
  const options = Array.isArray(choices)
    ? choices
    : Object.entries(choices).map(([value, label]) => ({ value, label: typeof label === 'string' ? label : label() }))
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

type FieldFrameProps = Pick<Frame, 'label' | 'hint' | 'fault'> & {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Around a control: its label, hint and fault. */
export function FieldFrame({ id, label, hint, fault, className = '', children }: FieldFrameProps) {
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

/** The look of a control, and the ids of what its frame and others say about it. */
export function controlProps(id: string, { hint, fault, sharedFault }: Omit<Frame, 'label'>) {
  const about = [sharedFault, fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    className: 'field',
    'aria-invalid': fault || sharedFault ? true : undefined,
    'aria-describedby': about || undefined,
  }
}

/** What a form carries unseen, by the names of its fields. */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
