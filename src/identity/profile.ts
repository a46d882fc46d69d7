// What an account may say of its owner: a name and a picture.

/** What is wrong with a name or a picture's address; empty ones are right, they take it away. */
export function profileFault({ displayName, photoUrl }: { readonly displayName?: string; readonly photoUrl?: string }) {
  if (displayName && displayName.length > 256) return 'INVALID_DISPLAY_NAME'
  if (!photoUrl) return undefined
  const fine = photoUrl.length <= 2048 && URL.canParse(photoUrl) && /^https?:$/.test(new URL(photoUrl).protocol)
  return fine ? undefined : 'INVALID_PHOTO_URL'
}
