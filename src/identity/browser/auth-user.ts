// The signed-in user as the browser keeps them: six fields and not one more (Spec 3).

export type AuthUser = {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  readonly photoURL: string | null
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
}

/** The six fields of whatever carries them: a user of the SDK carries many more, tokens among them. */
export function authUserOf({ uid, email, displayName, photoURL, emailVerified, phoneNumber }: AuthUser): AuthUser {
  return { uid, email, displayName, photoURL, emailVerified, phoneNumber }
}

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The user in a stored text, or null when it holds none that we wrote. */
export function parseAuthUser(text: string | null): AuthUser | null {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { uid, email, displayName, photoURL, emailVerified, phoneNumber } = value as Record<string, unknown>
  if (typeof uid !== 'string' || uid === '' || typeof emailVerified !== 'boolean') return null
  if (!isText(email) || !isText(displayName) || !isText(photoURL) || !isText(phoneNumber)) return null
  return { uid, email, displayName, photoURL, emailVerified, phoneNumber }
}
