// A handler's view of a request: the caller, the client address, and the described parts.

import type { ContentCall } from '#api/contract/content-addresses.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import type { Booker, Operator, SignedInUser, VerifiedUser } from '#users/user/visitor.ts'
import type { ContentAnswer } from './content-answer.ts'
import type { AnswerOf, ContentContract, Received } from './content-contract.ts'

type AskedBy = {
  readonly anybody: undefined
  readonly either: VerifiedUser | undefined
  readonly account: SignedInUser
  readonly user: VerifiedUser
  readonly operator: Operator
  readonly booker: undefined
}

export type Asked<Call extends ContentCall> = {
  readonly tools: Tools
  /** Without a browser session: an API client that signs in for itself. */
  readonly client: Client
  /** The browser that a provider redirects back, with its session and cookies. */
  readonly browser: Client
  readonly cookies: string | null
  /** The raw query. */
  readonly search: string
  readonly user: AskedBy[ContentContract[Call]['who']]
  readonly booker: ContentContract[Call]['who'] extends 'booker' ? Booker : undefined
  /** The user's token, and the session it belongs to. */
  readonly token: ContentContract[Call]['who'] extends 'user' ? string : string | undefined
  readonly sessionId: ContentContract[Call]['who'] extends 'user' ? string : string | undefined
  readonly isHead: boolean
  readonly address: string
  /** The origin that guests see. */
  readonly origin: string
  readonly path: Received<Call, 'path'>
  readonly query: Received<Call, 'query'>
  readonly headers: Received<Call, 'headers'>
  readonly body: Received<Call, 'body'>
}

export type ContentHandlers = {
  readonly [Call in ContentCall]: (asked: Asked<Call>) => Promise<ContentAnswer<AnswerOf<Call>>>
}

export type Handlers<Call extends ContentCall> = Pick<ContentHandlers, Call>
