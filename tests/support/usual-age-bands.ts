// The age bands that a new site begins with, as the migration of offers writes them.

import type { AgeBand } from '#offers/terms/party.ts'

export const usualAgeBands: readonly AgeBand[] = [
  { code: 'infant', fromAge: 0, isInfant: true },
  { code: 'child', fromAge: 2, isInfant: false },
  { code: 'teen', fromAge: 13, isInfant: false },
  { code: 'adult', fromAge: 18, isInfant: false },
]
