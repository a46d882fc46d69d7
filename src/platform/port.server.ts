// Ports on which rooms hear of what was committed elsewhere: the room that tells does not know who listens.

import type { Tools } from '#platform/tools/tools.server.ts'

type Listener<Message> = (tools: Tools, message: Message) => Promise<unknown>

type Port<Message> = {
  /** Hears every message told from now on, until the answered function is called. */
  readonly listen: (listener: Listener<Message>) => () => void
  /** Tells everybody who listens, after the commit; what goes wrong there is logged, and undoes nothing. */
  readonly tell: (tools: Tools, message: Message) => Promise<void>
}

/** A port of that name, for the log. */
export function port<Message>(name: string): Port<Message> {
  const listeners = new Set<Listener<Message>>()
  return {
    listen: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: async (tools, message) => {
      for (const listener of listeners) {
        try {
          await listener(tools, message)
        } catch (fault) {
          tools.log.error({ err: fault, port: name }, 'a listener failed')
        }
      }
    },
  }
}
