// Requests to the fleet, each counted: answered as it should be, cut off by a kill of its process, or a fault of the site.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet, Member } from './fleet.ts'

export type Asked = {
  /** What the request is counted as. */
  readonly kind: string
  readonly path: string
  /** Sent as JSON, by POST. */
  readonly body?: object
  readonly token?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The status codes that are no fault, beside 200 and 201. */
  readonly alsoFine?: readonly number[]
  /** Which process; any unless told. */
  readonly at?: Member
  /** Any but this one. */
  readonly notBy?: Member
}

export type Answer = { readonly status: number; readonly text: string; readonly by: Member }

// biome-ignore lint/suspicious/noExplicitAny: what the calls answer is read as any program would, without their types.
export type Json = any

/** The process that was asked was killed before it had answered. */
class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** The site answered as it should not, which is noted. */
class Faulty extends Error {
  override readonly name = 'Faulty'
}

export type Count = { answered: number; cutOff: number; faults: number }

/** How long a process is waited for that has nothing else to do than this, in milliseconds. */
const patience = 60_000
const mostTold = 20

export class Asking {
  readonly counts = new Map<string, Count>()
  /** What went wrong first, in words. */
  readonly told: string[] = []
  readonly #fleet: Pick<Fleet, 'anyUp'>
  readonly #underWay = new Map<Member, number>()
  #asked = 0

  constructor(fleet: Pick<Fleet, 'anyUp'>) {
    this.#fleet = fleet
  }

  /** Throws when there is no answer, or one that is a fault; both are counted. */
  async ask({ kind, path, body, token, key, headers, alsoFine = [], notBy, ...asked }: Asked): Promise<Answer> {
    const { at = this.#fleet.anyUp(notBy) } = asked
    const count = this.#countOf(kind)
    const { lives } = at
    this.#underWay.set(at, this.underWayAt(at) + 1)
    try {
      const answer = await fetch(at.origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'x-forwarded-for': this.#anotherAddress(),
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
      })
      const text = await answer.text()
      if (![200, 201, ...alsoFine].includes(answer.status)) return this.fault(kind, `${path}: ${answer.status} ${text}`)
      count.answered += 1
      return { status: answer.status, text, by: at }
    } catch (fault) {
      if (fault instanceof Faulty) throw fault
      if (at.isUp && at.lives === lives)
        return this.fault(kind, `${path}: ${String(fault)} ${String((fault as Error).cause)}`)
      count.cutOff += 1
      throw new CutOff(path)
    } finally {
      this.#underWay.set(at, this.underWayAt(at) - 1)
    }
  }

  /** How many requests wait for an answer of this process. */
  underWayAt(member: Member): number {
    return this.#underWay.get(member) ?? 0
  }

  /** What a call answered. */
  async data(asked: Asked): Promise<Json> {
    const { text } = await this.ask(asked)
    return JSON.parse(text).data
  }

  /** Sends a command until somebody answers it, with one key: as a program does that must know what became of it. */
  async askUntilAnswered(asked: Asked): Promise<Answer> {
    const key = asked.key ?? randomUUID()
    for (;;) {
      try {
        return await this.ask({ ...asked, key })
      } catch (fault) {
        if (!(fault instanceof CutOff)) throw fault
        await pause(100)
      }
    }
  }

  /** Counts and tells what is wrong, and ends what was under way. */
  fault(kind: string, words: string): never {
    this.#countOf(kind).faults += 1
    if (this.told.length < mostTold) this.told.push(`${kind} ${words.replace(/<[^>]+>/g, ' ').slice(0, 400)}`)
    throw new Faulty(words)
  }

  /** Does this over and over, with a pause in milliseconds; whatever the site does wrong is counted and ends one turn. */
  async keepDoing(isOver: () => boolean, pauseMs: number, turn: () => Promise<void>): Promise<void> {
    while (!isOver()) {
      try {
        await turn()
      } catch (fault) {
        if (!(fault instanceof CutOff || fault instanceof Faulty)) throw fault
      }
      await pause(pauseMs * (0.5 + Math.random()))
    }
  }

  get faults(): number {
    return [...this.counts.values()].reduce((sum, { faults }) => sum + faults, 0)
  }

  #countOf(kind: string): Count {
    const count = this.counts.get(kind) ?? { answered: 0, cutOff: 0, faults: 0 }
    this.counts.set(kind, count)
    return count
  }

  /** As a proxy tells it: what one visitor may ask for is no limit of the site. */
  #anotherAddress(): string {
    const at = this.#asked++
    return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
  }
}
