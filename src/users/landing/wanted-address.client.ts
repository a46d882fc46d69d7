// Where somebody was on the way to in the app, with the fragment: it is lost when the way ends in another document.

import type { ClientInstrumentation } from 'react-router'
import { keepFragment } from './keep-fragment.client.ts'

let wanted: URL | undefined

/** For the router: notes where each way leads as it begins, before anything is asked for. */
export const noteWantedAddress: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      navigate: async (go, { to, currentUrl }) => {
        if (typeof to === 'string') wanted = new URL(to, new URL(currentUrl, location.origin))
        await go()
      },
    })
  },
}

/** The fragment joins the cookie that remembers the wanted page, if that is what was on the way. */
export function keepWantedFragment(): void {
  if (wanted) keepFragment(wanted.hash, wanted.pathname + wanted.search)
}
