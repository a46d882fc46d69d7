// Something in front of the page that is dealt with first: the page stands still, the focus stays inside and comes back.

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { focusWithin } from './focus-within.client.ts'
import { followSwipe } from './follow-swipe.client.ts'
import { isTopmost, type ModalLevels, zIndexOf } from './modal-levels.ts'
import { enterModal, focusTopmost, leaveModal, onModalsChange, openModals } from './open-modals.client.ts'
import type { SwipeDirection } from './swipe.ts'

export type WayToClose = 'escape' | 'outside' | 'swipe'

type ModalProps = {
  readonly open: boolean
  /** Asked to close; whoever keeps `open` as it is refuses. */
  readonly onClose: (way: WayToClose) => void
  readonly label: string
  /** False: Escape, or a click beside the content, does nothing. */
  readonly closesOnEscape?: boolean
  readonly closesOnOutside?: boolean
  readonly swipe?: SwipeDirection
  /** Instead of the level among the open modals. */
  readonly zIndex?: number
  readonly className?: string
  /** Where the focus goes when it closes; otherwise to what had it before. */
  readonly returnsTo?: () => HTMLElement | null
  readonly children: ReactNode
}

/** As long as the style sheet lets it fade. */
const leavingMs = 300
const noLevels: ModalLevels = []

export function Modal(props: ModalProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (props.open) setShown(true)
    if (props.open || !shown) return
    const gone = setTimeout(() => setShown(false), leavingMs)
    return () => clearTimeout(gone)
  }, [props.open, shown])
  return shown ? createPortal(<ShownModal {...props} />, document.body) : null
}

function ShownModal(props: ModalProps) {
  const { open, onClose, label, closesOnEscape = true, closesOnOutside = true, swipe, zIndex, className = '' } = props
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const levels = useSyncExternalStore(onModalsChange, openModals, () => noLevels)
  const asked = useRef(props)
  asked.current = props

  const before = useRef<Element>(null)
  // In one go with its appearing: whoever sees it works in it, and no key goes to the page below.
  useLayoutEffect(() => {
    if (!open) return
    before.current = document.activeElement
    enterModal(id)
    content.current?.focus({ preventScroll: true })
  }, [open, id])

  useEffect(() => {
    if (!open) return
    return () => {
      const wasTopmost = isTopmost(openModals(), id)
      leaveModal(id)
      const back = asked.current.returnsTo?.() ?? before.current
      if (!wasTopmost) return
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      focusTopmost()
    }
  }, [open, id])

  useEffect(
    () => (open && swipe ? followSwipe(content.current!, swipe, () => asked.current.onClose('swipe')) : undefined),
    [open, swipe],
  )

  // What happens in a modal that was opened out of this one bubbles here too: it is none of this one's business.
  const isOurs = (event: { currentTarget: Element; target: EventTarget }) =>
    event.currentTarget.contains(event.target as Node)
  const isBackdrop = ({ target }: { target: EventTarget }) => !content.current?.contains(target as Node)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isOurs(event)) return
    if (event.key === 'Escape' && closesOnEscape) onClose('escape')
    if (event.key === 'Tab' && focusWithin(event.currentTarget, event.shiftKey)) event.preventDefault()
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!isOurs(event) || !isBackdrop(event) || !pressedOutside.current) return
    pressedOutside.current = false
    if (closesOnOutside) onClose('outside')
    else content.current?.focus({ preventScroll: true })
  }

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={label}
      data-modal={id}
      data-state={open ? 'open' : 'leaving'}
      className={`modal ${className}`}
      style={{ zIndex: open ? (zIndex ?? zIndexOf(levels, id)) : undefined }}
      onKeyDown={onKeyDown}
      onPointerDown={event => {
        pressedOutside.current = isOurs(event) && isBackdrop(event)
      }}
      onPointerUp={onPointerUp}
    >
      <div className="modal-overlay" data-overlay="" hidden={!isTopmost(levels, id)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the first stop of the focus is the content as a whole */}
      <div ref={content} tabIndex={0} className="modal-content">
        {props.children}
      </div>
    </div>
  )
}
