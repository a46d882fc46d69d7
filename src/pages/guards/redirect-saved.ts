// Redirects after a form was carried out, and flash messages: a sentence shown once on the next page, carried by a cookie.

import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { withCookies } from './with-cookies.ts'

const cookieName = 'casita_flash'

const sentences = {
  saved: () => sentence('pages.saved'),
  sent: () => sentence('pages.sent'),
  answered: () => sentence('pages.answered'),
  waiting: () => sentence('pages.queuedAgain'),
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
  return Object.hasOwn(sentences, name) ? sentences[name as Flash]() : undefined
}

/** Whether this answers a form: then only that form's result is shown. */
const isFormAnswered = createContext(false)

/** For the layout's `middleware`: drops an earlier form's sentence when another form is answered. */
export const forgetFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const reading = request.method === 'GET' || request.method === 'HEAD'
  if (reading || !flashIn(request.headers.get('cookie'))) return next()
  context.set(isFormAnswered, true)
  const answer = await next()
  const isSetAnew = answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${cookieName}=`))
  if (!isSetAnew) answer.headers.append('set-cookie', noFlashCookie)
  return answer
}

/** The sentence for the layout to show, and response settings that clear it. */
export function takeFlash(request: Request, context: Readonly<RouterContextProvider>) {
  const said = context.get(isFormAnswered) ? undefined : flashIn(request.headers.get('cookie'))
  return { said, settings: said ? withCookies(noFlashCookie) : undefined }
}

/** A redirect to a page that shows the sentence; throw it once the form was carried out. */
export function redirectSaved(path: string, flash: Flash = 'saved'): Response {
  return redirect(path, { status: 303, ...withCookies(flashCookie(flash)) })
}

/**
 * A 303 to a page that the browser reads anew, its own page included. Without the header React Router may take an address
 * that differs in its fragment only for a jump on the page: it forgets that a form was sent when a fetcher ends meanwhile.
 */
export function redirectDone(path: string): Response {
  return redirect(path, { status: 303, headers: { 'X-Remix-Revalidate': 'yes' } })
}
