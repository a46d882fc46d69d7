// Whether the parts of a page whose code comes later are alive.

/**
 * Gives the page the sign that they wait for, and says whether each has come. It runs in a page of the site, by whatever drives the browser, and so
 * knows nothing but its own lines: React notes on an element that it has taken over, and writes `$` before a part.
 */
export function latePartsAlive(): boolean {
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
