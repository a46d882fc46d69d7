// The modals that are open in this page: the page behind them stands still, and only the topmost can be reached.

import { holdFingers } from './hold-fingers.client.ts'
import { closed, type ModalLevels, opened } from './modal-levels.ts'

let levels: ModalLevels = []
const listeners = new Set<() => void>()
let restoreBody: (() => void) | undefined

export function openModals(): ModalLevels {
  return levels
}

export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the modal `id` on top. */
export function enterModal(id: string): void {
  change(opened(levels, id))
}

/** The modal `id` is open no more; the page moves again when it was the last. */
export function leaveModal(id: string): void {
  change(closed(levels, id))
}

/** The topmost modal takes the focus when nothing in it has it, as when the button to return to went away. */
export function focusTopmost(): void {
  const top = document.querySelector<HTMLElement>(`[data-modal="${CSS.escape(levels.at(-1) ?? '')}"]`)
  if (top && !top.contains(document.activeElement)) top.querySelector<HTMLElement>('[tabindex]')?.focus()
}

function change(next: ModalLevels): void {
  levels = next
  if (levels.length > 0) restoreBody ??= holdBody()
  else {
    restoreBody?.()
    restoreBody = undefined
  }
  keepOutside()
  for (const listener of listeners) listener()
}

/** The page behind cannot scroll, and does not jump by the width of the scrollbar that goes away. */
function holdBody(): () => void {
  const { style } = document.body
  const { overflow, paddingRight } = style
  const scrollbar = window.innerWidth - document.documentElement.clientWidth
  const padding = Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0
  style.overflow = 'hidden'
  const letFingersGo = holdFingers()
  if (scrollbar > 0) style.paddingRight = `${padding + scrollbar}px`
  return () => {
    letFingersGo()
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}

/** Whatever is not the topmost modal takes neither focus nor pointer, and is not read out. */
function keepOutside(): void {
  const top = levels.at(-1)
  for (const child of document.body.children) {
    if (child instanceof HTMLElement && child.localName !== 'script') {
      child.inert = top !== undefined && child.dataset.modal !== top
    }
  }
}
