// Mandatory fees and chosen extras, each by its charging unit.

import type { Fee } from '#offers/terms/charges.ts'
import type { Party, Person } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { scaleMinor } from '#values/money.ts'
import { type PricedLine, pricedLine } from './priced-line.ts'

/** The base of fees. `lodgingMinor` is the nights and extra guests after discounts. */
type Countables = {
  readonly nights: number
  readonly people: readonly Person[]
  readonly party: Party
  readonly lodgingMinor: number
}

/** The mandatory fees, in the offer's order. A pet fee applies only with pets; a zero fee has no line. */
export function feeLines(offer: StayOffer, countables: Countables): PricedLine[] {
  return offer.fees
    .filter(({ mandatory, kind }) => mandatory && (kind !== 'pet' || countables.party.pets > 0))
    .flatMap(fee => linesOf(fee, 'fee', 1, countables))
}

/** The chosen extras, in the offer's order; free ones are listed too. */
export function extraLines(offer: StayOffer, input: StayInput, countables: Countables): PricedLine[] {
  return offer.fees
    .filter(({ mandatory }) => !mandatory)
    .flatMap(fee => {
      const chosen = input.extras.find(({ feeId }) => feeId === fee.id)
      return chosen ? linesOf(fee, 'extra', chosen.quantity, countables) : []
    })
}

function linesOf(fee: Fee, kind: 'fee' | 'extra', times: number, countables: Countables): PricedLine[] {
  return amountsOf(fee, countables)
    .map(({ quantity, unitMinor }) => ({ quantity: quantity * times, unitMinor }))
    .filter(({ quantity, unitMinor }) => quantity > 0 && (unitMinor !== 0 || kind === 'extra'))
    .map(({ quantity, unitMinor }) => {
      const { name: label, taxCategory, refundRule } = fee
      return pricedLine({ kind, label, quantity, unitMinor, ruleId: `fee:${fee.id}`, taxCategory, refundRule })
    })
}

type Amount = { readonly quantity: number; readonly unitMinor: number }

function amountsOf(fee: Fee, { nights, people, party, lodgingMinor }: Countables): Amount[] {
  switch (fee.basis) {
    case 'per_stay':
      return [{ quantity: 1, unitMinor: fee.amount }]
    case 'per_night':
      return [{ quantity: nights, unitMinor: fee.amount }]
    case 'per_guest':
      return perGuest(fee, people, 1)
    case 'per_guest_night':
      return perGuest(fee, people, nights)
    case 'per_pet':
      return [{ quantity: party.pets, unitMinor: fee.amount }]
    case 'per_pet_night':
      return [{ quantity: party.pets * nights, unitMinor: fee.amount }]
    case 'percent_of_lodging':
      return [{ quantity: 1, unitMinor: scaleMinor(lodgingMinor, fee.amount, 10_000) }]
  }
}

/** One amount for each distinct price; without prices by band everyone but infants pays the same. */
function perGuest(fee: Fee, people: readonly Person[], times: number): Amount[] {
  const counts = new Map<number, number>()
  for (const { band } of people) {
    const unit = fee.amountByBand ? (fee.amountByBand[band.code] ?? 0) : band.isInfant ? 0 : fee.amount
    if (unit !== 0 || (!fee.amountByBand && !band.isInfant)) counts.set(unit, (counts.get(unit) ?? 0) + times)
  }
  return [...counts].map(([unitMinor, quantity]) => ({ quantity, unitMinor }))
}
