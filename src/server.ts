// The server's entry point: settings are complete before anything else is loaded.

import { loadSettings } from '#platform/tools/environment.server.ts'
import type { ServeOptions } from './site.server.ts'

loadSettings(process.env)
const site = await import('./site.server.ts')

/** Starts the site; fulfilled when it listens. Throws when it cannot start. */
export const serve = (options?: ServeOptions) => site.serve(process.env, options)
export const explainFailedStart = site.explainFailedStart

if (import.meta.main) await serve().catch(explainFailedStart)
