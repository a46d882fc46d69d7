// How the site is bundled: one bundle for the browser, one for the server whose entry is the front door.

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fingerprintOf, readMigrations } from './src/platform/postgres/migrations.server.ts'
import { recordCheckout } from './vite/checkout-record.ts'
import { codeGroups } from './vite/code-groups.ts'
import { compressedFiles } from './vite/compressed-files.ts'
import { everydayLetters } from './vite/everyday-letters.ts'
import { fallbackFonts } from './vite/fallback-fonts.ts'
import { mapData } from './vite/map-data.ts'
import { replaceRouterParts } from './vite/router-parts.ts'
import { sentences } from './vite/sentences.ts'
import { workerEntries } from './vite/worker-entries.ts'

/** Libraries of many small files, each of which would have to be found and read whenever the server starts. */
const bundled = [
  /^@?react/,
  /^@internationalized/,
  '@hono/node-server',
  'clsx',
  'cookie-es',
  'drizzle-orm',
  'hono',
  'isbot',
  'jose',
  'scheduler',
  'zod',
]

export default defineConfig({
  plugins: [
    replaceRouterParts(),
    everydayLetters(),
    fallbackFonts(),
    tailwindcss(),
    reactRouter(),
    sentences(),
    mapData(),
    workerEntries(),
    compressedFiles(),
    recordCheckout(),
  ],
  define: {
    __BUILT_AT__: JSON.stringify(Date.now()),
    __MIGRATIONS__: JSON.stringify(fingerprintOf(readMigrations())),
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups() } } } } },
    ssr: {
      // React and the router take their build by it, here and not where the site is started.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: bundled },
      build: { target: 'node24', rollupOptions: { input: './src/server.ts' } },
    },
  },
})
