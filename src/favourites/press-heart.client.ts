// A heart is pressed: drawn at once, stored in the browser or sent to the account, told to the other tabs.

import { cookieNamed } from '#platform/cookie.ts'
import { favouriteHomes, show, tabs, toldNow } from './favourite-homes.client.ts'
import { type Favourite, favouritesCookie, parseHomes, writeHome } from './favourites.ts'
import { favouritesCookies } from './favourites-cookies.ts'
import { withHome, withoutHome, writeHomes } from './list-of-favourites.ts'

/** `owner` is whose list it is about; null for that of the browser. */
type Press = { readonly owner: string | null; readonly home: Favourite; readonly keep: boolean }

/** One after the other, so that the last press is the last that is stored. */
let sent: Promise<unknown> = Promise.resolve()

/** Rejects, and the heart is drawn as it was, when it was not stored. */
export async function pressHeart(press: Press): Promise<void> {
  if (press.owner === null) writeInBrowser(press)
  else await sendToAccount(press)
  // Of an account once more, as the server may have told the list of before meanwhile.
  tabs?.postMessage(showPress(press))
}

function showPress({ owner, home, keep }: Press) {
  const known = toldNow?.owner === owner ? favouriteHomes(toldNow) : ''
  const shown = { owner, homes: writeHomes(changed(known, home, keep)) }
  show(shown)
  return shown
}

function changed(homes: string | undefined, home: Favourite, keep: boolean) {
  return keep ? withHome(parseHomes(homes), home) : withoutHome(parseHomes(homes), home.slug)
}

function writeInBrowser({ home: { slug, visit }, keep }: Press): void {
  const home = { slug, visit, at: Math.floor(Date.now() / 1000) }
  const homes = changed(cookieNamed(favouritesCookie, document.cookie), home, keep)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and these are plain text
  document.cookie = favouritesCookies(homes, location.protocol === 'https:')
}

async function sendToAccount(press: Press): Promise<void> {
  showPress(press)
  const turn = sent.then(() => send(press))
  sent = turn.catch(() => undefined)
  try {
    await turn
  } catch (fault) {
    showPress({ ...press, keep: !press.keep })
    throw fault
  }
}

/** The form that a browser without script sends; its answer leads to the list, which nobody asked to see. */
async function send({ home, keep }: Press): Promise<void> {
  const body = new URLSearchParams({ do: keep ? 'keep' : 'let-go', home: writeHome(home) })
  const answer = await fetch('/favourites', { method: 'POST', body, redirect: 'manual', keepalive: true })
  if (answer.type !== 'opaqueredirect') throw new Error(`The heart was answered by ${answer.status}`)
}
