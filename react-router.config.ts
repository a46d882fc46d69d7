// Where React Router finds the site.

import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Every route of its half of the site is known from the first answer: no request asks for a manifest, and a crawler costs nothing extra.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
