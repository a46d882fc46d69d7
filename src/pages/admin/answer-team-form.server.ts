// Answers the forms of a thread on the admin pages that show one: its own, and that of its booking.

import { data } from 'react-router'
import { handleTeamForm, type TeamForm } from '#admin/inbox/handle-team-form.server.ts'
import type { MessageTyped } from '#messages/threads/thread-view.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'

/** Back to `path` once it was done, else what the page shows again; undefined for a button of no thread. */
export async function answerTeamForm(pressed: TeamForm, path: string) {
  const answer = await handleTeamForm(pressed)
  if (!answer) return undefined
  if (answer.kind === 'go') throw redirectSaved(path, pressed.form.get('intent') === 'write' ? 'sent' : 'saved')
  const { status, typed } = answer.kind === 'stay' ? answer : { status: 200, typed: undefined }
  const shown = { refusal: undefined as string | undefined, typed: typed as MessageTyped | undefined }
  return data({ ...shown, confirmation: undefined, note: undefined, code: undefined }, { status })
}
