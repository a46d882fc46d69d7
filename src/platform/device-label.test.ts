// What the list of sessions calls a browser.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { deviceLabel, sayDevice } from './device-label.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.5.0', 'curl'],
  ['something new', sentence('platform.someBrowser')],
  ['something new (Windows NT 10.0)', sentence('platform.someBrowserOn', { system: 'Windows' })],
  ['', sentence('platform.someBrowser')],
  [null, sentence('platform.someBrowser')],
])('%s is called %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label)
  expect(sayDevice(label)).toBe(label)
})

it('never repeats what the sender made up', () => {
  fc.assert(fc.property(fc.string(), agent => /^[A-Za-z ]{3,80}$/.test(deviceLabel(agent))))
})
