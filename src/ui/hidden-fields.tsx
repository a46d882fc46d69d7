// What a form carries unseen: versions, ids and keys, by the names of their fields.

type Props = { readonly fields: Readonly<Record<string, string | number>> }

export function HiddenFields({ fields }: Props) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
