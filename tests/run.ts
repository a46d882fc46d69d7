// Everything `npm test` means: checks, build, the tests beside the code, the journeys; ends with `N passed, N failed`.

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/tools/project-root.server.ts'
import { ensureChromium } from './support/chromium.ts'
import { groupCpuSeconds } from './support/cpu-time.ts'
import { emulatorScript, isEmulatorInstalled, meetsEmulator } from './support/emulator-folder.ts'
import { engines, ensureEngines, installLine, missingEngines } from './support/engines/installed.ts'
import { type FileCost, type Summary, summaryFile } from './support/summary-reporter.ts'

type Count = { readonly passed: number; readonly failed: number }

const summaries = mkdtempSync(join(tmpdir(), 'casita-summaries-'))
const failedParts: string[] = []
/** The tests themselves, and faults outside all tests, said again at the very end, for whoever reads only the last lines. */
const failedTests: string[] = []
const files: FileCost[] = []
const begun = { at: performance.now(), cpu: groupCpuSeconds() }

function say(sentence: string): void {
  console.log(`\n=== ${sentence}`)
}

async function succeeds(program: string, parameters: readonly string[], environment = {}): Promise<boolean> {
  // Much of it starts processes: what Node has compiled of a file is read again.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'casita-compiled'), ...environment }
  const child = spawn(program, parameters, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise(resolve => {
    child.once('error', () => resolve(false))
    child.once('exit', code => resolve(code === 0))
  })
}

/** A script of package.json as one test, its words together however many run at once. */
async function script(name: string, what: string): Promise<Count> {
  const child = spawn('npm', ['run', '--silent', name], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] })
  const words: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk))
  const good = await new Promise(resolve => {
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code === 0))
  })
  say(what)
  process.stdout.write(Buffer.concat(words))
  if (good) return { passed: 1, failed: 0 }
  failedParts.push(what)
  return { passed: 0, failed: 1 }
}

/** A run of vitest, counted by its summary. A file that could not be read at all, or a crash, is one failure. */
async function vitest(config: string, what: string): Promise<Count> {
  say(what)
  const file = join(summaries, `${config}.json`)
  const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = join(projectRoot, 'tests', 'support', 'summary-reporter.ts')
  const good = await succeeds(
    process.execPath,
    [program, 'run', '--config', config, '--reporter=dot', `--reporter=${reporter}`],
    { [summaryFile]: file },
  )
  const { passed, failures, costs } = readSummary(file)
  files.push(...costs)
  failedTests.push(...failures)
  const failed = good ? failures.length : Math.max(failures.length, 1)
  if (failed > 0) failedParts.push(what)
  return { passed, failed }
}

function readSummary(file: string): Summary {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [], costs: [] }
}

/** One test however many zones there are: its tests are counted among those beside the code. */
async function inZones(): Promise<Count> {
  const { failed } = await vitest('vitest.zones.config.ts', 'Days and prices in four time zones')
  return { passed: failed === 0 ? 1 : 0, failed }
}

async function journeys(): Promise<Count> {
  const what = 'Journeys in Chromium'
  try {
    ensureChromium(say)
  } catch (fault) {
    say(what)
    console.error(fault instanceof Error ? fault.message : fault)
    failedParts.push(what)
    return { passed: 0, failed: 1 }
  }
  return vitest('vitest.journeys.config.ts', what)
}

/** A short pass in the engines that are here. In CI they are installed first; elsewhere by whoever wants it. */
async function otherEngines(): Promise<Count> {
  const missing = process.env.CI ? ensureEngines(say) : missingEngines()
  const here = engines.filter(engine => !missing.includes(engine)).map(({ name }) => name)
  if (here.length === 0) return { passed: 0, failed: 0 }
  return vitest('vitest.engines.config.ts', `From the first page to the trip in ${here.join(' and in ')}`)
}

/** In CI the vendor's emulator is installed where it is missing; elsewhere whoever wants its suites installs it. */
async function emulator(): Promise<Count[]> {
  if (isEmulatorInstalled() || !meetsEmulator) return []
  return [await script(emulatorScript, "Installing the vendor's emulator")]
}

async function checksAndBuild(): Promise<Count[]> {
  say('Format, types and build, all three at once')
  return Promise.all([script('lint', 'Format and lint'), script('types', 'Types'), script('build', 'Build')])
}

/** Where the time went, so that whoever adds to it sees it. */
function sayCosts(): void {
  say('The files that took longest')
  const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 30)
  for (const { file, seconds } of longest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  const now = groupCpuSeconds()
  const cpu =
    begun.cpu === undefined || now === undefined
      ? 'this machine counts no CPU by control groups'
      : `${inMinutes(now - begun.cpu)} of CPU by the control group, servers and browsers included`
  say(`Took ${inMinutes((performance.now() - begun.at) / 1000)}; ${cpu}`)
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

const counts = [
  ...(await emulator()),
  ...(await checksAndBuild()),
  await vitest('vitest.config.ts', 'Tests beside the code'),
  await inZones(),
  await journeys(),
  await otherEngines(),
]
rmSync(summaries, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (!meetsEmulator)
  say(`Skipped: the suites that meet the vendor's emulator. They run once "npm run ${emulatorScript}" has installed it`)
const without = missingEngines()
if (without.length > 0)
  say(`Skipped: ${without.map(({ name }) => name).join(' and ')}. To have it: sudo sh -c '${installLine(without)}'`)
sayCosts()
say(failedParts.length === 0 ? 'All is well' : `Failed: ${failedParts.join(', ')}`)
for (const [at, test] of failedTests.entries()) console.log(`${at + 1} failed: ${test}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
