// Shared props of a form's fields: each field's id, value and fault, by its name.

type FormState<Name extends string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>
  readonly faults: Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>
  /** Makes ids unique where several forms on a page have the same fields. */
  readonly idOf?: (name: string) => string
  /** The same for all of them, such as `off`. */
  readonly autoComplete?: string
}

/** A function to spread into each field: `<Field {...field('name')} label="Name" />`. */
export function fieldsOf<Name extends string>({ values, faults, idOf, autoComplete }: FormState<Name>) {
  return (name: Name) => ({
    id: idOf ? idOf(name) : name,
    name,
    defaultValue: values[name],
    fault: faults[name],
    autoComplete,
  })
}
