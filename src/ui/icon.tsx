// The few line drawings the site uses: drawn on a grid of 24, in the colour of the text around them.

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.3 15.3L20 20',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
  tick: 'M5 12.5l4.5 4.5L19 7',
  place: 'M12 21c4.5-5 7-8.6 7-11.6A7 7 0 0 0 5 9.4C5 12.4 7.5 16 12 21M12 7.2a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  people:
    'M9 5.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6M3.5 19c.3-3.2 2.3-5 5.5-5s5.2 1.8 5.5 5M16 6.5a2.6 2.6 0 0 1 0 5M17.2 14.3c1.9.5 3 2.2 3.3 4.7',
  bed: 'M3.5 18.5v-12M3.5 15.5h17v3M20.5 15.5v-2.5a2.5 2.5 0 0 0-2.5-2.5h-8v5M6.8 9.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4',
  house: 'M4 11.5L12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5.5h4v5.5',
  hands: 'M3.5 8.5l4.5-2.5l4 2l4-2l4.5 2.5v7l-2.5 1l-5.5 3.5l-6-3.5l-3-1zM12 8l-3 3.5c1 1.2 2.5 1 3.5 0l1-1l5 5',
  coin: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M14.8 9.2c-.6-.9-1.6-1.3-2.8-1.3c-1.6 0-2.7.8-2.7 2s1 1.7 2.7 2.1s2.8.9 2.8 2.1s-1.2 2.1-2.8 2.1c-1.3 0-2.4-.5-3-1.5M12 6.3v11.4',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-2.8 7.5-7 9c-4.2-1.5-7-4.5-7-9V6zM8.8 12l2.3 2.3l4.2-4.6',
  star: 'M12 3.8l2.5 5.2l5.7.8l-4.1 4l1 5.7L12 16.8l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z',
  filters:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4M9 14.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4',
  globe: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16M4 12h16M12 4c5 5 5 11 0 16c-5-5-5-11 0-16',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  person: 'M12 4.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 0 1 0-7.2M4.5 20c.6-3.6 3.6-5.4 7.5-5.4s6.9 1.8 7.5 5.4',
  heart: 'M12 19.5C7 16 4 12.9 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3c0 3.6-3 6.7-8 10.2z',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6.5 11H5v9h14v-9h-1.5',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8M12 3.2v1.6M12 19.2v1.6M3.2 12h1.6M19.2 12h1.6M5.8 5.8l1.1 1.1M17.1 17.1l1.1 1.1M18.2 5.8l-1.1 1.1M6.9 17.1l-1.1 1.1',
  list: 'M9 7h10.5M9 12h10.5M9 17h10.5M4.8 7h.4M4.8 12h.4M4.8 17h.4',
  letter: 'M4 6h16v12H4zM4.5 6.5l7.5 6.5l7.5-6.5',
  more: 'M5.6 12h.8M11.6 12h.8M17.6 12h.8',
  map: 'M4 6.5l5.3-2l5.4 2l5.3-2v13l-5.3 2l-5.4-2l-5.3 2zM9.3 4.5v13M14.7 6.5v13',
} as const

export type IconName = keyof typeof paths

/** Decoration beside words that say the same; never alone. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  // What points back or on turns with the direction of reading.
  const points = name === 'left' || name === 'right' ? 'rtl:-scale-x-100' : ''
  return <Drawing path={paths[name]} className={`${className ?? 'size-5'} ${points}`} />
}

/** A drawing of somebody else's own in the same hand: `path` on the grid of 24. */
export function Drawing({ path, className = 'size-5' }: { readonly path: string; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

type QrCodeProps = {
  readonly code: { readonly side: number; readonly path: string }
  /** What it is for those who do not see it. */
  readonly label: string
}

/** Black on white in every colour scheme: many apps read no inverted codes. */
export function QrCode({ code: { side, path }, label }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-44 max-w-full bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
