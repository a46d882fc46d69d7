// What a form carries from the first step of a change to the second: sealed, for one person, for ten minutes.

import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'

/** It also proves that the first step was taken: there the person proved who they are. */
type ChangeTicket = { readonly sessionInfo: string } & (
  | { readonly phoneNumber: string }
  /** Of a hosted provider, which asks for it in the second step too. */
  | { readonly idToken: string }
)

const goodFor = minutes(10)

export function sealTicket({ environment, clock }: Tools, who: SignedInUser, ticket: ChangeTicket): string {
  const content = Buffer.from(JSON.stringify({ ...ticket, at: clock.now().getTime() }))
  return identitySecret(environment).seal('change-ticket', who.subject, content).toString('base64url')
}

/** The ticket in a text of ours, given to the same person, and not too old. */
export function openTicket({ environment, clock }: Tools, who: SignedInUser, text: string): ChangeTicket | undefined {
  const opened = identitySecret(environment).open('change-ticket', who.subject, Buffer.from(text, 'base64url'))
  if (!opened) return undefined
  const { at, ...ticket } = JSON.parse(opened.toString()) as ChangeTicket & { at: number }
  return clock.now().getTime() - at <= goodFor ? ticket : undefined
}
