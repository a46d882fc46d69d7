// Enhances a sign-in form with script: the same input and messages, without a page load.

import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { type Attempt, atStart, NoAuth } from '#identity/browser/auth-state.ts'
import { authState, onAuthState } from '#identity/browser/auth-store.ts'
import type { Faults, Parsed } from './sign-in-input.ts'
import { faultsOfCode } from './sign-in-refusal.ts'

type ScriptedForm<Input, Field extends string, Answer> = {
  readonly parse: (form: FormData) => Parsed<Input, Field>
  readonly run: (input: Input) => Promise<Attempt<Answer>>
  readonly onDone: (answer: Answer, input: Input) => void | Promise<void>
  /** Told of every other outcome; true when it is dealt with and no fault is to be shown. */
  readonly onOther?: (code: string, form: FormData) => unknown
  /** The faults that the server found before script took over. */
  readonly faults?: Faults | undefined
}

const none: Faults = {}

/** For the form: its submit handler, whether it is busy, and the faults to show. */
export function useScriptedForm<Input, Field extends string, Answer>(form: ScriptedForm<Input, Field, Answer>) {
  const auth = useSyncExternalStore(onAuthState, authState, () => atStart)
  // Earlier failures were shown where they occurred.
  const [toldBefore] = useState(auth.error)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Faults>()
  const [typed, setTyped] = useState<FormData>()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    setTyped(fields)
    const parsed = form.parse(fields)
    if (!parsed.ok) return setFound(parsed.faults)
    setBusy(true)
    setFound(none)
    // Whatever cannot even be loaded is the network's failure.
    const attempt = await form.run(parsed.input).catch((fault: unknown) => {
      return { ok: false, code: fault instanceof NoAuth ? fault.code : 'network-request-failed' } as const
    })
    if (attempt.ok) await form.onDone(attempt.answer, parsed.input)
    else if (!form.onOther?.(attempt.code, fields)) setFound(faultsOfCode(attempt.code))
    setBusy(false)
  }

  // Spec 3, 4: what goes wrong before anything is pressed has no other eye.
  const failed = auth.error === null || auth.error === toldBefore ? none : { form: auth.error }
  return { onSubmit, busy: busy || (auth.initialized && auth.loading), faults: found ?? form.faults ?? failed, typed }
}
