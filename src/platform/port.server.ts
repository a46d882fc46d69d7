// Event ports between modules: the sender does not know its listeners.

import type { Tools } from '#platform/tools/tools.server.ts'

type Listener<Message> = (tools: Tools, message: Message) => Promise<unknown>

type Port<Message> = {
  /** Subscribes to messages until the returned function is called. */
  readonly listen: (listener: Listener<Message>) => () => void
  /** Notifies all listeners after the commit; their errors are logged and undo nothing. */
  readonly tell: (tools: Tools, message: Message) => Promise<void>
}

/** Creates a port; the name is for the log. */
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
