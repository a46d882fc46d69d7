// The form of the page of a new number: the code that a hosted provider's SDK had sent, and the proof that goes with it.

import { clientCodes } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Faults, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { finishHostedPhone } from '#users/own-page/hosted/change-hosted-phone.server.ts'
import type { Door } from '#users/session/door.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { type Asked, type ChangeFields, changeFaults, parseCode, parseProof } from './change-input.ts'
import { numberTaken } from './own-page-form.ts'

type HostedPhoneAnswer = {
  readonly status: number
  readonly saved: boolean
  readonly faults: Faults<ChangeFields>
  /** The code's step once more, while its code can be tried again. */
  readonly step?: { readonly name: 'phone-code'; readonly sessionInfo: string; readonly phoneNumber: string }
}

/** Without script no code can have been sent: the number alone is refused. */
export async function handleHostedPhone(
  tools: Tools,
  door: Door,
  who: VerifiedUser,
  form: FormData,
  asked: Asked,
): Promise<HostedPhoneAnswer> {
  const sessionInfo = typed(form, 'sessionInfo')
  if (!sessionInfo) {
    const { faults, status } = refusalOf('OPERATION_NOT_ALLOWED')
    return { status, saved: false, faults: { form: faults.form } }
  }
  const step = { name: 'phone-code', sessionInfo, phoneNumber: typed(form, 'phoneNumber') } as const
  const [code, proof] = [parseCode(form), parseProof(form, asked)]
  if (!code.ok || !proof.ok) {
    const faults = { ...(code.ok ? {} : code.faults), ...(proof.ok ? {} : proof.faults) }
    return { status: 422, saved: false, faults, step }
  }
  const finished = await finishHostedPhone(tools, door, who, { ...proof.input, ...code.input, sessionInfo })
  if (finished.ok) return { status: 200, saved: true, faults: {} }
  const { reason } = finished
  if (reason === 'PHONE_NUMBER_EXISTS') return { status: 409, saved: false, faults: { phoneNumber: numberTaken } }
  const { faults, status } = refusalOf(reason)
  const clientCode = clientCodes[reason]
  const isWrongPassword = clientCode === 'invalid-credential' || clientCode === 'wrong-password'
  return { status, saved: false, faults: changeFaults(faults, isWrongPassword), step }
}
