// Everything `npm test` means: checks, build, the tests beside the code, the journeys; ends with `N passed, N failed`.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectRoot } from '#platform/project-root.server.ts'
import { ensureChromium } from './support/chromium.ts'

type Count = { readonly passed: number; readonly failed: number }

type Outcome = { readonly status: string; readonly fullName: string }

/** What vitest's JSON report says that we count. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly Outcome[]
  }[]
}

const reports = mkdtempSync(join(tmpdir(), 'casita-reports-'))
const failures: string[] = []
/** The tests themselves, said again at the very end: who reads only the last lines of a log sees which. */
const failedTests: string[] = []

function say(sentence: string): void {
  console.log(`\n=== ${sentence}`)
}

async function succeeds(program: string, parameters: readonly string[]): Promise<boolean> {
  const child = spawn(program, parameters, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise(resolve => {
    child.once('error', () => resolve(false))
    child.once('exit', code => resolve(code === 0))
  })
}

/** A script of package.json as one test. */
async function script(name: string, what: string): Promise<Count> {
  say(what)
  if (await succeeds('npm', ['run', '--silent', name])) return { passed: 1, failed: 0 }
  failures.push(what)
  return { passed: 0, failed: 1 }
}

/** A run of vitest, counted by its report. A file that could not be read at all, or a crash, is one failure. */
async function vitest(config: string, what: string): Promise<Count> {
  say(what)
  const report = join(reports, `${config}.json`)
  const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const good = await succeeds(process.execPath, [
    ...[program, 'run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ])
  const { passed, failed } = readReport(report)
  const count = { passed, failed: good ? failed : Math.max(failed, 1) }
  if (count.failed > 0) failures.push(what)
  return count
}

function readReport(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const unread = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    failedTests.push(...unread.map(({ name }) => relative(projectRoot, name)), ...namesOfFailed(report))
    return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function namesOfFailed({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(projectRoot, name)} > ${fullName}`),
  )
}

async function journeys(): Promise<Count> {
  const what = 'Journeys in Chromium'
  try {
    ensureChromium(say)
  } catch (fault) {
    say(what)
    console.error(fault instanceof Error ? fault.message : fault)
    failures.push(what)
    return { passed: 0, failed: 1 }
  }
  return vitest('vitest.journeys.config.ts', what)
}

const counts = [
  await script('lint', 'Format and lint'),
  await script('types', 'Types'),
  await script('build', 'Build'),
  await vitest('vitest.config.ts', 'Tests beside the code'),
  await vitest('vitest.zones.config.ts', 'Days and prices in four time zones'),
  await journeys(),
]
rmSync(reports, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
say(failures.length === 0 ? 'All is well' : `Failed: ${failures.join(', ')}`)
for (const test of failedTests) console.log(test)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
