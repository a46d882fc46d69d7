// What an account says of its owner, and which names and pictures it may say.

export type Profile = { readonly displayName?: string; readonly photoUrl?: string }

/** What an identity provider says of a person now. */
export type Person = {
  /** The provider's name for them: the SDK's uid. */
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  readonly displayName: string | null
  readonly photoUrl: string | null
  /** How they can sign in: `password`, `emailLink`, `phone`, and the ids of other providers. */
  readonly providers: readonly string[]
}

/**
 * What is wrong with a name or a picture's address; empty ones are right, they take it away. The hosted service takes any
 * text for the address: whoever shows it looks whether it is one.
 */
export function profileFault({ displayName, photoUrl }: Profile) {
  if (displayName && displayName.length > 256) return 'INVALID_DISPLAY_NAME'
  return photoUrl && photoUrl.length > 2048 ? 'INVALID_PHOTO_URL' : undefined
}

/** A URL that is safe to link: https without credentials, normalised; undefined for anything else. */
export function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
