// The door to the SDK says why it does not open: asked too early, or the SDK does not start.

import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { configureAuth, loadAuth } from './load-auth.client.ts'

test('before the page has said which provider it is not initialized, and where nothing can be kept it does not start', async () => {
  await expect(loadAuth()).rejects.toMatchObject({
    code: 'auth-not-initialized',
    message: sentence('identity.notInitialized'),
  })
  // Node has no page whose origin is the provider's: the start fails as it would in a broken browser.
  configureAuth({ apiKey: 'key', projectId: 'casita', authDomain: null, emulator: null })
  await expect(loadAuth()).rejects.toMatchObject({
    code: 'auth-not-started',
    message: sentence('identity.startFailed'),
  })
})
