// Another site's calendar as a server of its own on this machine, which answers as a test says.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ForeignAnswer = (request: IncomingMessage, response: ServerResponse) => void

export type ForeignCalendar = {
  readonly address: string
  readonly origin: string
  /** What it was asked, the first question first. */
  readonly asked: readonly IncomingMessage[]
  readonly answers: (answer: ForeignAnswer) => void
  /** From now on this text, as a calendar. */
  readonly says: (text: string, headers?: Readonly<Record<string, string>>) => void
  readonly stop: () => Promise<void>
}

export async function startForeignCalendar(): Promise<ForeignCalendar> {
  const asked: IncomingMessage[] = []
  let answer: ForeignAnswer = (_, response) => void response.writeHead(404).end()
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}/calendar/secret-of-theirs.ics`,
    origin,
    asked,
    answers: next => {
      answer = next
    },
    says: (text, headers = {}) => {
      answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(text)
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise(done => void server.close(() => done()))
    },
  }
}

export type WrittenEvent = {
  readonly uid: string
  /** `2030-07-14` */
  readonly from: string
  readonly to: string
  readonly summary?: string
  readonly more?: readonly string[]
}

/** A calendar file of whole days. */
export function calendarOf(events: readonly WrittenEvent[]): string {
  const compact = (day: string) => day.replaceAll('-', '')
  const lines = events.flatMap(({ uid, from, to, summary = 'Reserved', more = [] }) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`],
    ...[`SUMMARY:${summary}`, ...more, 'END:VEVENT'],
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
