// Makes each worker that the server starts a file of its bundle: `new URL('./some-worker.server.ts', import.meta.url)`.

import { basename, dirname, posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

const workerAddress = /new URL\('(\.\/[\w-]+-worker\.server\.ts)', import\.meta\.url\)/g
const folder = 'workers'

/** Vite does this for workers of the browser only. */
export function workerEntries(): Plugin {
  return {
    name: 'casita:worker-entries',
    apply: 'build',
    // Before Vite, which would take the file for one that belongs into the browser's bundle.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!code.includes('-worker.server.ts')) return
      return code.replaceAll(workerAddress, (_, path: string) => {
        const fileName = `${folder}/${basename(path, '.server.ts')}.js`
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path), fileName })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      })
    },
    resolveFileUrl({ fileName, chunkId }) {
      if (!fileName.startsWith(`${folder}/`)) return
      return `new URL('./${posix.relative(posix.dirname(chunkId), fileName)}', import.meta.url)`
    },
  }
}
