// Every operation of the unmodified SDK in Chromium, against our provider and against the vendor's emulator.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { bundleComponents } from '../support/component-page.ts'
import { meetsEmulator } from '../support/emulator-folder.ts'
import { emulatorAnswers, ourAnswers } from '../support/sdk-answers.ts'
import type { SdkReport, SdkWorld } from '../support/sdk-suite.ts'
import { type MetProvider, meetEmulator, meetOurs } from '../support/sdk-world.ts'

const patience = 240_000

let script: string
beforeAll(async () => {
  script = (await bundleComponents('tests/support/sdk-suite-in-browser.ts')).script
}, patience)

/** Runs the suite in a page of the provider's own origin. */
async function runInChromium(world: SdkWorld, page: string): Promise<{ report: SdkReport; complaints: string[] }> {
  const browser = await openBrowser(world.origin)
  const visitor = await browser.visitor()
  await visitor.page.goto(page)
  await visitor.page.evaluate(script)
  const report = await visitor.page.evaluate(
    told =>
      (globalThis as unknown as { runSdkSuiteHere: (told: SdkWorld) => Promise<SdkReport> }).runSdkSuiteHere(told),
    world,
  )
  const complaints = [...visitor.complaints]
  await browser.close()
  return { report, complaints }
}

describe.each([
  { whose: 'our provider', meet: meetOurs, page: '/.well-known/jwks.json', answers: ourAnswers, here: true },
  {
    whose: 'the vendor’s emulator',
    meet: meetEmulator,
    page: '/',
    answers: { ...ourAnswers, ...emulatorAnswers },
    here: meetsEmulator,
  },
])('the SDK in Chromium meets $whose', ({ meet, page, answers, here }) => {
  let met: MetProvider
  let seen: Awaited<ReturnType<typeof runInChromium>>
  beforeAll(async () => {
    if (!here) return
    met = await meet()
    seen = await runInChromium(met.world, page)
  }, patience)
  afterAll(() => met?.close())

  test.skipIf(!here).each(Object.keys(ourAnswers))('%s', operation => {
    expect(seen.report[operation]).toEqual(answers[operation])
  })

  test.skipIf(!here)('and nothing was asked of anybody else', () => {
    expect(Object.keys(seen.report)).toEqual(Object.keys(ourAnswers))
    expect(seen.complaints.filter(each => each.startsWith('left the machine'))).toEqual([])
  })
})
