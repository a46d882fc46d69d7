// Guests who book as fast as they can over HTTP, and know which bookings the site has acknowledged to them.

import { type PlainAnswer, type PlainVisitor, plainVisitor } from './plain-visitor.ts'

export type NightsWanted = { readonly slug: string; readonly in: string; readonly out: string }

export type Acknowledged = NightsWanted & { readonly bookingId: string; readonly userId: string }

export type LoadGuest = {
  /** Books these nights; undefined when somebody else has them. Throws when the site does not answer as it should. */
  readonly book: (wanted: NightsWanted) => Promise<Acknowledged | undefined>
  /** Sends the last booking form again when it was left without an answer: as a person does who comes back. */
  readonly sendAgain: () => Promise<Acknowledged | undefined>
}

type Unanswered = { readonly wanted: NightsWanted; readonly path: string; readonly form: Record<string, string> }

/** A guest who is signed in from now on. The site must come back at the same address after each end. */
export async function loadGuest(
  app: { readonly origin: string },
  { email, password, id }: { readonly email: string; readonly password: string; readonly id: string },
): Promise<LoadGuest> {
  const visitor = plainVisitor(app)
  const entered = await visitor.post('/login', { email, password })
  if (entered.status !== 302) throw new Error(`The sign-in was answered with ${entered.status}.`)
  let unanswered: Unanswered | undefined

  async function submit(sent: Unanswered): Promise<Acknowledged | undefined> {
    unanswered = sent
    const answer = await visitor.post(sent.path, sent.form)
    const bookingId = /^\/user\/bookings\/([0-9a-f-]{36})$/.exec(answer.location ?? '')?.[1]
    if (!bookingId && answer.status !== 409 && answer.status !== 410) throw new NotAnswered(answer)
    unanswered = undefined
    return bookingId ? { ...sent.wanted, bookingId, userId: id } : undefined
  }

  return {
    book: async wanted => {
      const path = await hold(visitor, wanted)
      if (!path) return undefined
      const checkout = await visitor.get(path)
      if (checkout.status !== 200) throw new NotAnswered(checkout)
      const typed = { intent: 'book', name: 'Ada Lovelace', email, phone: '', notes: '' }
      return submit({ wanted, path, form: { ...hiddenIn(checkout), ...typed } })
    },
    sendAgain: async () => unanswered && submit(unanswered),
  }
}

/** The address of the checkout, or undefined when the nights are taken. */
async function hold(visitor: PlainVisitor, { slug, ...nights }: NightsWanted): Promise<string | undefined> {
  // Holds that a kill left behind would soon be the three that one browser may have.
  visitor.cookies.delete('casita_browser')
  const held = await visitor.post(`/stays/${slug}/book`, { intent: 'hold', ...nights, adults: '2' })
  if (held.status === 303 && held.location) return held.location
  if (held.status === 409) return undefined
  throw new NotAnswered(held)
}

/** What the checkout's form carries unseen, the terms accepted. */
function hiddenIn({ text }: PlainAnswer): Record<string, string> {
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(text)![1]!
  return { ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])), terms }
}

/** The site answered, but not as one that works: it is being killed, or something is wrong with it. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered'
  readonly status: number
  constructor({ status, text }: PlainAnswer) {
    super(`${status}: ${text.replace(/<[^>]+>/g, ' ').slice(0, 300)}`)
    this.status = status
  }
}
