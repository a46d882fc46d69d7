// Renders a page to HTML, with the nonce that lets its own scripts run.

import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext, renderedPage } from '#pages/guards/page-context.server.ts'
import { jsonInScript } from '#values/escape-markup.ts'

/** What a page that shows an error says of itself to the front door, which may answer in JSON instead. */
export const errorMessageHeader = 'x-casita-error'

function errorMessage(context: EntryContext): string | undefined {
  const error = Object.values(context.staticHandlerContext.errors ?? {})[0]
  if (error === undefined) return undefined
  return isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== ''
    ? error.data
    : 'Server Error'
}

/**
 * As one text, which the front door sends: nothing that is shown waits for anything once its loaders have answered, so there are no parts to
 * send before others.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const message = errorMessage(routerContext)
  if (message) headers.set(errorMessageHeader, encodeURIComponent(message))
  const answer = new Response(null, { status, headers })
  if (request.method === 'HEAD') return answer
  const { serverHandoffStream: loaded, ...rendered } = routerContext
  // React writes it before a stream only; without it browsers lay a page out as they did in the nineties.
  const page = `<!DOCTYPE html>${renderToString(<ServerRouter context={rendered} url={request.url} nonce={nonce} />)}`
  const scripts = loaded && rendered.renderMeta?.didRenderScripts ? handOver(await text(loaded), nonce) : ''
  const end = page.lastIndexOf('</body>')
  context.set(renderedPage, page.slice(0, end) + scripts + page.slice(end))
  return answer
}

/** What the loaders answered, for the router in the browser: the scripts that `ServerRouter` itself would send after the page. */
function handOver(loaded: string, nonce: string): string {
  return [`enqueue(${jsonInScript(loaded)})`, 'close()']
    .map(call => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('')
}

/** Called by the router for every error that a loader, an action or a page let escape. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const { tools, requestId, onFault } = context.get(pageContext)
  onFault()
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  tools.log.error({ err: error, requestId }, 'a page failed')
}
