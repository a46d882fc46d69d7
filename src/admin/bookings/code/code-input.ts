// The door code of one stay: its input by form and by call, and what the page shows of it.

import { z } from 'zod'
import { longestCode } from '#admin/stays/form/home-limits.ts'
import { line, parseFormInput } from '#values/form-input.ts'

export const codeInput = z.strictObject({
  code: line({ most: longestCode }).describe('The door code of this stay; empty for the standing one of the home.'),
})

export const parseCodeForm = (form: FormData) => parseFormInput(codeInput, form)

export type CodesOfStay = {
  /** Of this stay alone; empty for none. */
  readonly own: string
  /** Of the home; empty for none. */
  readonly standing: string
  /** Whether it can be set. */
  readonly mayChange: boolean
}

/** A refused form, as it was typed. */
export type CodeTyped = { readonly typed: string; readonly fault: string | undefined }
