// What a review is: one guest's rating and words about one visit.

import { sentence } from '#catalogue/sentence.ts'

export const criteria = ['clean', 'accuracy', 'checkIn', 'communication', 'location', 'value'] as const
export type Criterion = (typeof criteria)[number]

export const criterionNames: Readonly<Record<Criterion, () => string>> = {
  clean: () => sentence('reviews.clean'),
  accuracy: () => sentence('reviews.accuracy'),
  checkIn: () => sentence('reviews.checkIn'),
  communication: () => sentence('reviews.communication'),
  location: () => sentence('reviews.location'),
  value: () => sentence('reviews.value'),
}

export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

export const scoreNames: Readonly<Record<Score, () => string>> = {
  1: () => sentence('reviews.poor'),
  2: () => sentence('reviews.fair'),
  3: () => sentence('reviews.good'),
  4: () => sentence('reviews.veryGood'),
  5: () => sentence('reviews.excellent'),
}

/** Pending: written, and blind to everybody else until the operator's note is in or the window is over. */
export type ReviewState = 'pending' | 'published' | 'hidden'

export const longestTitle = 120
export const longestBody = 4000

/** What an operator may do about a review: note for the team, reply to all, hide it, show it again. */
export const answers = ['note', 'reply', 'hide', 'show'] as const
export type Answer = (typeof answers)[number]

/** The author's first name and initial; a mark in brackets, as invented people have, stays. */
export function reviewAuthor(displayName: string | null): string {
  const mark = /\([^()]*\)\s*$/.exec(displayName ?? '')?.[0].trim() ?? ''
  const name = (displayName ?? '').replace(/\([^()]*\)\s*$/, '').trim()
  const [first = '', ...others] = name.includes('@') ? [] : name.split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  const said = first ? [...first].slice(0, 40).join('') + (initial ? ` ${initial.toUpperCase()}.` : '') : 'A guest'
  return [said, mark.slice(0, 20)].filter(Boolean).join(' ')
}
