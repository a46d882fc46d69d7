// Beds by their names.

import { sentence } from '#catalogue/sentence.ts'
import type { Bed, BedKind } from './stay.ts'

const bedsOfKind: Readonly<Record<BedKind, (count: number) => string>> = {
  double: count => sentence('stays.bedDouble', { count }),
  king: count => sentence('stays.bedKing', { count }),
  queen: count => sentence('stays.bedQueen', { count }),
  single: count => sentence('stays.bedSingle', { count }),
  bunk: count => sentence('stays.bedBunk', { count }),
  'sofa-bed': count => sentence('stays.bedSofa', { count }),
  futon: count => sentence('stays.bedFuton', { count }),
  child: count => sentence('stays.bedChild', { count }),
}

/** `2 single beds`. */
export function sayBed({ kind, count }: Bed): string {
  return bedsOfKind[kind](count)
}
