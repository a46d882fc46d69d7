// The parameters that the bank knows: every other one, and every one of another type, is the 400 that Stripe gives.

import type Stripe from 'stripe'
import { z } from 'zod'
import { type Fault, invalid } from './fault.ts'

const int = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
const bool = z.enum(['true', 'false']).transform(word => word === 'true')
const text = z.string().max(5000)
const id = z.string().min(1).max(255)
const metadata = z.record(z.string().max(40), z.string().max(500))
const currency = z.string().regex(/^[a-z]{3}$/)
const expand = z.array(z.string()).max(20).optional()
const captureMethod = z.enum(['automatic', 'automatic_async', 'manual'])
const methodTypes = z.array(z.string().regex(/^[a-z0-9_]+$/))
const url = z.url({ protocol: /^https?$/ }).max(5000)

const createdRange = z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial()
const page = { limit: int.optional(), starting_after: id.optional(), ending_before: id.optional(), expand }

export const expandOnly = z.strictObject({ expand })

const priceData = z.strictObject({
  currency,
  unit_amount: int,
  product_data: z.strictObject({ name: text, description: text.optional(), metadata: metadata.optional() }),
})

export const sessionCreate = z.strictObject({
  mode: z.enum(['payment']),
  line_items: z.array(z.strictObject({ quantity: int, price_data: priceData })).min(1),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      capture_method: captureMethod.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  allowed_payment_method_types: methodTypes.optional(),
  excluded_payment_method_types: methodTypes.optional(),
  locale: z.string().max(10).optional(),
  expires_at: int.optional(),
  success_url: url,
  cancel_url: url.optional(),
  expand,
})
export const sessionList = z.strictObject({ ...page, payment_intent: id.optional(), status: z.string().optional() })

export const intentCreate = z.strictObject({
  amount: int,
  currency,
  metadata: metadata.optional(),
  description: text.optional(),
  capture_method: captureMethod.optional(),
  customer: id.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  allowed_payment_method_types: methodTypes.optional(),
  excluded_payment_method_types: methodTypes.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: bool, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  receipt_email: z.email().optional(),
  expand,
})
export const intentUpdate = z.strictObject({
  customer: id.optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  expand,
})
export const intentConfirm = z.strictObject({
  payment_method: id.optional(),
  off_session: bool.optional(),
  return_url: url.optional(),
  expand,
})
export const intentCapture = z.strictObject({ amount_to_capture: int.optional(), expand })
export const intentCancel = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
})
export const customerCreate = z.strictObject({
  email: z.email().optional(),
  name: text.optional(),
  metadata: metadata.optional(),
  expand,
})
export const setupCreate = z.strictObject({
  customer: id.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  allowed_payment_method_types: methodTypes.optional(),
  metadata: metadata.optional(),
  expand,
})
export const setupConfirm = z.strictObject({ payment_method: id, return_url: url.optional(), expand })
export const methodAttach = z.strictObject({ customer: id, expand })
export const refundCreate = z.strictObject({
  payment_intent: id.optional(),
  charge: id.optional(),
  amount: int.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
})
export const refundList = z.strictObject({ ...page, payment_intent: id.optional(), charge: id.optional() })
export const disputeList = z.strictObject({ ...page, payment_intent: id.optional(), charge: id.optional() })
export const disputeUpdate = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string().max(20_000) }).optional(),
  submit: bool.optional(),
  metadata: metadata.optional(),
  expand,
})
export const balanceList = z.strictObject({
  ...page,
  created: createdRange.optional(),
  payout: id.optional(),
  type: z.string().optional(),
  source: id.optional(),
})
export const payoutList = z.strictObject({ ...page, created: createdRange.optional(), status: z.string().optional() })
export const eventList = z.strictObject({ ...page, created: createdRange.optional(), type: z.string().optional() })

/** The names in `One`, at any depth, that `Other` does not have. */
type Unknown<One, Other> = One extends readonly (infer Item)[]
  ? Unknown<Item, Extract<Other, readonly unknown[]>[number]>
  : One extends object
    ? {
        [Name in keyof One]-?: Name extends keyof Extract<Other, object>
          ? Unknown<NonNullable<One[Name]>, NonNullable<Extract<Other, object>[Name]>>
          : Name
      }[keyof One]
    : never

// What is taken here is what the SDK may send, and nothing more: the compiler says where that is not so.
type Taken<Schema extends z.ZodType, Sent> =
  z.output<Schema> extends Sent ? ([Unknown<z.output<Schema>, Sent>] extends [never] ? true : never) : never
export const areTheirs: readonly true[] = [
  true satisfies Taken<typeof sessionCreate, Stripe.Checkout.SessionCreateParams>,
  true satisfies Taken<typeof intentCreate, Stripe.PaymentIntentCreateParams>,
  true satisfies Taken<typeof intentUpdate, Stripe.PaymentIntentUpdateParams>,
  true satisfies Taken<typeof intentConfirm, Stripe.PaymentIntentConfirmParams>,
  true satisfies Taken<typeof intentCapture, Stripe.PaymentIntentCaptureParams>,
  true satisfies Taken<typeof intentCancel, Stripe.PaymentIntentCancelParams>,
  true satisfies Taken<typeof customerCreate, Stripe.CustomerCreateParams>,
  true satisfies Taken<typeof setupCreate, Stripe.SetupIntentCreateParams>,
  true satisfies Taken<typeof refundCreate, Stripe.RefundCreateParams>,
  true satisfies Taken<typeof disputeUpdate, Stripe.DisputeUpdateParams>,
  true satisfies Taken<typeof balanceList, Stripe.BalanceTransactionListParams>,
  true satisfies Taken<typeof payoutList, Stripe.PayoutListParams>,
]

/** The parameters as `schema` knows them. Throws Stripe's 400 with the first that is unknown, missing or wrong. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  throw faultOf(read.error)
}

function faultOf({ issues }: z.ZodError): Fault {
  const [issue] = issues
  const param = nameOf(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('undefined')
  if (isMissing) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return invalid(`Invalid ${param}`, { param })
}

function nameOf([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map(part => `[${String(part)}]`).join('')
}
