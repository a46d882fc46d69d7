// Labels a browser for the list of sessions, from its user agent.

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

const firstFit = (table: typeof browsers, agent: string) => table.find(([sign]) => sign.test(agent))?.[1]

/** Such as 'Firefox on Linux'; at most 80 characters, never text from the sender. */
export function deviceLabel(userAgent: string | null | undefined): string {
  const agent = userAgent ?? ''
  const browser = firstFit(browsers, agent) ?? 'A browser'
  const system = firstFit(systems, agent)
  return system ? `${browser} on ${system}` : browser
}
