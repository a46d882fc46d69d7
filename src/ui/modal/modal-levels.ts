// Which modals are open, from the lowest to the topmost, and what follows from a place among them (Spec 9).

export type ModalLevels<Modal = string> = readonly Modal[]

/** Spec 9: the lowest open modal, and each one above it. */
const lowestZIndex = 1000
const zIndexStep = 2

/** With `modal` on top; one that was open already moves there. */
export function opened<Modal>(levels: ModalLevels<Modal>, modal: Modal): ModalLevels<Modal> {
  return [...closed(levels, modal), modal]
}

export function closed<Modal>(levels: ModalLevels<Modal>, modal: Modal): ModalLevels<Modal> {
  return levels.filter(each => each !== modal)
}

/** Counted among the open ones from zero, so that it sinks when one below closes; undefined for a closed one. */
export function zIndexOf<Modal>(levels: ModalLevels<Modal>, modal: Modal): number | undefined {
  const position = levels.indexOf(modal)
  return position === -1 ? undefined : lowestZIndex + zIndexStep * position
}

/** Only the topmost shows its overlay and has the focus. */
export function isTopmost<Modal>(levels: ModalLevels<Modal>, modal: Modal): boolean {
  return levels.at(-1) === modal
}
