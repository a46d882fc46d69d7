// What the bank refuses, in the envelope in which Stripe says so.

type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'

type FaultParts = {
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
  /** The intent as it stands after a card was declined. */
  readonly payment_intent?: unknown
}

/** Thrown inside, answered as `{ error: { type, message, … } }`. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly status: number
  readonly type: FaultType
  readonly parts: FaultParts

  constructor(status: number, type: FaultType, message: string, parts: FaultParts = {}) {
    super(message)
    this.status = status
    this.type = type
    this.parts = parts
  }

  toJSON() {
    return { error: { type: this.type, message: this.message, ...this.parts } }
  }
}

export function invalid(message: string, parts: FaultParts = {}): Fault {
  return new Fault(400, 'invalid_request_error', message, parts)
}

export function missing(kind: string, id: string): Fault {
  const parts = { code: 'resource_missing', param: 'id' }
  return new Fault(404, 'invalid_request_error', `No such ${kind}: '${id}'`, parts)
}
