// Makes text of a statement's bytes: UTF-8 or UTF-16 where they are that, else the encoding that banks use or a file of XML names.

const named: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

/** Undefined for bytes that are no text, or not of the encoding that the file itself names. */
export function decodeStatement(bytes: Uint8Array): string | undefined {
  const marked = markOf(bytes)
  if (marked) return decoded(bytes, marked)
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head)?.[1]
  if (declared) {
    const encoding = named[declared.toLowerCase()]
    return encoding && decoded(bytes, encoding)
  }
  // XML that names no encoding is UTF-8; tables of German banks often are not.
  return decoded(bytes, 'utf-8') ?? (/^\s*</.test(head) ? undefined : decoded(bytes, 'windows-1252'))
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
