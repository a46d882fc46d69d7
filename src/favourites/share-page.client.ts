// Hands an address on: by the browser's own sheet where there is one, else by copying it.

import { sentence } from '#catalogue/sentence.ts'

/**
 * `url`: this page's unless told, with the dates and the party that it names. Answers what to say of it: nothing where the
 * browser's own sheet has said enough, `byHand` where all is refused.
 */
export async function sharePage(
  url = location.href.split('#')[0]!,
  byHand = sentence('search.shareByHand'),
): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url })
      return ''
    }
  } catch (fault) {
    // They closed the sheet. Where it was refused the address is copied.
    if (fault instanceof DOMException && fault.name === 'AbortError') return ''
  }
  try {
    await navigator.clipboard.writeText(url)
    return sentence('search.shared')
  } catch {
    return byHand
  }
}
