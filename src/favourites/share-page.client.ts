// Hands the address of this page on, with the dates and the party that it names.

import { sentence } from '#catalogue/sentence.ts'

/** Answers what to say of it; empty where the browser's own sheet has said enough. */
export async function sharePage(): Promise<string> {
  const url = location.href.split('#')[0]!
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
    return sentence('search.shareByHand')
  }
}
