// The cancellation policies and payment terms of the demo world, entered once and shared by its homes.

import { eq } from 'drizzle-orm'
import { type PresetName, policyPreset } from '#offers/refunds/policy-presets.ts'
import {
  cancellationPolicyTable,
  paymentInstalmentTable,
  paymentTermsTable,
} from '#offers/stored/rule-tables.server.ts'
import { storePolicy } from '#offers/stored/terms-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { DemoCancellation } from './home.ts'

export type HouseTerms = {
  readonly policyId: (name: DemoCancellation) => number
  readonly paymentTermsId: (name: DemoCancellation) => number
}

const presets: Readonly<Record<DemoCancellation, PresetName>> = {
  flexible: 'Flexible',
  moderate: 'Moderate',
  limited: 'Limited',
  firm: 'Firm',
  relaxed: 'Relaxed',
  strict: 'Strict',
}

const atOnce = { name: 'All when booking', instalments: [{ shareBp: 10_000, daysBefore: null }] } as const
const inTwoParts = {
  name: 'A third when booking, the rest 30 days before',
  instalments: [
    { shareBp: 3_000, daysBefore: null },
    { shareBp: 7_000, daysBefore: 30 },
  ],
} as const

const atTheHome = {
  name: 'At the home, on arrival',
  atProperty: true,
  instalments: [{ shareBp: 10_000, daysBefore: 0 }],
} as const
const inThreeParts = {
  name: 'A fifth when booking, two more 90 days before, the rest 45 days before',
  instalments: [
    { shareBp: 2_000, daysBefore: null },
    { shareBp: 4_000, daysBefore: 90 },
    { shareBp: 4_000, daysBefore: 45 },
  ],
} as const

type HousePayments = {
  readonly name: string
  readonly atProperty?: boolean
  readonly instalments: readonly { readonly shareBp: number; readonly daysBefore: number | null }[]
}

/** Who may cancel late pays at once or at the home; who is bound early pays in two parts. */
const payments: Readonly<Record<DemoCancellation, HousePayments>> = {
  flexible: atTheHome,
  moderate: atOnce,
  relaxed: atOnce,
  limited: inTwoParts,
  firm: inTwoParts,
  strict: inThreeParts,
}

/** Finds what is there by its name and enters what is missing. */
export async function houseTerms(queries: Transaction): Promise<HouseTerms> {
  const policies = new Map<DemoCancellation, number>()
  for (const [name, preset] of Object.entries(presets) as [DemoCancellation, PresetName][]) {
    policies.set(name, await policyOf(queries, preset))
  }
  const terms = new Map<string, number>()
  for (const each of [atOnce, inTwoParts, inThreeParts, atTheHome]) terms.set(each.name, await termsOf(queries, each))
  return {
    policyId: name => policies.get(name)!,
    paymentTermsId: name => terms.get(payments[name].name)!,
  }
}

async function policyOf(queries: Transaction, preset: PresetName): Promise<number> {
  const [found] = await queries
    .select({ id: cancellationPolicyTable.id })
    .from(cancellationPolicyTable)
    .where(eq(cancellationPolicyTable.name, preset))
    .limit(1)
  return found?.id ?? storePolicy(queries, policyPreset(preset))
}

async function termsOf(
  queries: Transaction,
  { name, atProperty = false, instalments }: HousePayments,
): Promise<number> {
  const [found] = await queries
    .select({ id: paymentTermsTable.id })
    .from(paymentTermsTable)
    .where(eq(paymentTermsTable.name, name))
    .limit(1)
  if (found) return found.id
  const [entered] = await queries
    .insert(paymentTermsTable)
    .values({ name, atProperty })
    .returning({ id: paymentTermsTable.id })
  const rows = instalments.map((instalment, position) => ({ termsId: entered!.id, position, ...instalment }))
  await queries.insert(paymentInstalmentTable).values(rows)
  return entered!.id
}
