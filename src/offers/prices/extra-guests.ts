// The price of guests beyond the included ones, by age band.

import type { Person } from '#offers/terms/party.ts'
import { countCharged, placeTakers } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { type PricedLine, pricedLine } from './priced-line.ts'

/**
 * One line for each paying band. The eldest fill the included places, further guests pay their band's nightly amount;
 * infants on top of the places pay nothing.
 */
export function extraGuestLines(offer: StayOffer, people: readonly Person[], nights: number): PricedLine[] {
  const [plan] = offer.plans
  const extra = placeTakers(people, offer.capacity.maxInfantsExtra).slice(plan.includedGuests)
  return [...countCharged(extra)].flatMap(([band, count]) => {
    const unitMinor = plan.extraGuestNightlyMinor[band] ?? 0
    return unitMinor === 0
      ? []
      : [
          pricedLine({
            kind: 'extra_guest',
            label: band,
            quantity: count * nights,
            unitMinor,
            ruleId: `plan:${plan.id}`,
            byNight: Array<number>(nights).fill(count * unitMinor),
          }),
        ]
  })
}
