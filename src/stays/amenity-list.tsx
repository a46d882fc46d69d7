// The amenities of a home, in groups.

import { TypedText } from '#stays/languages/typed-language.tsx'
import type { AmenitiesView } from './amenities.ts'

export function AmenityList({ amenities }: { readonly amenities: AmenitiesView }) {
  return (
    <div className="amenities">
      {amenities.map(({ group, amenities: ofGroup }) => (
        <section key={group}>
          <h3 className="pb-2 font-semibold">{group}</h3>
          <ul className="flex flex-col gap-1.5">
            {ofGroup.map(({ label, note }) => (
              <li key={label}>
                {label} <AmenityNote note={note} />
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
