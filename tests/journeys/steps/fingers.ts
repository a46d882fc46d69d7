// Fingers on a touch screen: pressed, moved and lifted one step at a time.

import type { Page } from 'playwright-core'

export type Point = { readonly x: number; readonly y: number }

export type Fingers = {
  readonly press: (...points: readonly Point[]) => Promise<void>
  readonly move: (...points: readonly Point[]) => Promise<void>
  readonly lift: () => Promise<void>
}

/** The fingers of somebody who touches `page`. */
export async function fingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  return {
    press: async (...points) => void (await send('touchStart', points)),
    move: async (...points) => void (await send('touchMove', points)),
    lift: async () => void (await send('touchEnd', [])),
  }
}

/** One finger from `from` by so many pixels, in a few steps. */
export async function swipe(hand: Fingers, from: Point, by: Point): Promise<void> {
  const steps = 4
  await hand.press(from)
  for (let step = 1; step <= steps; step++) {
    await hand.move({ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps })
  }
  await hand.lift()
}
