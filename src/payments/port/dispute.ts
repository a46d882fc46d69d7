// What a dispute is: a payer has their bank take a payment back; the bank hears the other side, and decides.

const disputeStates = ['needs-response', 'under-review', 'won', 'lost'] as const

/** `won`: the money is ours again. `lost`: it stays with the payer. */
export type DisputeState = (typeof disputeStates)[number]

export const openDisputes: readonly DisputeState[] = ['needs-response', 'under-review']

/** The state after `reported` came: nothing leads back, and a decision is final, in whatever order reports come. */
export function furtherDispute(known: DisputeState, reported: DisputeState): DisputeState {
  if (!openDisputes.includes(known)) return known
  return disputeStates.indexOf(reported) > disputeStates.indexOf(known) ? reported : known
}
