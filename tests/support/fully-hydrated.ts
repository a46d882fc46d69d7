// Whether everything on a page is hydrated, components that hydrate later too.

/**
 * Interacts with the page, and says whether each of them is hydrated. It runs in a page of the site, by whatever drives the browser, and so
 * knows nothing but its own lines: React notes on an element that it has hydrated it, and writes `$` before a boundary.
 */
export function isFullyHydrated(): boolean {
  dispatchEvent(new Event('scroll'))
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if (comments.currentNode.nodeValue !== '$') continue
    let within = comments.currentNode.nextSibling
    while (within && within.nodeType !== Node.ELEMENT_NODE && within.nodeValue !== '/$') within = within.nextSibling
    if (within instanceof Element && !Object.keys(within).some(key => key.startsWith('__reactFiber'))) return false
  }
  return true
}
