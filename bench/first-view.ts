// A page as a phone sees it first: a fresh browser, nothing kept from before, and every byte that came by the wire.

import type { Browser, Page } from 'playwright-core'
import { isTakenOver } from '#tests/support/browser.ts'

/** What came for one request: its path, its kind in Chromium's words, and its bytes as they were sent, headers included. */
export type Transfer = { readonly path: string; readonly kind: string; readonly bytes: number }

/** The phone that Lighthouse imagines. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** How long a page is waited for, in milliseconds: long, for slow machines. */
export const patience = 120_000

/** Opens the page and waits until script has taken it over and nothing more comes; nobody scrolls or touches anything. */
export async function firstView(browser: Browser, address: string): Promise<Transfer[]> {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' })
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    const transfers = await noteTransfers(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await isTakenOver(page)
    await page.waitForLoadState('networkidle')
    return transfers()
  } finally {
    await context.close()
  }
}

/** Notes what comes from now on; the answered function says what has come whole. */
async function noteTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked = new Map<string, Omit<Transfer, 'bytes'>>()
  const come: Transfer[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http'))
      asked.set(requestId, { path: new URL(request.url).pathname, kind: type ?? 'Other' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) come.push({ ...request, bytes: encodedDataLength })
  })
  return () => [...come]
}

/** The bytes of all of them, or of those that are meant. */
export function bytesOf(transfers: readonly Transfer[], meant: (transfer: Transfer) => boolean = () => true): number {
  return transfers.filter(meant).reduce((sum, { bytes }) => sum + bytes, 0)
}
