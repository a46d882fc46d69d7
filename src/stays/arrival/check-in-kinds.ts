// How guests get into a home.

import { sentence } from '#catalogue/sentence.ts'

export const checkInKinds = {
  'in-person': () => sentence('stays.checkInInPerson'),
  reception: () => sentence('stays.checkInReception'),
  'key-box': () => sentence('stays.checkInKeyBox'),
  'code-lock': () => sentence('stays.checkInCodeLock'),
  unlocked: () => sentence('stays.checkInUnlocked'),
  other: () => sentence('stays.checkInOther'),
} as const

export type CheckInKind = keyof typeof checkInKinds
export const checkInCodes = Object.keys(checkInKinds) as CheckInKind[]
