// A refusal is a value with a reason; a surprise is thrown.

export type Done<Value extends object = object> = { readonly ok: true } & Readonly<Value>
export type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }

/** What a command answers: what it made, or the one reason why it made nothing. */
export type Outcome<Value extends object, Reason extends string> = Done<Value> | Refused<Reason>

export function done<Value extends object>(value: Value): Done<Value> {
  return { ...value, ok: true }
}

export function refused<Reason extends string>(reason: Reason): Refused<Reason> {
  return { ok: false, reason }
}
