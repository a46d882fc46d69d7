// The response to every sign-in by an API client.

import { describeUser } from '#api/content/answers/describe-user.server.ts'
import { answerWith, refuseAsked } from '#api/content/content-answer.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Entered } from '#users/session/enter.server.ts'
import { findUser } from '#users/user/user-store.server.ts'

export const hasSecondFactor = refuseAsked(strapiWords.secondFactor)

/** The token that the session cookie would carry, and the user. */
export async function signedIn(
  tools: Tools,
  { visitor, contentToken }: Pick<Entered, 'visitor' | 'contentToken'>,
  more: { readonly cookies?: readonly string[] } = {},
) {
  const row = await findUser(tools.database, visitor.user.id)
  return answerWith({ jwt: contentToken, user: describeUser(row!) }, more)
}
