// What a person recognises a browser by in their list of sessions, out of the browser's own words.

// The first that fits: every browser also names those it descends from.
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

const firstFit = (table: typeof browsers, agent: string) => table.find(([sign]) => sign.test(agent))?.[1]

/** Such as 'Firefox on Linux'; never longer than 80 characters, never anything the sender made up. */
export function deviceLabel(userAgent: string | null | undefined): string {
  const agent = userAgent ?? ''
  const browser = firstFit(browsers, agent) ?? 'A browser'
  const system = firstFit(systems, agent)
  return system ? `${browser} on ${system}` : browser
}
