// The amenities of a home, in groups.

import { TypedText } from '#stays/languages/typed-language.tsx'
import { type AmenityCode, groupAmenities } from './amenities.ts'
import type { Stay } from './stay.ts'

export function AmenityList({ amenities }: Pick<Stay, 'amenities'>) {
  const noteOf = new Map<AmenityCode, string | undefined>(amenities.map(({ code, note }) => [code, note]))
  return (
    <div className="amenities">
      {groupAmenities([...noteOf.keys()]).map(({ group, amenities: ofGroup }) => (
        <section key={group.code}>
          <h3 className="pb-2 font-semibold">{group.label()}</h3>
          <ul className="flex flex-col gap-1.5">
            {ofGroup.map(({ code, label }) => (
              <li key={code}>
                {label()} <AmenityNote note={noteOf.get(code)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function AmenityNote({ note }: { readonly note: string | undefined }) {
  return (
    note && (
      <span className="block text-ink-soft text-sm">
        <TypedText>{note}</TypedText>
      </span>
    )
  )
}
