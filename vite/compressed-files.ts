// Lays beside each file of the bundle what a browser that can unpack it gets instead, so that no request waits for compressing.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]

/** What is text; pictures and letters are packed already. */
const compressible = /\.(js|css|svg|json)$/

/** Below this, in bytes, the packing weighs more than it saves. */
const smallest = 1024

/** As strongly as can be: it is done once, and each file is fetched by everybody. */
const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** A plugin for the browser's bundle: beside `name.js` lie `name.js.br` and `name.js.gz`. */
export function compressedFiles(): Plugin {
  return {
    name: 'casita:compressed-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const written = Object.keys(bundle).filter(name => compressible.test(name))
      await Promise.all(written.map(name => layBeside(join(dir!, name))))
    },
  }
}

async function layBeside(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < smallest) return
  writeFileSync(`${file}.br`, await packBrotli(content, strongest))
  writeFileSync(`${file}.gz`, await packGzip(content, { level: 9 }))
}
