// The fields of a visit as they are typed, and the part of an address that asks for it.

export type VisitField = 'in' | 'out' | 'adults' | 'ages' | 'infants' | 'pets'

/** What was typed, field by field, so that a form can show it again as it was. */
export type VisitFields = Readonly<Record<VisitField, string>>

export type VisitFaults = { readonly [Field in VisitField]?: string }

/** Nobody sells nights farther away than this, whatever a home's own window. */
export const farthestDays = 730

export const usualVisitFields: VisitFields = { in: '', out: '', adults: '2', ages: '', infants: '0', pets: '0' }

/** What was typed, by `in, out, adults, ages, infants, pets`. */
export function readVisitFields(query: URLSearchParams): VisitFields {
  const first = (name: VisitField) => (query.get(name) ?? usualVisitFields[name]).trim().slice(0, 100)
  return {
    in: first('in'),
    out: first('out'),
    adults: first('adults'),
    ages: query.getAll('ages').join(', ').trim().slice(0, 400),
    infants: first('infants'),
    pets: first('pets'),
  }
}

/** The part of an address that asks for this visit; what is usual is left out. */
export function visitQuery(fields: VisitFields): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== usualVisitFields[name as VisitField]) query.set(name, value)
  }
  return query
}
