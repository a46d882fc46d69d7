// The answer to an admin form: carried out, or shown again.

import { sentence } from '#catalogue/sentence.ts'

export const unreadableForm = () => sentence('homes.unreadableForm')

/** `shown`: what the page shows again, with a sentence about the whole form where there is one. */
export type FormAnswer<Shown extends object> =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly shown: Shown & Refused }

type Refused = { readonly refusal: string | undefined }

/** The form is shown again, with that status. */
export function again<Shown extends Refused>(status: number, shown: Shown) {
  return { ok: false, status, shown } as const
}
