// Every call of the content backend by name: the single description that validates, documents and types it.

import type { z } from 'zod'
import { adminBookingContract } from '#api/admin-contract/admin-booking-contract.ts'
import { adminMoneyContract } from '#api/admin-contract/admin-money-contract.ts'
import { adminProposalContract } from '#api/admin-contract/admin-proposal-contract.ts'
import { arrivalContract } from '#api/admin-contract/arrival-contract.ts'
import { bookingViewsContract } from '#api/admin-contract/booking-views-contract.ts'
import { byHandContract } from '#api/admin-contract/by-hand-contract.ts'
import { channelsContract } from '#api/admin-contract/channels-contract.ts'
import { chartContract } from '#api/admin-contract/chart-contract.ts'
import { exchangeContract } from '#api/admin-contract/exchange-contract.ts'
import { historyContract } from '#api/admin-contract/history-contract.ts'
import { unitsContract } from '#api/admin-contract/homes/units-contract.ts'
import { homesContract } from '#api/admin-contract/homes-contract.ts'
import { lettersContract } from '#api/admin-contract/letters-contract.ts'
import { messageContract } from '#api/admin-contract/message-contract.ts'
import { moveContract } from '#api/admin-contract/move-contract.ts'
import { nightsContract } from '#api/admin-contract/nights-contract.ts'
import { organisationContract } from '#api/admin-contract/organisation-contract.ts'
import { adminPapersContract, papersContract } from '#api/admin-contract/papers-contract.ts'
import { peopleContract } from '#api/admin-contract/people-contract.ts'
import { ratesContract } from '#api/admin-contract/rates-contract.ts'
import { runningContract } from '#api/admin-contract/running-contract.ts'
import { searchContract } from '#api/admin-contract/search-contract.ts'
import { sectionContract } from '#api/admin-contract/section-contract.ts'
import { siteConnectionsContract } from '#api/admin-contract/site/site-connections-contract.ts'
import { siteFileContract } from '#api/admin-contract/site/site-file-contract.ts'
import { siteFrontContract } from '#api/admin-contract/site/site-front-contract.ts'
import { siteLooksContract } from '#api/admin-contract/site/site-looks-contract.ts'
import { siteRedirectsContract } from '#api/admin-contract/site/site-redirects-contract.ts'
import { siteTextsContract } from '#api/admin-contract/site/site-texts-contract.ts'
import { statementContract } from '#api/admin-contract/statement-contract.ts'
import { groupsContract } from '#api/admin-contract/terms/groups-contract.ts'
import { manyContract } from '#api/admin-contract/terms/many-contract.ts'
import { termsContract } from '#api/admin-contract/terms/terms-contract.ts'
import { threadsContract } from '#api/admin-contract/threads-contract.ts'
import { accountContract } from '#api/contract/account-contract.ts'
import { amendContract } from '#api/contract/amend-contract.ts'
import { bookingContract } from '#api/contract/booking-contract.ts'
import { connectContract } from '#api/contract/connect-contract.ts'
import type { ContentCall } from '#api/contract/content-addresses.ts'
import { enquiryContract } from '#api/contract/enquiry-contract.ts'
import { holdContract } from '#api/contract/hold-contract.ts'
import { manageContract } from '#api/contract/manage-contract.ts'
import { moneyContract } from '#api/contract/money-contract.ts'
import type { Operation } from '#api/contract/operation.ts'
import { ownContract } from '#api/contract/own-contract.ts'
import { reviewContract } from '#api/contract/review-contract.ts'
import { stayContract } from '#api/contract/stay-contract.ts'
import { visitContract } from '#api/contract/visit-contract.ts'

export const contentContract = {
  ...accountContract,
  ...connectContract,
  ...stayContract,
  ...visitContract,
  ...bookingContract,
  ...amendContract,
  ...reviewContract,
  ...lettersContract,
  ...threadsContract,
  ...messageContract,
  ...sectionContract,
  ...exchangeContract,
  ...manyContract,
  ...groupsContract,
  ...termsContract,
  ...organisationContract,
  ...siteFrontContract,
  ...siteLooksContract,
  ...siteTextsContract,
  ...siteRedirectsContract,
  ...siteFileContract,
  ...siteConnectionsContract,
  ...runningContract,
  ...peopleContract,
  ...statementContract,
  ...bookingViewsContract,
  ...homesContract,
  ...unitsContract,
  ...arrivalContract,
  ...nightsContract,
  ...searchContract,
  ...chartContract,
  ...ratesContract,
  ...channelsContract,
  ...adminBookingContract,
  ...adminMoneyContract,
  ...adminPapersContract,
  ...adminProposalContract,
  ...moveContract,
  ...byHandContract,
  ...historyContract,
  ...ownContract,
  ...holdContract,
  ...moneyContract,
  ...papersContract,
  ...manageContract,
  ...enquiryContract,
} satisfies Readonly<Record<ContentCall, Operation>>

export type ContentContract = typeof contentContract

type Part<Described, Name extends string> = Described extends { readonly [Key in Name]: infer Schema extends z.ZodType }
  ? Schema
  : undefined

/** A part of the call as its handler reads it. */
export type Received<Call extends ContentCall, Name extends 'path' | 'query' | 'headers' | 'body'> =
  Part<ContentContract[Call], Name> extends z.ZodType ? z.output<Part<ContentContract[Call], Name>> : undefined

/** A part of the call as a client sends it. */
export type Sent<Call extends ContentCall, Name extends 'path' | 'query' | 'headers' | 'body'> =
  Part<ContentContract[Call], Name> extends z.ZodType ? z.input<Part<ContentContract[Call], Name>> : undefined

/** The body of a success; a redirect has none. */
export type AnswerOf<Call extends ContentCall> = ContentContract[Call]['answer'] extends {
  readonly body: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined
