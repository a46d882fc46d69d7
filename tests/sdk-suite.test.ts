// Every operation of the unmodified SDK in Node, against our provider and against the vendor's emulator.

import { readFileSync } from 'node:fs'
import * as sdk from '@firebase/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { meetsEmulator } from './support/emulator-folder.ts'
import { sdkFor } from './support/identity.ts'
import { emulatorAnswers, ourAnswers } from './support/sdk-answers.ts'
import { runSdkSuite, type SdkReport } from './support/sdk-suite.ts'
import { type MetProvider, meetEmulator, meetOurs } from './support/sdk-world.ts'

const patience = 240_000

describe.each([
  { whose: 'our provider', meet: meetOurs, answers: ourAnswers, here: true },
  {
    whose: 'the vendor’s emulator',
    meet: meetEmulator,
    answers: { ...ourAnswers, ...emulatorAnswers },
    here: meetsEmulator,
  },
])('the SDK in Node meets $whose', ({ meet, answers, here }) => {
  let report: SdkReport
  beforeAll(async () => {
    if (!here) return
    const met: MetProvider = await meet()
    const opened: (() => Promise<void>)[] = []
    const newAuth = () => {
      const { auth, close } = sdkFor(met.world.origin, met.world)
      opened.push(close)
      return auth
    }
    report = await runSdkSuite({ sdk, newAuth, inBrowser: false }, met.world)
    await Promise.all(opened.map(close => close()))
    await met.close()
  }, patience)

  it.skipIf(!here)('in every operation that there is an answer for', () => {
    expect(Object.keys(report)).toEqual(Object.keys(ourAnswers))
  })

  it.skipIf(!here).each(Object.keys(ourAnswers))('%s', operation => {
    expect(report[operation]).toEqual(answers[operation])
  })
})

it('says of every difference why ours is right', () => {
  const page = readFileSync(inProject('docs', 'identity.md'), 'utf8')
  for (const operation of Object.keys(emulatorAnswers)) expect(page).toContain(`\`${operation}\``)
})
