// The sleeping arrangements: each room with drawings of its beds.

import { sentence } from '#catalogue/sentence.ts'
import { TypedText } from '#stays/languages/typed-language.tsx'
import { sayList } from '#values/say-list.ts'
import { sayBed } from './say-bed.ts'
import type { Bed, BedKind, Room } from './stay.ts'

const wide: ReadonlySet<BedKind> = new Set(['double', 'king', 'queen', 'sofa-bed'])

export function Sleeping({ rooms }: { readonly rooms: readonly Room[] }) {
  const withBeds = rooms.filter(({ beds }) => beds.length > 0)
  return (
    <ul className="sleeping">
      {withBeds.map(room => (
        <li key={room.name} className="sleeping-room">
          <span className="sleeping-drawing" aria-hidden="true">
            {room.beds.flatMap(drawn)}
          </span>
          <h3 className="font-semibold">
            <TypedText>{room.name}</TypedText>
          </h3>
          <p className="text-ink-soft">{sayList(room.beds.map(sayBed))}</p>
          {room.ensuite && <p className="text-ink-soft text-sm">{sentence('stays.ensuite')}</p>}
        </li>
      ))}
    </ul>
  )
}

const mostDrawn = 6

function drawn({ kind, count }: Bed) {
  const names = Array.from({ length: Math.min(count, mostDrawn) }, (_, position) => `${kind} ${position}`)
  return names.map(name => <BedDrawing key={name} kind={kind} />)
}

/** A bed seen from above: its pillows tell how many sleep in it. */
function BedDrawing({ kind }: { readonly kind: BedKind }) {
  const width = wide.has(kind) ? 30 : kind === 'child' ? 15 : 20
  const height = kind === 'child' ? 26 : 38
  const pillows = wide.has(kind) ? [3, 16] : [3]
  const pillowWidth = wide.has(kind) ? 11 : width - 6
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: drawn beside the words that say the same, and hidden from readers
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="3" fill="var(--color-sand)" />
      {pillows.map(x => (
        <rect key={x} x={x} y="4" width={pillowWidth} height="6.5" rx="2" fill="var(--color-card)" />
      ))}
      <path d={`M1 16h${width - 2}`} />
      {kind === 'bunk' && <path d={`M1 ${height - 9}h${width - 2}`} strokeDasharray="2 2" />}
    </svg>
  )
}
