// Worker of one page that somebody keeps on this device (src/ui/kept/kept-pages.client.ts): its scope is that page alone, with the
// files it shows. It shows the kept copy without a network, stores nothing that was not asked for, and removes the copy when its time
// is over or the server says that the page is not there any more.

const page = new URL(self.registration.scope).pathname
const store = `casita-kept:${page}`
/** Not found, not theirs, gone. What sends elsewhere, to sign in, has no status at all. */
const gone = [0, 401, 403, 404, 410]

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode !== 'navigate') event.respondWith(fileOf(request))
  else if (pathname === page) event.respondWith(answer(request))
})

async function answer(request) {
  const fresh = await fetch(request).catch(() => undefined)
  if (fresh?.ok) {
    await renew(fresh.clone())
    return fresh
  }
  // Signed out, the link ended, or the booking is somebody else's by now.
  if (fresh && gone.includes(fresh.status)) {
    await forget()
    return fresh
  }
  return (await keptCopy()) ?? fresh ?? Response.error()
}

/** Only what is kept already is kept anew, with files that were not there before and without those that are shown no more. */
async function renew(fresh) {
  if (!(await caches.has(store))) return
  if (isOver(fresh)) return forget()
  const kept = await caches.open(store)
  const files = (fresh.headers.get('x-kept-files') ?? '').split(' ').filter(Boolean)
  const there = (await kept.keys()).map(({ url }) => new URL(url).pathname)
  await kept.put(page, fresh)
  await Promise.allSettled(files.filter(file => !there.includes(file)).map(file => kept.add(file)))
  for (const file of there) if (file !== page && !files.includes(file)) await kept.delete(file)
}

/** A picture or letters: their addresses change with what is in them. */
async function fileOf(request) {
  const kept = (await caches.has(store)) && (await (await caches.open(store)).match(request, { ignoreVary: true }))
  return kept || fetch(request)
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
