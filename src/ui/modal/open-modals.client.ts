// The modals that are open in this page, and the page behind them, which stands still.

import { holdFingers } from './hold-fingers.client.ts'
import { closed, isTopmost, type ModalLevels, opened, zIndexOf } from './modal-levels.ts'

let levels: ModalLevels<HTMLDialogElement> = []
let restoreBody: (() => void) | undefined

/** Shows `modal` on top of all and moves the focus into it. */
export function showModal(modal: HTMLDialogElement): void {
  modal.showModal()
  change(opened(levels, modal))
}

/** Restores the previous focus, and unlocks page scrolling when `modal` was the last. */
export function closeModal(modal: HTMLDialogElement): void {
  modal.close()
  modal.dataset.state = 'leaving'
  modal.style.removeProperty('--level')
  change(closed(levels, modal))
}

/** The topmost modal takes the focus when nothing in it has it, as when the button to return to went away. */
export function focusTopmost(): void {
  const top = levels.at(-1)
  if (top && !top.contains(document.activeElement)) top.querySelector<HTMLElement>('[tabindex]')?.focus()
}

function change(next: ModalLevels<HTMLDialogElement>): void {
  levels = next
  for (const each of levels) {
    each.dataset.state = isTopmost(levels, each) ? 'open' : 'covered'
    each.style.setProperty('--level', String(zIndexOf(levels, each)))
  }
  if (levels.length > 0) restoreBody ??= holdBody()
  else {
    restoreBody?.()
    restoreBody = undefined
  }
}

/** Locks page scrolling without a jump by the scrollbar's width. */
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
