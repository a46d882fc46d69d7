// Components of the site on a page of their own, bundled for the browser: for states that no page of the site shows by itself.

import type { Page } from 'playwright-core'
import { build } from 'vite'
import { inProject } from '#platform/tools/project-root.server.ts'
import { sentences } from '../../vite/sentences.ts'

export type ComponentPage = { readonly script: string; readonly style: string }

/** Bundles `entry`, a file below the project. */
export async function bundleComponents(entry: string): Promise<ComponentPage> {
  const built = await build({
    configFile: false,
    root: inProject('.'),
    logLevel: 'silent',
    // Whatever the tests run as, the components are those of production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sentences()],
    build: { write: false, minify: false, target: 'es2023', rollupOptions: { input: inProject(entry) } },
  })
  const files = (Array.isArray(built) ? built : [built]).flatMap(each => ('output' in each ? each.output : []))
  const script = files.flatMap(file => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  const style = files
    .flatMap(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('\n')
  return { script, style }
}

/** Shows them in `page`, without any server: whatever it asks for is answered from here. */
export async function showComponents(page: Page, { script, style }: ComponentPage): Promise<void> {
  await page.route('**/*', route => {
    if (!route.request().isNavigationRequest()) return route.fulfill({ status: 204 })
    const head = `<meta name="viewport" content="width=device-width"><title>Faces</title><style>${style}</style>`
    const body = `<div id="faces"></div><script type="module" src="data:text/javascript;base64,${Buffer.from(script).toString('base64')}"></script>`
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${head}${body}</html>` })
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Faces' }).waitFor()
}
