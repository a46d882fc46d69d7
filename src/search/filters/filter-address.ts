// The address that a form of filters asks for, without the fields that were left empty.

export function filterAddress(form: HTMLFormElement): string {
  const said = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  const query = new URLSearchParams(said)
  const written = query.toString()
  return written ? `/stays?${written}` : '/stays'
}
