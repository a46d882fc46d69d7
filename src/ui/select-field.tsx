// A field to choose from a list, with its label, hint and fault.

import { controlProps, FieldFrame, type FieldProps } from './field.tsx'

export function SelectField({ label, hint, fault, ...select }: FieldProps<'select'>) {
  return (
    <FieldFrame id={select.id} label={label} hint={hint} fault={fault}>
      <select {...select} {...controlProps(select.id, { hint, fault })} />
    </FieldFrame>
  )
}
