// Parses a posted form ahead of the pages, so that an unreadable one is a refusal, not an exception.

/**
 * The request with a form that every page can read: without zero bytes, which PostgreSQL text cannot hold, and without
 * files. An empty body is an empty form. Undefined when the body does not match its content type.
 */
export async function readForm(request: Request): Promise<Request | undefined> {
  const fields = await fieldsOf(request)
  if (!fields) return undefined
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.delete('content-type')
  const { url, method, signal } = request
  return new Request(url, { method, headers, signal, body: new URLSearchParams(fields) })
}

async function fieldsOf(request: Request): Promise<[string, string][] | undefined> {
  if (request.headers.get('content-length') === '0') return []
  try {
    const form = await request.formData()
    return [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.replaceAll('\0', ''), value.replaceAll('\0', '')]] : [],
    )
  } catch {
    return undefined
  }
}
