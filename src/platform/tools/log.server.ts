// Structured log lines, one JSON object each; never a query string, a cookie, a header or a body.

import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** A log that writes JSON lines to standard error (standard output is for the person at the terminal). */
export function openLog(level: string, destination: DestinationStream = process.stderr): Log {
  const serializers = { err: describeFault }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

/** An error as logged. Failed queries repeat their parameters, secrets among them: those are omitted. */
function describeFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return typeof fault
  const { type, message, stack } = stdSerializers.err(fault)
  const told = (text: string | undefined) => text?.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
  const { cause } = fault
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return { type, message: told(message), code, stack: told(stack) }
}
