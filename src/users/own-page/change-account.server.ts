// Changes of the own account by the provider that has it, and the checks of a name and a picture in front of them.

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
  return reason === 'name-too-long' ? 'A name here has at most 256 characters.' : refusalMessage(reason)
}

export function pictureRefusal(reason: PictureRefusal | IdentityReason): string {
  if (reason === 'picture-not-https') return 'Please enter an address that starts with https://, or nothing.'
  return reason === 'picture-too-long' ? 'An address here has at most 2048 characters.' : refusalMessage(reason)
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
