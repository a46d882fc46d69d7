// Every call of the content backend by its name: the one description that validates, documents and types.

import type { z } from 'zod'
import { channelsContract } from '#api/content/contract/desk/channels-contract.ts'
import { chartContract } from '#api/content/contract/desk/chart-contract.ts'
import { deskBookingContract } from '#api/content/contract/desk/desk-booking-contract.ts'
import { deskMoneyContract } from '#api/content/contract/desk/desk-money-contract.ts'
import { deskProposalContract } from '#api/content/contract/desk/desk-proposal-contract.ts'
import { homesContract } from '#api/content/contract/desk/homes-contract.ts'
import { lettersContract } from '#api/content/contract/desk/letters-contract.ts'
import { nightsContract } from '#api/content/contract/desk/nights-contract.ts'
import { ratesContract } from '#api/content/contract/desk/rates-contract.ts'
import { upkeepContract } from '#api/content/contract/desk/upkeep-contract.ts'
import { accountContract } from './account-contract.ts'
import { amendContract } from './amend-contract.ts'
import { bookingContract } from './booking-contract.ts'
import { connectContract } from './connect-contract.ts'
import type { ContentCall } from './content-addresses.ts'
import { enquiryContract } from './enquiry-contract.ts'
import { holdContract } from './hold-contract.ts'
import { manageContract } from './manage-contract.ts'
import { moneyContract } from './money-contract.ts'
import type { Operation } from './operation.ts'
import { ownContract } from './own-contract.ts'
import { reviewContract } from './review-contract.ts'
import { stayContract } from './stay-contract.ts'
import { visitContract } from './visit-contract.ts'

export const contentContract = {
  ...accountContract,
  ...connectContract,
  ...stayContract,
  ...visitContract,
  ...bookingContract,
  ...amendContract,
  ...reviewContract,
  ...lettersContract,
  ...upkeepContract,
  ...homesContract,
  ...nightsContract,
  ...chartContract,
  ...ratesContract,
  ...channelsContract,
  ...deskBookingContract,
  ...deskMoneyContract,
  ...deskProposalContract,
  ...ownContract,
  ...holdContract,
  ...moneyContract,
  ...manageContract,
  ...enquiryContract,
} satisfies Readonly<Record<ContentCall, Operation>>

export type ContentContract = typeof contentContract

type Part<Described, Name extends string> = Described extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? Schema
  : undefined

/** What a handler reads of a part of the call. */
export type Received<Call extends ContentCall, Name extends 'path' | 'query' | 'headers' | 'body'> =
  Part<ContentContract[Call], Name> extends z.ZodType ? z.output<Part<ContentContract[Call], Name>> : undefined

/** What a client sends of a part of the call. */
export type Sent<Call extends ContentCall, Name extends 'path' | 'query' | 'headers' | 'body'> =
  Part<ContentContract[Call], Name> extends z.ZodType ? z.input<Part<ContentContract[Call], Name>> : undefined

/** What comes back when all is well; a redirect has no body. */
export type Told<Call extends ContentCall> = ContentContract[Call]['answer'] extends {
  readonly body: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined
