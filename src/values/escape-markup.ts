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
