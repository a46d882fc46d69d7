// Parts of the router that the bundles have in a form of our own, or that the browser does without: docs/decisions/0020.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownRouteModules = fileURLToPath(new URL('../src/shell/reloading/load-route-module.client.ts', import.meta.url))

/** A virtual module: no page measures the router, and the code for it would come with every first view. */
const nothingMeasured = '\0casita:router-without-instrumentation'

/** Another: every route is known from the first answer (`routeDiscovery`). */
const nothingDiscovered = '\0casita:router-without-discovery'

/** Their code by their name. */
const without: Readonly<Record<string, string>> = {
  [nothingMeasured]: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = router => router
    export const instrumentHandler = handler => handler
    export const instrumentationResultMetaContext = undefined`,
  [nothingDiscovered]: `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = manifest => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getManifestPath = undefined
    export const getPathsWithAncestors = undefined
    export const handleClientVersionMismatch = undefined`,
}

/** By the end of the import that they take the place of, within the router. */
const replaced: Readonly<Record<string, string>> = {
  '/routeModules.js': ownRouteModules,
  '/instrumentation.js': nothingMeasured,
  '/fog-of-war.js': nothingDiscovered,
}

/** The build fails where the router wants another export of a replaced part. */
export function replaceRouterParts(): Plugin {
  return {
    name: 'casita:router-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!importer?.includes('/react-router/dist/')) return undefined
      return Object.entries(replaced).find(([end]) => source.endsWith(end))?.[1]
    },
    load: id => without[id],
  }
}
