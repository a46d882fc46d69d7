// A code by text message from a hosted provider, sent once the SDK's invisible captcha passes.

import { type Auth, PhoneAuthProvider, RecaptchaVerifier } from '@firebase/auth'
import { watchForClosing } from './captcha-closed.client.ts'

/** The captcha's script failed to load, as distinct from the provider's errors. */
class NoCaptcha extends Error {
  readonly code = 'captcha-not-loaded'
}

/**
 * Has the provider send a code to `phoneNumber` (E.164); answers what goes back with it. `place` is an element of the page
 * in which the captcha may stand. Throws `NoCaptcha`, `CaptchaClosed`, and what the SDK throws.
 */
export async function sendPhoneCode(auth: Auth, phoneNumber: string, place: HTMLElement): Promise<string> {
  const container = place.appendChild(document.createElement('div'))
  const captcha = new RecaptchaVerifier(auth, container, { size: 'invisible' })
  // The SDK waits forever; a closed challenge never resolves.
  const closing = watchForClosing()
  const solve = captcha.verify.bind(captcha)
  captcha.verify = () => Promise.race([solve(), closing.happened])
  try {
    await captcha.render().catch((fault: unknown) => {
      throw isNotLoaded(fault) ? new NoCaptcha() : fault
    })
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, captcha)
  } finally {
    closing.stop()
    captcha.clear()
    container.remove()
  }
}

/** The SDK has no code of its own for a script that does not come. */
function isNotLoaded(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'auth/internal-error'
}
