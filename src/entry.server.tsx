// Renders a page to HTML, with the nonce that lets its own scripts run.

import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { GatheredBody } from '#platform/gathered-body.server.ts'
import { seconds } from '#values/duration.ts'

export const streamTimeout = seconds(10)

/** What a page that shows an error says of itself to the front door, which may answer in JSON instead. */
export const errorMessageHeader = 'x-casita-error'

function errorMessage(context: EntryContext): string | undefined {
  const error = Object.values(context.staticHandlerContext.errors ?? {})[0]
  if (error === undefined) return undefined
  return isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== ''
    ? error.data
    : 'Server Error'
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  const { nonce, tools, requestId, isWhole, onFault } = context.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const message = errorMessage(routerContext)
  if (message) headers.set(errorMessageHeader, encodeURIComponent(message))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const ready = isWhole || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          const body = new GatheredBody()
          body.on('close', () => clearTimeout(timer))
          resolve(new Response(body.stream, { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          onFault()
          tools.log.error({ err: error, requestId }, 'a page failed while it was rendered')
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + seconds(1))
  })
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
