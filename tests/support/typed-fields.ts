// What stands in the fields of a page, as a browser without script would show it.

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** The fields people see, by name: what is typed in each. Of several with one name the first counts. */
export function typedFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name && attribute(tag, 'type') !== 'hidden') fields[name] ??= attribute(tag, 'value') ?? ''
  }
  for (const [, tag, text] of html.matchAll(/(<textarea\b[^>]*>)([^<]*)<\/textarea>/g)) {
    const name = attribute(tag!, 'name')
    if (name) fields[name] ??= decoded(text!)
  }
  return fields
}

/** The words of a page: no tags, no scripts. */
export function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<!--.*?-->/gs, '')
  return decoded(shown.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
}
