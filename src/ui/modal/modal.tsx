// A modal dialog: the browser's dialog element, with levels and swipes, over a page that does not scroll.

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { followSwipe } from './follow-swipe.client.ts'
import { closeModal, focusTopmost, showModal } from './open-modals.client.ts'
import type { SwipeDirection } from './swipe.ts'

type ModalProps = {
  readonly open: boolean
  /** Requests closing; leaving `open` unchanged refuses. */
  readonly onClose: () => void
  readonly label: string
  /** False: Escape, or a click beside the content, does nothing. */
  readonly closesOnEscape?: boolean
  readonly closesOnOutside?: boolean
  readonly swipe?: SwipeDirection
  readonly className?: string
  /** The element focused on close; by default the one focused before. */
  readonly returnsTo?: () => HTMLElement | null
  readonly children: ReactNode
}

/** Must match the style sheet's fade. */
const leavingMs = 300

export function Modal(props: ModalProps) {
  const [shown, setShown] = useState(false)
  // Opened again while it fades, its content begins anew, as it does after that: with its own focus, nothing typed.
  const [opening, setOpening] = useState({ open: false, count: 0 })
  if (opening.open !== props.open) setOpening({ open: props.open, count: opening.count + (props.open ? 1 : 0) })
  useEffect(() => {
    if (props.open) setShown(true)
    if (props.open || !shown) return
    const gone = setTimeout(() => setShown(false), leavingMs)
    return () => clearTimeout(gone)
  }, [props.open, shown])
  return shown ? createPortal(<ShownModal key={opening.count} {...props} />, document.body) : null
}

function ShownModal(props: ModalProps) {
  const { open, onClose, label, closesOnEscape = true, closesOnOutside = true, swipe, className = '' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const asked = useRef(props)
  asked.current = props

  // Focus synchronously on opening, so that no key goes to the page below.
  useLayoutEffect(() => {
    if (!open) return
    const shown = dialog.current!
    showModal(shown)
    return () => closeModal(shown)
  }, [open])

  useEffect(() => {
    if (!open) return
    return () => {
      asked.current.returnsTo?.()?.focus({ preventScroll: true })
      focusTopmost()
    }
  }, [open])

  useEffect(
    () => (open && swipe ? followSwipe(content.current!, swipe, () => asked.current.onClose()) : undefined),
    [open, swipe],
  )

  // Events of a modal opened from this one bubble here: ignore them.
  const isItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

  /** The page behind is inert anyway; this cycles Tab inside instead of into the browser's buttons. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const ends = [content.current!, lastStop(content.current!)] as const
    const [from, to] = event.shiftKey ? ends : ends.toReversed()
    if (document.activeElement !== from) return
    event.preventDefault()
    to!.focus()
  }

  function onPointerUp(event: PointerEvent) {
    if (!isItself(event) || !pressedOutside.current) return
    pressedOutside.current = false
    if (closesOnOutside) onClose()
    else content.current?.focus({ preventScroll: true })
  }

  function onCancel(event: SyntheticEvent) {
    if (!isItself(event)) return
    event.preventDefault()
    if (closesOnEscape) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={label}
      className={`modal ${className}`}
      // After a commit React restores the previous focus, unless that element is not focusable.
      inert={!open}
      closedby={closesOnEscape ? 'closerequest' : 'none'}
      onCancel={onCancel}
      // Browsers do not let a page block Escape repeatedly.
      onClose={event => {
        if (isItself(event) && open && !event.currentTarget.open) event.currentTarget.showModal()
      }}
      onKeyDown={onKeyDown}
      onPointerDown={event => {
        pressedOutside.current = isItself(event)
      }}
      onPointerUp={onPointerUp}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the first stop of the focus is the content as a whole */}
      <div ref={content} tabIndex={0} className="modal-content">
        {props.children}
      </div>
    </dialog>
  )
}

/** The last tab stop in `box`: itself when it has none. */
function lastStop(box: HTMLElement): HTMLElement {
  const isStop = (each: HTMLElement) =>
    each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true })
  return [...box.querySelectorAll<HTMLElement>('*')].findLast(isStop) ?? box
}
