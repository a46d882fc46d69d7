// `npm run bench`: measures the figures of `figures/`, prints one table and keeps the result; `-- pages P3` takes some.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Figure, Measurement } from './figure.ts'
import { Ground } from './ground.ts'
import { loadNow, slugOf, thisMachine } from './machine.ts'
import { sideBySide, table } from './report.ts'
import { type Finding, find, keep, latestResults } from './results.ts'

const usage = `npm run bench -- [--quick] [--without-chromium] [--built] [--machine NAME] [--compare]
                  [--figures FOLDER] [--results FOLDER] [NAME …]

  NAME                a part of a file's name in bench/figures, or a figure's id or its beginning: pages, booking, P3
  --quick             two short rounds on a small world: shows that the measurements work; judges nothing, and keeps
                      nothing unless --results is given
  --without-chromium  leaves out what opens pages in Chromium or asks Lighthouse
  --built             takes the bundle in build/ as it is
  --machine           what this machine is called where results are kept; BENCH_MACHINE says so too
  --compare           measures nothing: what is kept of each machine, side by side`

type Topic = Measurement & { readonly topic: string }

/** Each file of the folder is a topic, named after its file. */
async function topicsIn(folder: string): Promise<Topic[]> {
  const names = readdirSync(folder).filter(name => name.endsWith('.ts'))
  return Promise.all(
    names.sort().map(async name => {
      const { measurement }: { measurement: Measurement } = await import(join(folder, name))
      return { topic: name.replace(/\.ts$/, ''), ...measurement }
    }),
  )
}

/** Whether the input names the topic by a part of its name, or one of its figures by its id or the first part of that. */
function isMeant({ topic, figures }: Topic, input: string): boolean {
  const named = (id: string) => id.toLowerCase() === input || id.toLowerCase().startsWith(`${input}-`)
  return topic.includes(input) || figures.some(({ id }) => named(id))
}

async function measured({ topic, figures, onlyInFull = [], measure }: Topic, ground: Ground): Promise<Finding[]> {
  const where = { topic, at: new Date().toISOString(), load: loadNow(), quick: ground.quick }
  const found = await measure(ground)
  const of = (figure: Figure) => {
    const one = found[figure.id]
    if (!one) throw new Error(`${topic} did not measure ${figure.id}`)
    return find(figure, one, where)
  }
  return figures.filter(({ id }) => !ground.quick || !onlyInFull.includes(id)).map(of)
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    'without-chromium': { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    machine: { type: 'string', default: process.env.BENCH_MACHINE || undefined },
    compare: { type: 'boolean', default: false },
    figures: { type: 'string', default: inProject('bench', 'figures') },
    results: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}

const machine = thisMachine(options.machine)
if (slugOf(machine.name) === '') {
  console.error(`A machine's name has letters or digits.\n\n${usage}`)
  process.exit(2)
}
const inputs = positionals.map(input => input.toLowerCase())
const all = await topicsIn(options.figures)
const stranger = inputs.find(input => !all.some(topic => isMeant(topic, input)))
if (stranger) {
  console.error(`No figure is named ${stranger}. There are: ${all.map(({ topic }) => topic).join(', ')}.\n\n${usage}`)
  process.exit(2)
}
const chosen = all
  .filter(topic => inputs.length === 0 || inputs.some(input => isMeant(topic, input)))
  .filter(({ needsChromium }) => !needsChromium || !options['without-chromium'])
const resultsFolder = options.results ?? inProject('bench', 'results')

/** What is kept of the chosen topics, this machine first. */
function comparison(): string {
  const ids = new Set(chosen.flatMap(({ figures }) => figures.map(({ id }) => id)))
  const kept = latestResults(resultsFolder)
    .map(result => ({ ...result, findings: result.findings.filter(({ id }) => ids.has(id)) }))
    .filter(({ findings }) => findings.length > 0)
  const isThis = (result: { readonly machine: { readonly name: string } }) => result.machine.name === machine.name
  const inOrder = [...kept.filter(isThis), ...kept.filter(result => !isThis(result))]
  return inOrder.length === 0 ? 'Nothing is kept' : sideBySide(inOrder)
}

if (options.compare) {
  console.log(comparison())
  process.exit(0)
}

const say = (step: string) => console.error(step)
const settings = { quick: options.quick, builds: !options.built, say }
/** Where nothing is judged, all topics have one database server and one demo site. */
const within = options.quick ? new Ground(settings) : undefined
const date = new Date().toISOString().slice(0, 10)
const keeps = options.results !== undefined || !options.quick
const findings: Finding[] = []
const broken: string[] = []
let file: string | undefined
for (const topic of chosen) {
  say(`\n${topic.topic}`)
  const ground = new Ground({ ...settings, within })
  const endEarly = async () => {
    await ground.close()
    await within?.close()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endEarly)
  try {
    const found = await measured(topic, ground)
    findings.push(...found)
    // At once: a run takes long, and may be ended before its last topic.
    if (keeps) file = keep(resultsFolder, date, { machine, findings: found })
  } catch (fault) {
    console.error(fault)
    broken.push(topic.topic)
  } finally {
    await ground.close()
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endEarly)
  }
}
await within?.close()

const failed = findings.filter(({ verdict }) => verdict === 'fails')
console.log(
  `\n${machine.name}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}`,
)
console.log(`load ${loadNow()}${options.quick ? ', quick: no number here is one to keep' : ''}\n`)
if (findings.length > 0) console.log(table(findings))
if (broken.length > 0) console.log(`\nNot measured: ${broken.join(', ')}`)
if (file) console.log(`\nKept in ${file}`)
if (file && !options.quick) console.log(`\n${comparison()}`)
process.exitCode = broken.length > 0 || failed.length > 0 ? 1 : 0
