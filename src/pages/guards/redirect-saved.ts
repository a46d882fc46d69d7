// Flash messages: a sentence shown once on the page after a change, carried by a cookie.

import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { withCookies } from './with-cookies.ts'

const cookieName = 'casita_flash'

const sentences = {
  saved: 'Saved.',
  sent: 'Sent.',
  answered: 'Your answer is on its way.',
  waiting: 'It is in the queue again.',
} as const

/** What can be said so; the browser carries its name, never words. */
type Flash = keyof typeof sentences

/** `Set-Cookie` that says it on the next page, within a minute. */
function flashCookie(flash: Flash): string {
  return writeCookie(cookieName, flash, { maxAgeSeconds: 60, httpOnly: true, sameSite: 'Lax' })
}

/** `Set-Cookie` after which it has been said. */
const noFlashCookie = writeCookie(cookieName, '', { maxAgeSeconds: 0, httpOnly: true, sameSite: 'Lax' })

/** The sentence that a `Cookie` header asks for. */
function flashIn(cookies: string | null): string | undefined {
  const name = cookieNamed(cookieName, cookies) ?? ''
  return Object.hasOwn(sentences, name) ? sentences[name as Flash] : undefined
}

/** Whether a form is being answered: the answer speaks of that form alone. */
const isFormAnswered = createContext(false)

/** For the layout's `middleware`: what an earlier form left to be said is not said beside what came of this one. */
export const forgetFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const reading = request.method === 'GET' || request.method === 'HEAD'
  if (reading || !flashIn(request.headers.get('cookie'))) return next()
  context.set(isFormAnswered, true)
  const answer = await next()
  const isSetAnew = answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${cookieName}=`))
  if (!isSetAnew) answer.headers.append('set-cookie', noFlashCookie)
  return answer
}

/** What the layout has to say, and the settings of an answer that says it for the last time. */
export function takeFlash(request: Request, context: Readonly<RouterContextProvider>) {
  const said = context.get(isFormAnswered) ? undefined : flashIn(request.headers.get('cookie'))
  return { said, settings: said ? withCookies(noFlashCookie) : undefined }
}

/** To a page that says so; to be thrown once a form was carried out. */
export function redirectSaved(path: string, flash: Flash = 'saved'): Response {
  return redirect(path, { status: 303, ...withCookies(flashCookie(flash)) })
}
