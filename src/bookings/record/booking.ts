// The life of a booking as one graph: its states, the commands that lead from one to the next, and who may give them.

export const bookingStates = [
  'hold',
  'pending_payment',
  'pending_approval',
  'confirmed',
  'in_stay',
  'completed',
  'expired',
  'declined',
  'cancelled',
  'no_show',
] as const

export type BookingState = (typeof bookingStates)[number]

export type BookingActor = 'guest' | 'operator' | 'system'

/** One arrow of the graph. `from` is null where a booking begins. */
type Transition = {
  readonly command: BookingCommand
  readonly from: BookingState | null
  readonly to: BookingState
  readonly by: readonly BookingActor[]
}

const bookingCommands = [
  'hold',
  'submit',
  'authorise',
  'capture',
  'approve',
  'decline',
  'release',
  'expire',
  'cancel',
  'amend',
  'move',
  'check_in',
  'check_out',
  'mark_no_show',
  'late_payment',
] as const

export type BookingCommand = (typeof bookingCommands)[number]

/** The whole graph; the database refuses every event that is not one of these rows (I13). */
// biome-ignore format: a table, one row an arrow
export const transitions: readonly Transition[] = [
  { command: 'hold',         from: null,               to: 'hold',             by: ['guest', 'operator'] },
  { command: 'submit',       from: 'hold',             to: 'pending_payment',  by: ['guest'] },
  { command: 'submit',       from: 'hold',             to: 'pending_approval', by: ['guest'] },
  { command: 'submit',       from: 'hold',             to: 'confirmed',        by: ['guest', 'operator'] },
  { command: 'authorise',    from: 'pending_payment',  to: 'pending_approval', by: ['system'] },
  { command: 'capture',      from: 'pending_payment',  to: 'confirmed',        by: ['system', 'operator'] },
  { command: 'approve',      from: 'pending_approval', to: 'confirmed',        by: ['operator'] },
  { command: 'decline',      from: 'pending_approval', to: 'declined',         by: ['operator'] },
  { command: 'release',      from: 'hold',             to: 'expired',          by: ['guest', 'operator'] },
  { command: 'release',      from: 'pending_payment',  to: 'expired',          by: ['guest', 'operator'] },
  { command: 'expire',       from: 'hold',             to: 'expired',          by: ['system'] },
  { command: 'expire',       from: 'pending_payment',  to: 'expired',          by: ['system'] },
  { command: 'expire',       from: 'pending_approval', to: 'expired',          by: ['system'] },
  { command: 'cancel',       from: 'pending_payment',  to: 'cancelled',        by: ['guest', 'operator', 'system'] },
  { command: 'cancel',       from: 'pending_approval', to: 'cancelled',        by: ['guest', 'operator', 'system'] },
  { command: 'cancel',       from: 'confirmed',        to: 'cancelled',        by: ['guest', 'operator', 'system'] },
  { command: 'cancel',       from: 'in_stay',          to: 'cancelled',        by: ['guest', 'operator', 'system'] },
  { command: 'amend',        from: 'confirmed',        to: 'confirmed',        by: ['guest', 'operator'] },
  { command: 'amend',        from: 'in_stay',          to: 'in_stay',          by: ['operator'] },
  { command: 'move',         from: 'pending_payment',  to: 'pending_payment',  by: ['operator'] },
  { command: 'move',         from: 'pending_approval', to: 'pending_approval', by: ['operator'] },
  { command: 'move',         from: 'confirmed',        to: 'confirmed',        by: ['operator'] },
  { command: 'check_in',     from: 'confirmed',        to: 'in_stay',          by: ['operator', 'system'] },
  { command: 'check_out',    from: 'in_stay',          to: 'completed',        by: ['operator', 'system'] },
  { command: 'mark_no_show', from: 'confirmed',        to: 'no_show',          by: ['operator'] },
  { command: 'mark_no_show', from: 'in_stay',          to: 'no_show',          by: ['operator'] },
  { command: 'late_payment', from: 'expired',          to: 'confirmed',        by: ['system'] },
  { command: 'late_payment', from: 'cancelled',        to: 'confirmed',        by: ['system'] },
]

/** States whose nights nobody else may have (I4); a hold only until it runs out. */
export const activeStates: readonly BookingState[] = [
  'hold',
  'pending_payment',
  'pending_approval',
  'confirmed',
  'in_stay',
]

/** States of a booking that ended without a stay. */
export const cameToNothing: readonly BookingState[] = ['cancelled', 'declined', 'expired']

/** States of a booking that stands: terms, contact, quote and policy are on record (I14). */
export const standingStates: readonly BookingState[] = ['confirmed', 'in_stay', 'completed', 'no_show']

/** Whether `actor` may lead a booking from `from` to `to` by `command`. */
export function mayFollow(
  command: BookingCommand,
  from: BookingState | null,
  to: BookingState,
  actor: BookingActor,
): boolean {
  return transitions.some(
    arrow => arrow.command === command && arrow.from === from && arrow.to === to && arrow.by.includes(actor),
  )
}

/** Whether `actor` may give `command` to a booking in state `from`, wherever it leads. */
export function mayCommand(command: BookingCommand, from: BookingState, actor: BookingActor): boolean {
  return transitions.some(arrow => arrow.command === command && arrow.from === from && arrow.by.includes(actor))
}

/** What the state for people depends on. */
export type Timed = {
  readonly state: BookingState
  readonly holdExpiresAt: Date | null
  readonly requestExpiresAt: Date | null
}

/** The state for people at `now`: a hold, a payment or a request whose time is over is expired, noted or not. */
export function stateAt({ state, holdExpiresAt, requestExpiresAt }: Timed, now: Date): BookingState {
  const waits = state === 'hold' || state === 'pending_payment'
  const end = waits ? holdExpiresAt : state === 'pending_approval' ? requestExpiresAt : null
  return end !== null && end <= now ? 'expired' : state
}
