// A run of vitest in short, for `npm test`: how many tests passed, what failed and why, and how long each file took.

import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { projectRoot } from '#platform/tools/project-root.server.ts'

/** How long a file took, with what it imports and sets up. */
export type FileCost = { readonly file: string; readonly seconds: number }

export type Summary = {
  readonly passed: number
  readonly failures: readonly string[]
  readonly costs: readonly FileCost[]
}

/** The environment variable that names the file into which the summary is written, as JSON. */
export const summaryFile = 'TEST_SUMMARY_FILE'

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(each => [...each.children.allTests()])
    const summary: Summary = {
      passed: tests.filter(test => test.result().state === 'passed').length,
      failures: [
        ...modules.filter(each => each.errors().length > 0).map(each => pathOf(each.moduleId)),
        ...tests.filter(test => test.result().state === 'failed').map(describeFailure),
        ...unhandled.map(describeUnhandled),
      ],
      costs: modules.map(costOf),
    }
    writeFileSync(process.env[summaryFile]!, JSON.stringify(summary))
  }
}

function costOf(module: TestModule): FileCost {
  const { collectDuration, setupDuration, environmentSetupDuration, prepareDuration, duration } = module.diagnostic()
  const all = collectDuration + setupDuration + environmentSetupDuration + prepareDuration + duration
  return { file: pathOf(module.moduleId), seconds: all / 1000 }
}

function pathOf(moduleId: string): string {
  return relative(projectRoot, moduleId)
}

function describeFailure(test: TestCase): string {
  const [fault] = test.result().errors ?? []
  const why = fault?.message.split('\n')[0] ?? 'for no known reason'
  const { file, line } = fault?.stacks?.[0] ?? {}
  const cause = (fault?.cause as Error | undefined)?.message
  return [
    `${pathOf(test.module.moduleId)} > ${test.fullName}`,
    `    ${why}${cause === undefined ? '' : ` (${cause})`}${file === undefined ? '' : ` at ${pathOf(file)}:${line}`}`,
  ].join('\n')
}

// The worker says in which file it happened; the stack says where, as far as the code is ours.
function describeUnhandled(error: SerializedError): string {
  const file = typeof error.VITEST_TEST_PATH === 'string' ? pathOf(error.VITEST_TEST_PATH) : 'no file'
  const stack = (error.stack ?? '').split('\n').filter(line => line.includes(' at '))
  return [`Outside all tests, in ${file}: ${error.name}: ${error.message}`, ...stack.slice(0, 6)].join('\n')
}
