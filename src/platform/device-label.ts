// Labels a browser for the list of sessions, from its user agent.

import { sentence } from '#catalogue/sentence.ts'

// The first match wins: every browser also names its ancestors.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const unknownBrowser = 'A browser'

const firstFit = (table: typeof browsers, agent: string) => table.find(([sign]) => sign.test(agent))?.[1]

/** As it is stored, such as 'Firefox on Linux'; at most 80 characters, never text from the sender. */
export function deviceLabel(userAgent: string | null | undefined): string {
  const agent = userAgent ?? ''
  const browser = firstFit(browsers, agent) ?? unknownBrowser
  const system = firstFit(systems, agent)
  return system ? `${browser} on ${system}` : browser
}

/** A stored label in the language of the page. */
export function sayDevice(label: string): string {
  const [, browser = label, system] = /^(.+) on (\w+)$/.exec(label) ?? []
  if (browser !== unknownBrowser) return system ? sentence('platform.browserOn', { browser, system }) : browser
  return system ? sentence('platform.someBrowserOn', { system }) : sentence('platform.someBrowser')
}
