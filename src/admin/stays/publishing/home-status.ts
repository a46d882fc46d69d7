// The status of a home: what may follow each, and what a home needs before guests see it.

import type { HomeSection } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'

export type HomeStatus = 'draft' | 'published' | 'unlisted' | 'archived'

/** What may follow each, in the order of the buttons. */
export const nextStatus: Readonly<Record<HomeStatus, readonly HomeStatus[]>> = {
  draft: ['published', 'unlisted', 'archived'],
  published: ['unlisted', 'draft', 'archived'],
  unlisted: ['published', 'draft', 'archived'],
  archived: ['draft'],
}

/** What the button says that leads there. */
export const statusButtons: Readonly<Record<HomeStatus, () => string>> = {
  published: () => sentence('homes.buttonPublished'),
  unlisted: () => sentence('homes.buttonUnlisted'),
  draft: () => sentence('homes.buttonDraft'),
  archived: () => sentence('homes.buttonArchived'),
}

export const statusSentences: Readonly<Record<HomeStatus, () => string>> = {
  draft: () => sentence('homes.isDraft'),
  published: () => sentence('homes.isPublished'),
  unlisted: () => sentence('homes.isUnlisted'),
  archived: () => sentence('homes.isArchived'),
}

/** Whether guests can open the page of a home of that status. */
export function isOpen(status: HomeStatus): boolean {
  return status === 'published' || status === 'unlisted'
}

/** What a home may lack, by the names that the database gives (function `stay_lacks`). */
export const lackNames = ['words', 'photo', 'unit', 'policy', 'price', 'registration'] as const
export type Lack = (typeof lackNames)[number]

/** Where in the admin pages each thing is entered, and what is asked for. */
export const needs: readonly { readonly lack: Lack; readonly label: () => string; readonly section: HomeSection }[] = [
  { lack: 'words', label: () => sentence('homes.needsWords'), section: 'words' },
  { lack: 'photo', label: () => sentence('homes.needsPhoto'), section: 'photos' },
  { lack: 'unit', label: () => sentence('homes.needsUnit'), section: '' },
  { lack: 'price', label: () => sentence('homes.needsPrice'), section: 'rates' },
  { lack: 'policy', label: () => sentence('homes.needsPolicy'), section: '' },
  { lack: 'registration', label: () => sentence('homes.needsRegistration'), section: 'words' },
]

export function isLack(name: string): name is Lack {
  return (lackNames as readonly string[]).includes(name)
}
