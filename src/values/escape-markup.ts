// Text inside HTML: whatever it holds, it opens no tag and ends no attribute.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, sign => escapes[sign]!)
}

/** JSON as it may stand in a script: nothing in it ends its element, or begins another. */
export type JsonInScript = string & { readonly isFor: 'script' }

export function jsonInScript(value: string | object): JsonInScript {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, sign => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return json as JsonInScript
}
