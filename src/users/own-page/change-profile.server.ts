// Commands: somebody tells us what to call them, and where their picture is.

import { refusalMessage } from '#identity/browser/friendly-message.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { proveByServer } from '#identity/session/proven-account.server.ts'
import { updateAccount } from '#identity/update-account.server.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { httpsAddress, type Profile, profileFault } from '#identity/wire/profile.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { changeHostedProfile } from '#users/own-page/hosted/change-at-hosted.server.ts'
import type { Door } from '#users/session/door.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'

type NameRefusal = 'name-too-long' | IdentityReason
type PictureRefusal = 'picture-not-https' | 'picture-too-long' | IdentityReason

/** What a refusal is told as. */
export function nameRefusal(reason: NameRefusal): string {
  return reason === 'name-too-long' ? 'A name here has at most 256 characters.' : refusalMessage(reason)
}

/** The same of a picture. */
export function pictureRefusal(reason: PictureRefusal): string {
  if (reason === 'picture-not-https') return 'Please enter an address that starts with https://, or nothing.'
  return reason === 'picture-too-long' ? 'An address here has at most 2048 characters.' : refusalMessage(reason)
}

/** An empty name takes the name away: the e-mail address is shown instead. */
export async function changeName(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  name: string,
): Promise<Outcome<object, NameRefusal>> {
  if (profileFault({ displayName: name })) return refused('name-too-long')
  return changeProfile(tools, door, who, { displayName: name })
}

/** An empty address takes the picture away. Of others only https is taken, although the provider's calls take any text. */
export async function changePicture(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  typed: string,
): Promise<Outcome<object, PictureRefusal>> {
  const photoUrl = typed === '' ? '' : httpsAddress(typed)
  if (photoUrl === undefined) return refused('picture-not-https')
  if (profileFault({ photoUrl })) return refused('picture-too-long')
  return changeProfile(tools, door, who, { photoUrl })
}

async function changeProfile(
  tools: Tools,
  door: Door,
  who: SignedInUser,
  input: Profile,
): Promise<Outcome<object, IdentityReason>> {
  if (isHosted(tools.environment)) {
    const changed = await changeHostedProfile(tools, door, who, input)
    return changed.ok ? done({}) : refused(changed.reason)
  }
  const proved = await proveByServer(tools, who.subject, { signedInAt: tools.clock.now() })
  if (!proved.ok) return refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const changed = await updateAccount(tools, door.caller, proved.who, input)
  return changed.ok ? done({}) : refused(changed.reason)
}
