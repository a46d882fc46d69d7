// The first script of the browser: it takes over the page that the server sent.

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { noteWantedAddress } from '#users/landing/wanted-address.client.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[noteWantedAddress]} />
    </StrictMode>,
  )
})
