// Reads a posted form with files, on demand because it may be large.

/** Its texts without zero bytes, which no text in the database can hold; an empty form for one that nobody can read. */
export async function readUpload(request: Request): Promise<FormData> {
  const read = new FormData()
  try {
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') read.append(name, value.replaceAll('\0', ''))
      else read.append(name, value)
    }
  } catch {
    // It is not the form that it says it is.
    return new FormData()
  }
  return read
}
