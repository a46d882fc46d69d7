// The mandatory fees of a visit, reduced by its discounts.

import type { Fee } from '#offers/terms/charges.ts'
import { scaleMinor } from '#values/money.ts'
import { type CompiledDiscount, type LeftToPay, leftOfFee } from './compiled-discounts.ts'
import type { CountedParty } from './counted-party.ts'

/** One fee with its discounts; `lodgingMinor` is the nights and extra guests after theirs. */
export function feeMinor(
  fee: Fee,
  counted: CountedParty,
  nights: number,
  lodgingMinor: number,
  discounts: readonly CompiledDiscount[],
  left: LeftToPay | undefined,
): number {
  const { pets } = counted.party
  if (fee.kind === 'pet' && pets === 0) return 0
  const isForGuests = fee.basis === 'per_guest' || fee.basis === 'per_guest_night'
  if (isForGuests) return guestFeeMinor(fee, counted, fee.basis === 'per_guest' ? 1 : nights, discounts, left)
  const minor = wholeFeeMinor(fee, nights, pets, lodgingMinor)
  return left && discounts.length > 0 && minor > 0 ? leftOfFee(discounts, minor, left) : minor
}

function wholeFeeMinor({ basis, amount }: Fee, nights: number, pets: number, lodgingMinor: number): number {
  switch (basis) {
    case 'per_night':
      return amount * nights
    case 'per_pet':
      return amount * pets
    case 'per_pet_night':
      return amount * pets * nights
    case 'percent_of_lodging':
      return scaleMinor(lodgingMinor, amount, 10_000)
    default:
      return amount
  }
}

/** Guests who pay the same share one line, and discounts are rounded line by line. */
function guestFeeMinor(
  { amount, amountByBand }: Fee,
  { inBands }: CountedParty,
  times: number,
  discounts: readonly CompiledDiscount[],
  left: LeftToPay | undefined,
): number {
  const unitOf = (band: { readonly code: string; readonly isInfant: boolean }) =>
    amountByBand ? (amountByBand[band.code] ?? 0) : band.isInfant ? 0 : amount
  let total = 0
  if (!left || discounts.length === 0) {
    for (const { band, count } of inBands) total += unitOf(band) * count * times
    return total
  }
  const lines = new Map<number, number>()
  for (const { band, count } of inBands) lines.set(unitOf(band), (lines.get(unitOf(band)) ?? 0) + count * times)
  for (const [unit, quantity] of lines) total += leftOfFee(discounts, unit * quantity, left)
  return total
}
