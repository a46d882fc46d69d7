// The fields of a visit as they are typed, and the part of an address that asks for it.

export type VisitField = 'in' | 'out' | 'adults' | 'ages' | 'infants' | 'pets' | 'serviceAnimals'

/** What was typed, field by field, so that a form can show it again as it was. */
export type VisitFields = Readonly<Record<VisitField, string>>

export type VisitFaults = { readonly [Field in VisitField]?: string }

/** Nobody sells nights farther away than this, whatever a home's own window. */
export const farthestDays = 730

export const usualVisitFields: VisitFields = {
  ...{ in: '', out: '', adults: '2', ages: '', infants: '0', pets: '0' },
  serviceAnimals: '0',
}

/** What a list was asked for beyond the visit, in the address of any other page: the query of the list itself. */
export const searchField = 'search'

/** Longer than any list that people ask for. */
const longestSearch = 1_000

/** What such an address carries; empty where it carries none. */
export function readCarried(query: URLSearchParams): string {
  const typed = query.get(searchField) ?? ''
  return typed.length > longestSearch ? '' : typed
}

/** What was typed, by `in, out, adults, ages, infants, pets, serviceAnimals`. */
export function readVisitFields(query: URLSearchParams): VisitFields {
  const read = Object.entries(usualVisitFields).map(([name, usual]) => {
    const typed = name === 'ages' ? query.getAll(name).join(', ') : (query.get(name) ?? usual)
    return [name, typed.trim().slice(0, 400)]
  })
  return Object.fromEntries(read)
}

/** The part of an address that asks for this visit; what is usual is left out. */
export function visitQuery(fields: VisitFields): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== usualVisitFields[name as VisitField]) query.set(name, value)
  }
  return query
}

/** The address of a search says what somebody asked for, not what is empty or usual. A search has no files. */
export function searchTyped(form: FormData): URLSearchParams {
  const typed = [...form] as [VisitField, string][]
  return new URLSearchParams(typed.filter(([name, value]) => value && value !== usualVisitFields[name]))
}
