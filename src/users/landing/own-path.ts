// Which texts are addresses of our own site, so that no sign-in ever ends anywhere else.

// Long enough for any page of ours with its search.
const mostLength = 2048

// Any origin will do: what stays on it for every browser is a path.
const origin = 'http://casita.invalid'

// Every control character, and the backslash that browsers read as a slash.
const dangerous = /[\p{Cc}\p{Cf}\\]/u

/**
 * `text` in its normal form when it is a path of our own with its search and fragment; undefined for everything else:
 * another origin, `//host`, `/\host`, the same written in code, or any control character.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > mostLength || !text.startsWith('/') || text.startsWith('//')) return undefined
  if (dangerous.test(text) || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  const path = url.pathname + url.search + url.hash
  // Dots that the browser folds away may leave `//host` behind; a code for a slash may, once somebody decodes it.
  if (url.origin !== origin || path.startsWith('//') || /^\/(?:%2f|%5c|%09|%0a|%0d)/i.test(path)) return undefined
  return path
}
