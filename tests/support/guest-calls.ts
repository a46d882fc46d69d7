// What tests of the guests' calls begin with: nights nobody else asks for, quoted, kept and booked by a program.

import { randomUUID } from 'node:crypto'
import { listOutbox, type MailPayload } from '#platform/outbox/outbox.server.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { ContentApi, ContentReply, Json } from './content-api.ts'
import { type PayerAsked, payAtBank } from './test-bank.ts'

export const ada = { name: 'Ada Lovelace', email: 'ada@example.org' }

export const onceKey = (key: string = randomUUID()) => ({ 'idempotency-key': key })

/** Status, and the reason of a refusal. */
export const said = ({ status, body }: ContentReply) => [status, body?.error?.details?.reason]

/** The fields that a refusal names. */
export const wrongFields = ({ status, body }: ContentReply) => [
  status,
  ...body.error.details.errors.map(({ path }: Json) => path.join('.')),
]

export function guestCalls(api: ContentApi, stay: string, from = '2030-07-01') {
  let visits = 0
  const post = (path: string, body?: object, by?: string, headers: Readonly<Record<string, string>> = {}) =>
    api.call(path, { method: 'POST', body, token: by, headers })
  const must = async (reply: Promise<ContentReply>): Promise<Json> => {
    const { status, body, text } = await reply
    if (status >= 300) throw new Error(text)
    return body.data
  }
  const nights = () => {
    const checkIn = addDays(requireCalendarDay(from), 3 * visits++)
    return { checkIn: writeCalendarDay(checkIn), checkOut: writeCalendarDay(addDays(checkIn, 2)) }
  }
  const quote = (more: object = {}) => must(post('/quotes', { stay, ...nights(), party: { adults: 2 }, ...more }))
  const hold = async (by: string) => must(post('/holds', { quote: (await quote()).id }, by))
  const submission = ({ terms }: Json, more: object = {}) => ({ contact: ada, termsHash: terms.hash, ...more })
  const book = async (by: string, more: object = {}) => {
    const quoted = await quote()
    return must(post('/bookings', { quote: quoted.id, ...submission(quoted, more) }, by, onceKey()))
  }
  const moneyOf = (id: string, by: string) => must(api.call(`/bookings/${id}/money`, { token: by }))
  /** The guest pays at the bank to which the call led, and comes back: the money as it then stands. */
  const payThere = async (id: string, by: string, asked: PayerAsked = {}) => {
    const { nextStep } = await moneyOf(id, by)
    await payAtBank(nextStep, asked)
    return moneyOf(id, by)
  }
  /** Books, pays by card and comes back: the booking as it then stands. */
  const bookByCard = async (
    by: string,
    { paysLater, ...asked }: PayerAsked & { readonly paysLater?: boolean } = {},
  ) => {
    const { id } = await book(by, { payment: { way: 'test-card', ...(paysLater && { paysLater }) } })
    await payThere(id, by, asked)
    return must(api.call(`/bookings/${id}`, { token: by }))
  }
  /** The mails to an address, the newest first. */
  const mailsTo = async (address: string) => {
    const entries = await listOutbox(api.tools.database, { kind: 'mail', limit: 300 })
    return entries.filter(({ recipient }) => recipient === address).map(({ payload }) => payload as MailPayload)
  }
  /** What the link of the newest mail to an address carries under this name. */
  const mailedKey = async (address: string, name: 'key' | 'offer' = 'key') => {
    const [mail] = await mailsTo(address)
    const links = [...mail!.text.matchAll(/https?:\S+/g)].map(([link]) => new URL(link).searchParams.get(name))
    return links.find(found => found !== null)!
  }
  /** Somebody without an account who booked, with the token that stands for them. */
  const bookAsContact = async (email: string, more: object = {}) => {
    const held = await must(post('/holds', { quote: (await quote()).id, email }))
    const { token } = await must(post('/bookings/manage/open', { key: await mailedKey(email) }))
    const sent = await must(post(`/holds/${held.id}/book`, submission(held, more), token, onceKey()))
    if (sent.state !== 'pending_payment') return { token: token as string, booked: sent, held }
    await payThere(held.id, token)
    return { token: token as string, booked: await must(api.call(`/bookings/${held.id}`, { token })), held }
  }
  return {
    post,
    must,
    nights,
    quote,
    hold,
    submission,
    book,
    moneyOf,
    payThere,
    bookByCard,
    mailsTo,
    mailedKey,
    bookAsContact,
  }
}
