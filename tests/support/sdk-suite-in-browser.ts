// The suite of the SDK's operations as a bundle for a browser: a page calls `runSdkSuiteHere` with the world.

import { initializeApp } from '@firebase/app'
import * as sdk from '@firebase/auth'
import { runSdkSuite, type SdkReport, type SdkWorld } from './sdk-suite.ts'

let apps = 0

function runHere(world: SdkWorld): Promise<SdkReport> {
  const newAuth = () => {
    apps += 1
    const app = initializeApp({ apiKey: world.apiKey, projectId: world.projectId }, `suite-${apps}`)
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
    sdk.connectAuthEmulator(auth, world.origin, { disableWarnings: true })
    return auth
  }
  return runSdkSuite({ sdk, newAuth, inBrowser: true }, world)
}

;(globalThis as { runSdkSuiteHere?: typeof runHere }).runSdkSuiteHere = runHere
