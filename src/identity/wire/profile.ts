// What an account may say of its owner: a name and a picture.

export type Profile = { readonly displayName?: string; readonly photoUrl?: string }

/**
 * What is wrong with a name or a picture's address; empty ones are right, they take it away. The hosted service takes any
 * text for the address: whoever shows it looks whether it is one.
 */
export function profileFault({ displayName, photoUrl }: Profile) {
  if (displayName && displayName.length > 256) return 'INVALID_DISPLAY_NAME'
  return photoUrl && photoUrl.length > 2048 ? 'INVALID_PHOTO_URL' : undefined
}

/** What anybody may be led to: an https address with nobody's name and password in it, written out; undefined for all else. */
export function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
