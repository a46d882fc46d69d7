// The buttons of the lightbox.

import { sentence } from '#catalogue/sentence.ts'

const drawings = {
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.3 15.3L20 20M7.5 10.5h6M10.5 7.5v6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.3 15.3L20 20M7.5 10.5h6',
  reset: 'M4.5 9V4.5H9M19.5 9V4.5H15M4.5 15v4.5H9M19.5 15v4.5H15',
  'rotate-left': 'M5 5v4.5h4.5M5.4 9.2A7.5 7.5 0 1 1 4.5 13',
  'rotate-right': 'M19 5v4.5h-4.5M18.6 9.2A7.5 7.5 0 1 0 19.5 13',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
} as const

type LightboxButtonProps = {
  readonly name: string
  /** Shown to whoever points at it. */
  readonly title: string
  readonly drawing: keyof typeof drawings
  /** Nothing lies that way: it stays where it is, keeps the focus, and does nothing. */
  readonly over?: boolean
  readonly onPress: () => void
}

export function LightboxButton({ name, title, drawing, over = false, onPress }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className="lightbox-button"
      aria-label={name}
      title={title}
      aria-disabled={over}
      onClick={over ? undefined : onPress}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={drawing === 'left' || drawing === 'right' ? 'size-6 rtl:-scale-x-100' : 'size-6'}
      >
        <path
          d={drawings[drawing]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

const tools = () =>
  [
    ['zoom-in', sentence('ui.zoomInButton'), sentence('ui.zoomIn')],
    ['zoom-out', sentence('ui.zoomOutButton'), sentence('ui.zoomOut')],
    ['reset', sentence('ui.resizeButton'), sentence('ui.resize')],
    ['rotate-left', sentence('ui.rotateLeftButton'), sentence('ui.rotateLeft')],
    ['rotate-right', sentence('ui.rotateRightButton'), sentence('ui.rotateRight')],
  ] as const

type LightboxToolsProps = {
  readonly hand: (kind: ReturnType<typeof tools>[number][0]) => void
  readonly usable: boolean
}

/** In the order people know from elsewhere: larger, smaller, as it was, to the left, to the right. */
export function LightboxTools({ hand, usable }: LightboxToolsProps) {
  return (
    <div role="toolbar" aria-label={sentence('ui.pictureTools')} className="lightbox-tools">
      {tools().map(([kind, name, title]) => (
        <LightboxButton key={kind} name={name} title={title} drawing={kind} over={!usable} onPress={() => hand(kind)} />
      ))}
    </div>
  )
}
