// What axe finds on a page, by its smaller program, put into the page once.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { type Milliseconds, seconds } from '#values/duration.ts'

/** What its own types leave out. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Colour }
type WithAxe = {
  readonly axe: typeof axe & { readonly commons: { readonly color: { readonly Color: { prototype: Colour } } } }
}

/** As long as axe itself waits for a frame. */
const patience: Milliseconds = seconds(1)

let program: string | undefined

/** Minified: a page reads it in half the time. */
function axeProgram(): string {
  program ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return program
}

/**
 * Puts axe into the frame unless it is there. It reads the colours of every word and of all that lies below it by a converter
 * between spaces of colour: here each text of a colour is converted once, for the same answers.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axeProgram())
  await frame.evaluate(() => {
    const { prototype } = (window as unknown as WithAxe).axe.commons.color.Color
    const convert = prototype.parseString
    const known = new Map<string, Omit<Colour, 'parseString'>>()
    prototype.parseString = function (text) {
      const before = known.get(text)
      if (before) return Object.assign(this, before)
      convert.call(this, text)
      const { r, g, b, alpha } = this
      known.set(text, { r, g, b, alpha })
      return this
    }
  })
}

/** The violations on the page and in its frames, or, `withoutFrames`, on the page alone; by all rules or `only` by these. */
export async function askAxe(
  page: Page,
  { only, withoutFrames }: { readonly only?: readonly string[]; readonly withoutFrames: boolean },
): Promise<axe.Result[]> {
  await bringAxe(page.mainFrame())
  const frames = withoutFrames ? [] : page.frames().filter(frame => frame !== page.mainFrame())
  // A frame may go while it is asked, or run no script.
  for (const frame of frames) await Promise.race([bringAxe(frame).catch(() => {}), setTimeout(patience)])
  return page.evaluate(
    async ({ rules, excluded }) => {
      const { axe: here } = window as unknown as WithAxe
      // Without an account of everything that is well: half the time for the same findings.
      const { violations } = await here.run(
        { exclude: excluded },
        { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) },
      )
      return violations
    },
    { rules: only && [...only], excluded: withoutFrames ? [['iframe']] : [] },
  )
}
