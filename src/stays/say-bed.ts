// Beds by their names.

import { sayCount } from './say-count.ts'
import type { Bed, BedKind } from './stay.ts'

const bedNames: Readonly<Record<BedKind, readonly [one: string, several: string]>> = {
  double: ['double bed', 'double beds'],
  king: ['king-size bed', 'king-size beds'],
  queen: ['queen-size bed', 'queen-size beds'],
  single: ['single bed', 'single beds'],
  bunk: ['bunk bed', 'bunk beds'],
  'sofa-bed': ['sofa bed', 'sofa beds'],
  futon: ['futon', 'futons'],
  child: ['child’s bed', 'children’s beds'],
}

/** `2 single beds`. */
export function sayBed({ kind, count }: Bed): string {
  return sayCount(count, ...bedNames[kind])
}
