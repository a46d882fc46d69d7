// A page's own check of its address, which runs before the guard (Spec 2).

import { isReference } from '#bookings/words/booking-reference.server.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Why an address is none: status and sentence of the error that it ends in. */
type Invalid = { readonly status: number; readonly message: string }

/** Exactly `true` passes. Anything else fails, and may bring a status and a sentence of its own. */
type Check = (params: Params) => unknown

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether `text` has the form of the ids we hand out. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text)
}

// These checks run before the guard, so most pages have none and answer 404 themselves once the visitor was let in. Below
// /user nothing may come before signing in (Spec 2, 4).
const checks: Readonly<Record<string, Check>> = {
  '/admin/bookings/:id': ({ id }) => isUuid(id) || isReference(id ?? ''),
}

/** What is wrong with an address of the page with that pattern; without a check, nothing is. */
export async function checkAddress(
  pattern: string,
  params: Params,
  fullPath: string,
  table: Readonly<Record<string, Check>> = checks,
): Promise<Invalid | undefined> {
  const path = `/${pattern.replace(/^\/+|\/+$/g, '')}`
  if (!Object.hasOwn(table, path)) return undefined
  return invalidFrom(await table[path]!(params), fullPath)
}

function invalidFrom(answer: unknown, fullPath: string): Invalid | undefined {
  if (answer === true) return undefined
  const own = typeof answer === 'object' && answer !== null ? (answer as Partial<Invalid>) : {}
  return {
    status: typeof own.status === 'number' ? own.status : 404,
    message: typeof own.message === 'string' ? own.message : `Page Not Found: ${fullPath}`,
  }
}
