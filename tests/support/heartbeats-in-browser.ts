// The SDK's heartbeats in a browser: a page calls `beatHere` with the provider and the days, and hears what is stored.

import { initializeApp } from '@firebase/app'
import * as sdk from '@firebase/auth'
import type { SdkWorld } from './sdk-suite.ts'

export type StoredBeats = {
  readonly lastSentHeartbeatDate?: string
  readonly heartbeats: readonly { readonly agent: string; readonly date: string }[]
}

export type Beating = {
  readonly world: SdkWorld
  /** The app's name; what it stores has it in its key. */
  readonly name: string
  /** What is stored before the app starts. */
  readonly before?: StoredBeats
  /** On each of these days the app is used, twice. */
  readonly days: readonly string[]
  /** Signs up with this address after them, on the last of the days. */
  readonly email: string
}

/** What is stored after the days, and after the calls of the sign-up. */
export type Beaten = { readonly stored: StoredBeats; readonly left: StoredBeats | undefined }

type Service = { readonly triggerHeartbeat: () => Promise<void> }
type WithContainer = {
  readonly container: { readonly getProvider: (name: string) => { readonly getImmediate: () => Service } }
}

const [database, store] = ['firebase-heartbeat-database', 'firebase-heartbeat-store']

const asked = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await asked(opening)
  try {
    return await asked(work(opened.transaction(store, 'readwrite').objectStore(store)))
  } finally {
    opened.close()
  }
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

async function beatHere({ world, name, before, days, email }: Beating): Promise<Beaten> {
  const key = `${name}!undefined`
  if (before) await inStore(kept => kept.put(before, key))
  const RealDate = Date
  // Days pass when this says so; the app notes a day as it starts.
  let today = noonOf(days[0]!)
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      super(...((given.length > 0 ? given : [today]) as []))
    }
    static override now = () => today
  } as DateConstructor
  const app = initializeApp({ apiKey: world.apiKey, projectId: world.projectId }, name)
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
  sdk.connectAuthEmulator(auth, world.origin, { disableWarnings: true })
  const service = (app as unknown as WithContainer).container.getProvider('heartbeat').getImmediate()
  for (const day of days) {
    today = noonOf(day)
    await service.triggerHeartbeat()
    await service.triggerHeartbeat()
  }
  const stored = await inStore<StoredBeats>(kept => kept.get(key))
  await sdk.createUserWithEmailAndPassword(auth, email, 'correct horse')
  await service.triggerHeartbeat()
  // What was sent is taken away without anybody waiting for it.
  let left: StoredBeats | undefined
  do left = await inStore<StoredBeats | undefined>(kept => kept.get(key))
  while (left?.heartbeats.length === stored.heartbeats.length)
  globalThis.Date = RealDate
  return { stored, left }
}

;(globalThis as { beatHere?: typeof beatHere }).beatHere = beatHere
