// One request for each call about a home's nights and rates, as the page for people shows it.

import type { chartContract } from '#api/content/contract/admin/chart-contract.ts'
import type { nightsContract } from '#api/content/contract/admin/nights-contract.ts'
import type { ratesContract } from '#api/content/contract/admin/rates-contract.ts'
import type { CallExamples, ExampleVisit } from './call-example.ts'

type AdminContract = typeof nightsContract & typeof ratesContract & typeof chartContract

const id = '00000000-0000-4000-8000-000000000000'

export function adminExamples({ slug, checkIn, checkOut }: ExampleVisit): Pick<CallExamples, keyof AdminContract> {
  return {
    readNightsAtDesk: { path: { slug }, query: { month: checkIn.slice(0, 7) } },
    readChart: { query: { from: checkIn, pagination: { page: '1' } } },
    listMovements: { query: { day: checkIn } },
    blockNights: {
      path: { slug },
      body: { first: checkIn, last: checkOut, reason: 'owner', note: 'The family comes' },
    },
    readRates: { path: { slug } },
    readRules: { path: { slug } },
    explainPrice: { path: { slug }, body: { checkIn, checkOut, party: { adults: 2 } } },
    changeRates: {
      path: { slug },
      body: {
        version: 3,
        onlyLook: true,
        change: {
          kind: 'season',
          entered: {
            ...{ name: 'Summer', priority: 0, yearly: true, weekdays: [1, 2, 3, 4, 5, 6, 7] },
            ...{ first: checkIn, last: checkOut, price: { kind: 'percent', amount: 2000 } },
          },
        },
      },
    },
    openNights: { path: { slug, id }, body: { from: checkOut } },
  }
}
