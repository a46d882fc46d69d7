// Pages that somebody keeps on this device to read them without a network, with the files they show, each with a worker whose scope is that page.

const worker = '/kept-page.js'
const prefix = 'casita-kept:'
const untilHeader = 'x-kept-until'
/** Addresses with a blank between them. */
const filesHeader = 'x-kept-files'

export function canKeepPages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

/** Keeps the page as it is at this moment, until when the server says; false when it cannot be had. */
export async function keepPage(path: string): Promise<boolean> {
  const answer = await fetch(path, { cache: 'no-store', redirect: 'error' }).catch(() => undefined)
  if (!answer?.ok || isOver(answer)) return false
  try {
    const store = await caches.open(prefix + path)
    // A picture that cannot be had keeps nobody from the code of the door.
    const files = (answer.headers.get(filesHeader) ?? '').split(' ').filter(Boolean)
    await Promise.allSettled(files.map(file => store.add(file)))
    await store.put(path, answer)
    await activated(await navigator.serviceWorker.register(worker, { scope: path, updateViaCache: 'none' }))
    return true
  } catch {
    await caches.delete(prefix + path)
    return false
  }
}

export async function isPageKept(path: string): Promise<boolean> {
  if (!canKeepPages() || !(await caches.has(prefix + path))) return false
  const copy = await (await caches.open(prefix + path)).match(path)
  return copy !== undefined && !isOver(copy)
}

/** Forgets the pages in question, and all whose time is over. */
export async function forgetPages(which: (path: string) => boolean): Promise<void> {
  if (!canKeepPages()) return
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue
    const path = name.slice(prefix.length)
    if (which(path) || !(await isPageKept(path))) await forget(path)
  }
}

async function forget(path: string): Promise<void> {
  await caches.delete(prefix + path)
  const registration = await navigator.serviceWorker.getRegistration(path)
  // A wider one would be of something else.
  if (registration && new URL(registration.scope).pathname === path) await registration.unregister()
}

function isOver(copy: Response): boolean {
  return !(Date.parse(copy.headers.get(untilHeader) ?? '') > Date.now())
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((done, fail) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
      if (coming.state === 'redundant') fail(new Error('The worker was not installed'))
    })
  })
}
