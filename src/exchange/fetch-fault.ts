// Why the file of the European Central Bank brought no rates.

import type { SentenceKey } from '#catalogue/sentence.ts'

export const fetchFaults = {
  'not-reached': 'exchange.notReached',
  'too-slow': 'exchange.tooSlow',
  'too-large': 'exchange.tooLarge',
  'odd-answer': 'exchange.oddAnswer',
  'not-the-file': 'exchange.notTheFile',
} as const satisfies Record<string, SentenceKey>

export type FetchFault = keyof typeof fetchFaults
