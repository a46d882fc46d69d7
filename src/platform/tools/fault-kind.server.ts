// What operators are told of a fault: its kind, never its words.

import { sqlStateOf } from './database.server.ts'

/** The error's code or name, never its message, which may quote a row, an address or a key. */
export function kindOfFault(fault: unknown): string {
  const sqlState = sqlStateOf(fault)
  if (sqlState) return `database ${sqlState}`
  if (!(fault instanceof Error)) return 'unknown'
  const code = codeOf(fault)
  return code ?? (/^\w{1,60}$/.test(fault.name) ? fault.name : 'Error')
}

function codeOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  if ('code' in fault && typeof fault.code === 'string' && /^[A-Z0-9_]{1,60}$/.test(fault.code)) return fault.code
  return codeOf(fault.cause)
}
