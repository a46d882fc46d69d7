// Reads a posted form with files, on demand because it may be large.

/** Text fields lose zero bytes, which PostgreSQL text cannot hold; an unreadable form counts as empty. */
export async function readUpload(request: Request): Promise<FormData> {
  const read = new FormData()
  try {
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') read.append(name, value.replaceAll('\0', ''))
      else read.append(name, value)
    }
  } catch {
    // The body does not match its content type.
    return new FormData()
  }
  return read
}
