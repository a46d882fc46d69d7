// Which modals are open, from the lowest to the topmost, and what follows from a place among them (Spec 9).

export type ModalLevels = readonly string[]

/** Spec 9: the lowest open modal, and each one above it. */
const lowestZIndex = 1000
const zIndexStep = 2

/** With `id` on top; one that was open already moves there. */
export function opened(levels: ModalLevels, id: string): ModalLevels {
  return [...closed(levels, id), id]
}

export function closed(levels: ModalLevels, id: string): ModalLevels {
  return levels.filter(each => each !== id)
}

/** Counted among the open ones from zero, so that it sinks when one below closes; undefined for a closed one. */
export function zIndexOf(levels: ModalLevels, id: string): number | undefined {
  const position = levels.indexOf(id)
  return position === -1 ? undefined : lowestZIndex + zIndexStep * position
}

/** Only the topmost shows its overlay and has the focus. */
export function isTopmost(levels: ModalLevels, id: string): boolean {
  return levels.at(-1) === id
}
