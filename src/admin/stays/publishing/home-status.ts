// The status of a home: what may follow each, and what a home needs before guests see it.

import type { HomeSection } from '#admin/stays/frame/home-sections.ts'

export type HomeStatus = 'draft' | 'published' | 'unlisted' | 'archived'

/** What may follow each, in the order of the buttons. */
export const nextStatus: Readonly<Record<HomeStatus, readonly HomeStatus[]>> = {
  draft: ['published', 'unlisted', 'archived'],
  published: ['unlisted', 'draft', 'archived'],
  unlisted: ['published', 'draft', 'archived'],
  archived: ['draft'],
}

/** What the button says that leads there. */
export const statusButtons: Readonly<Record<HomeStatus, string>> = {
  published: 'Publish it',
  unlisted: 'Show it by its address only',
  draft: 'Take it back to a draft',
  archived: 'Put it away',
}

export const statusSentences: Readonly<Record<HomeStatus, string>> = {
  draft: 'Only operators see it.',
  published: 'Guests find it, see its prices and book it.',
  unlisted: 'Whoever has its address sees and books it; no search shows it.',
  archived: 'It is put away: guests do not see it, and here it is only found by its name. Bookings stay as they are.',
}

/** Whether guests can open the page of a home of that status. */
export function isOpen(status: HomeStatus): boolean {
  return status === 'published' || status === 'unlisted'
}

/** What a home may lack, by the names that the database gives (function `stay_lacks`). */
export const lackNames = ['words', 'photo', 'unit', 'policy', 'price', 'registration'] as const
export type Lack = (typeof lackNames)[number]

/** Where in the admin pages each thing is entered, and what is asked for. */
export const needs: readonly { readonly lack: Lack; readonly label: string; readonly section: HomeSection }[] = [
  { lack: 'words', label: 'A sentence about it, and a description', section: 'words' },
  { lack: 'photo', label: 'A picture, with words for people who do not see it', section: 'photos' },
  { lack: 'unit', label: 'Something that can be booked', section: '' },
  { lack: 'price', label: 'A price: nights without one are not sold', section: 'rates' },
  { lack: 'policy', label: 'A promise about cancelling', section: '' },
  { lack: 'registration', label: 'The registration number that the law asks for', section: 'words' },
]

export function isLack(name: string): name is Lack {
  return (lackNames as readonly string[]).includes(name)
}
