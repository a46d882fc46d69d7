// Reads text and whole numbers from forms.

import { sentence } from '#catalogue/sentence.ts'

/** Reads texts of a form: of one line, with single blanks; what is missing is empty. */
export function typedLine(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
}

/** The whole number in `text` if it lies between the two; undefined otherwise. */
export function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** The fault of a text of more than `most` characters; undefined for a shorter one. */
export function tooLong({ length }: string, most: number): string | undefined {
  return length > most ? sentence('forms.tooLong', { most, length }) : undefined
}

/** The faults that are there. */
export function faultsIn<Field extends string>(
  all: Readonly<Partial<Record<Field, string | undefined | false>>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault)) as Partial<Record<Field, string>>
}

/** The version of the home that the page showed; undefined for anything but a form that the page made. */
export function typedVersion(form: FormData): number | undefined {
  const text = typedLine(form, 'version')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
