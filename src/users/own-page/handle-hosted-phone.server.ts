// The form of the page of a new number: the code that a hosted provider's SDK had sent, and the proof that goes with it.

import { sentence } from '#catalogue/sentence.ts'
import { type Faults, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { type Asked, type ChangeFields, changeRefusal, parseProofWithCode } from './change-input.ts'
import type { Owner } from './changes/account-changes.server.ts'
import { finishHostedPhone } from './changes/hosted-changes.server.ts'

type HostedPhoneAnswer = {
  readonly status: number
  readonly saved: boolean
  readonly faults: Faults<ChangeFields>
  /** The code's step once more, while its code can be tried again. */
  readonly step?: { readonly name: 'phone-code'; readonly sessionInfo: string; readonly phoneNumber: string }
}

/** Without script no code can have been sent: the number alone is refused. */
export async function handleHostedPhone(owner: Owner, form: FormData, asked: Asked): Promise<HostedPhoneAnswer> {
  const sessionInfo = typed(form, 'sessionInfo')
  if (!sessionInfo) {
    const { faults, status } = refusalOf('OPERATION_NOT_ALLOWED')
    return { status, saved: false, faults: { form: faults.form } }
  }
  const step = { name: 'phone-code', sessionInfo, phoneNumber: typed(form, 'phoneNumber') } as const
  const parsed = parseProofWithCode(form, asked)
  if (!parsed.ok) return { status: 422, saved: false, faults: parsed.faults, step }
  const finished = await finishHostedPhone(owner, { ...parsed.input, sessionInfo })
  if (finished.ok) return { status: 200, saved: true, faults: {} }
  const { reason } = finished
  if (reason === 'PHONE_NUMBER_EXISTS')
    return { status: 409, saved: false, faults: { phoneNumber: sentence('users.numberTaken') } }
  return { ...changeRefusal(reason), saved: false, step }
}
