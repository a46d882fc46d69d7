// Why a change of who works here was refused, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'person-unknown':     [404, 'people.unknown'],
  'invitation-unknown': [404, 'people.invitationUnknown'],
  'more-than-own':      [403, 'people.moreThanOwn'],
  'last-owner':         [409, 'people.lastOwner'],
  'out-of-date':        [409, 'people.outOfDate'],
  'home-unknown':       [422, 'people.homeUnknown'],
  'works-here':         [409, 'people.worksHere'],
  'owners-only':        [403, 'people.ownersOnly'],
  'own-factor-first':   [409, 'people.ownFactorFirst'],
  'invited-already':    [409, 'people.invitedAlready'],
})

export const peopleRefusals = refusals.sentences
export const peopleRefusalStatus = refusals.statuses
export type PeopleRefusal = keyof typeof peopleRefusals

// biome-ignore format: a table, one row a reason
const acceptance = refusalTable({
  'invitation-over':  [404, 'people.invitationOver'],
  'other-address':    [409, 'people.otherAddress'],
  'address-unproved': [409, 'people.addressUnproved'],
})

export const acceptRefusals = acceptance.sentences
export const acceptRefusalStatus = acceptance.statuses
export type AcceptRefusal = keyof typeof acceptRefusals
