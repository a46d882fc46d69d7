// Where Tab can go inside an element, so that it goes round in there.

const tabbable = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type="hidden"])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join(',')

/** Everything inside `box` that Tab stops at, in order. */
function stopsWithin(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(tabbable)].filter(
    element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  )
}

/** Moves the focus to the other end when Tab would leave `box`; true when it did. */
export function focusWithin(box: Element, backwards: boolean): boolean {
  const stops = stopsWithin(box)
  const [first, last] = [stops[0], stops.at(-1)]
  const focused = document.activeElement
  const leaves = !box.contains(focused) || focused === (backwards ? first : last)
  if (leaves) (backwards ? last : first)?.focus()
  return leaves
}
