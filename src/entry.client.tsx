// The browser's entry point: hydrates the page that the server sent.

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Whoever leaves a page while an answer arrives aborts it, and the router's reader of that answer has promises that nobody
// handles. Leaving is no error.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
