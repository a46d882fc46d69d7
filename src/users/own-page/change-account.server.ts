// Changes of the own account by the provider that has it, and the checks of a name and a picture in front of them.

import { sentence } from '#catalogue/sentence.ts'
import { refusalMessage } from '#identity/browser/friendly-message.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { httpsAddress, profileFault } from '#identity/wire/profile.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { refused } from '#values/result.ts'
import type { AccountChanges, Changed, Owner } from './changes/account-changes.server.ts'
import { embeddedChanges } from './changes/embedded-changes.server.ts'
import { hostedChanges } from './changes/hosted-changes.server.ts'

export function changesOf({ environment }: Tools): AccountChanges {
  return isHosted(environment) ? hostedChanges : embeddedChanges
}

type PictureRefusal = 'picture-not-https' | 'picture-too-long'

export function nameRefusal(reason: 'name-too-long' | IdentityReason): string {
  return reason === 'name-too-long' ? sentence('users.nameTooLong') : refusalMessage(reason)
}

export function pictureRefusal(reason: PictureRefusal | IdentityReason): string {
  if (reason === 'picture-not-https') return sentence('users.pictureNotHttps')
  return reason === 'picture-too-long' ? sentence('users.pictureTooLong') : refusalMessage(reason)
}

/** An empty name removes the name: the e-mail address is shown instead. */
export async function changeName(owner: Owner, displayName: string): Changed<object, 'name-too-long'> {
  if (profileFault({ displayName })) return refused('name-too-long')
  return changesOf(owner.tools).changeProfile(owner, { displayName })
}

/** An empty address removes the picture. Only https is accepted, although the provider's calls take any text. */
export async function changePicture(owner: Owner, typed: string): Changed<object, PictureRefusal> {
  const photoUrl = typed === '' ? '' : httpsAddress(typed)
  if (photoUrl === undefined) return refused('picture-not-https')
  if (profileFault({ photoUrl })) return refused('picture-too-long')
  return changesOf(owner.tools).changeProfile(owner, { photoUrl })
}
