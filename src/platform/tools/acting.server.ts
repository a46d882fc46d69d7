// Who acts at this moment, for the trail: every transaction that begins meanwhile tells the database.

import { AsyncLocalStorage } from 'node:async_hooks'

type Acting = {
  /** Null at the terminal of the machine. */
  readonly userId: string | null
  readonly way: 'page' | 'call' | 'terminal'
  /** The page as the routes name it, the name of the call, or the command at the terminal. */
  readonly command: string
}

const current = new AsyncLocalStorage<Acting>()

/** Does `work`, and all that follows from it, in that name. A query is sent when it is awaited, so it is awaited here. */
export function actingAs<Result>(acting: Acting, work: () => PromiseLike<Result>): Promise<Result> {
  return current.run(acting, async () => await work())
}

/** The text by which triggers of the database know who acts; undefined while nobody does whose changes are noted. */
export function actorNow(): string | undefined {
  const acting = current.getStore()
  return acting && JSON.stringify({ user: acting.userId, way: acting.way, command: acting.command })
}
