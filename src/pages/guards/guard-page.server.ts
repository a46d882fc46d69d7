// The guard that every page passes on the server before anything is loaded, for documents and in-app navigations alike.

import { data, type MiddlewareFunction, redirect, replace } from 'react-router'
import { lacksSecondFactor } from '#admin/people/second-factor-duty.server.ts'
import { withoutLanguage } from '#catalogue/languages.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { accessOfPath, guardNavigation } from '#users/landing/navigation-guard.ts'
import { noTargetRouteCookie, previousPage, targetRouteCookie, targetRouteOf } from '#users/landing/target-route.ts'
import { guardedVisitor, operatorIn, type Visitor } from '#users/user/visitor.ts'
import { answeringPattern, type PageContext, pageContext } from './page-context.server.ts'
import { checkAddress } from './valid-address.ts'
import { withCookies } from './with-cookies.ts'

/**
 * Sends visitors where the guard's table says. What must end on the error page is let through to the page's own loader,
 * which says so with the site's frame around it; a form for such a page is refused here.
 */
export const guardPage: MiddlewareFunction<Response> = async ({ request, context, url, pattern, params }, next) => {
  context.set(answeringPattern, pattern)
  const provided = context.get(pageContext)
  const { visitor } = provided
  if (provided.problem) return next()
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const problem = await checkAddress(pattern, params, url.pathname + url.search)
  if (problem) {
    if (!reading) throw data(problem.message, { status: problem.status })
    context.set(pageContext, { ...provided, problem })
    return next()
  }
  switch (guardNavigation(url.pathname, guardedVisitor(visitor))) {
    case 'allow':
      if (await needsSecondFactor(provided, url)) throw redirect('/user#factor')
      return reading ? next() : inTheirName(visitor, { path: url.pathname, pattern }, next)
    case 'not-found':
      if (reading) return next()
      throw pageNotFound(url)
    case 'login':
      throw redirect('/login')
    case 'login-and-return': {
      const wanted = url.pathname + url.search
      throw redirect('/login', { headers: reading ? { 'set-cookie': targetRouteCookie(wanted) } : {} })
    }
    case 'verify-email':
      throw redirect('/verify-email')
    case 'previous-page': {
      // Whoever was sent to the verification on the way to a page goes on to it; reference 1.1.
      const wanted = url.pathname === '/verify-email' ? targetRouteOf(request.headers.get('cookie')) : undefined
      if (wanted === undefined) throw replace(previousPage(pageLeft(request)))
      throw replace(wanted, withCookies(noTargetRouteCookie))
    }
  }
}

/** What an operator's form changes is noted with who sent it; a guest's own doing is not. */
function inTheirName<Answer>(
  visitor: Visitor,
  page: { readonly path: string; readonly pattern: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const operator = accessOfPath(page.path) === 'operators-only' ? operatorIn(visitor) : undefined
  const command = page.pattern.replace(/^\/?/, '/')
  return operator ? actingAs({ userId: operator.id, way: 'page', command }, work) : work()
}

/** An admin page of an operator who has yet to set up their second factor. */
async function needsSecondFactor({ tools, visitor }: PageContext, { pathname }: URL): Promise<boolean> {
  if (accessOfPath(pathname) !== 'operators-only' || visitor.kind === 'signed-out') return false
  return operatorIn(visitor) !== undefined && lacksSecondFactor(tools, visitor)
}

/** The page an in-app navigation comes from, as the browser tells it; a document load comes from nowhere (Spec 4). */
function pageLeft(request: Request): string | undefined {
  const referrer = request.headers.get('referer')
  if (!new URL(request.url).pathname.endsWith('.data') || !referrer || !URL.canParse(referrer)) return undefined
  const { origin, pathname, search } = new URL(referrer)
  return origin === new URL(request.url).origin ? withoutLanguage(pathname) + search : undefined
}
