// A field to choose from a list, with its label, hint and fault.

import { controlProps, FieldFrame, type FieldProps } from './field.tsx'

type Choices = readonly { readonly value: string | number; readonly label: string }[] | Readonly<Record<string, string>>

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
  const options = Array.isArray(choices) ? choices : Object.entries(choices).map(([value, label]) => ({ value, label }))
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
