// Worker of one page that somebody keeps on this device (src/ui/kept/kept-pages.client.ts): its scope is that page alone. It shows
// the kept copy without a network, stores nothing that was not asked for, and removes the copy when its time is over.

const page = new URL(self.registration.scope).pathname
const store = `casita-kept:${page}`
/** Opened by a mailed link, whose session ends before the trip does: the copy is good without it. */
const isByLink = page.includes('/bookings/manage/')

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate' && new URL(request.url).pathname === page) event.respondWith(answer(request))
})

async function answer(request) {
  const fresh = await fetch(request).catch(() => undefined)
  if (fresh?.ok) {
    await renew(fresh.clone())
    return fresh
  }
  const isAway = !fresh || fresh.status >= 500 || (isByLink && fresh.status === 404)
  const kept = isAway ? await keptCopy() : undefined
  // Signed out, or the booking is somebody else's by now.
  if (!isAway) await forget()
  return kept ?? fresh ?? Response.error()
}

/** Only what is kept already is kept anew. */
async function renew(fresh) {
  if (!(await caches.has(store))) return
  if (isOver(fresh)) return forget()
  await (await caches.open(store)).put(page, fresh)
}

async function keptCopy() {
  const copy = (await caches.has(store)) && (await (await caches.open(store)).match(page))
  if (!copy) return undefined
  if (!isOver(copy)) return copy
  await forget()
  return undefined
}

function isOver(copy) {
  return !(Date.parse(copy.headers.get('x-kept-until') ?? '') > Date.now())
}

async function forget() {
  await caches.delete(store)
  await self.registration.unregister()
}
