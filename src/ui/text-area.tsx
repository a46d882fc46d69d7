// A field for several lines, with its label, hint and fault.

import { controlProps, FieldFrame, type FieldProps } from './field.tsx'

export function TextArea({ label, hint, fault, className, ...area }: FieldProps<'textarea'>) {
  return (
    <FieldFrame id={area.id} label={label} hint={hint} fault={fault} className={className}>
      <textarea
        {...area}
        {...controlProps(area.id, { hint, fault })}
        // biome-ignore lint/a11y/noAutofocus: correcting a form begins at the field with a fault, without script too
        autoFocus={fault ? true : undefined}
      />
    </FieldFrame>
  )
}
