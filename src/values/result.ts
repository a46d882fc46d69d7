// A refusal is a value with a reason; an unexpected error is thrown.

export type Done<Value extends object = object> = { readonly ok: true } & Readonly<Value>
export type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }

/** What a command returns: its result, or the one reason for refusing. */
export type Outcome<Value extends object, Reason extends string> = Done<Value> | Refused<Reason>

export function done<Value extends object>(value: Value): Done<Value> {
  return { ...value, ok: true }
}

export function refused<Reason extends string>(reason: Reason): Refused<Reason> {
  return { ok: false, reason }
}
