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

/** The reasons for which a command is refused, each with the HTTP status a page answers with and what people read. */
export function refusalTable<Reason extends string, Status extends number>(
  rows: Readonly<Record<Reason, readonly [status: Status, sentence: string]>>,
) {
  const entries = Object.entries<readonly [Status, string]>(rows)
  const statuses = Object.fromEntries(entries.map(([reason, [status]]) => [reason, status]))
  const sentences = Object.fromEntries(entries.map(([reason, [, sentence]]) => [reason, sentence]))
  return {
    statuses: statuses as Readonly<Record<Reason, Status>>,
    sentences: sentences as Readonly<Record<Reason, string>>,
  }
}
