// `npm run bench`: measures the figures of `figures/`, prints one table and keeps the result; `-- pages P3` takes some.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { Figure, Measurement } from './figure.ts'
import { Ground } from './ground.ts'
import { loadNow, thisMachine } from './machine.ts'
import { type Finding, find, keep, table } from './report.ts'

const usage = `npm run bench -- [--quick] [--built] [--figures FOLDER] [--results FOLDER] [NAME …]

  NAME       a part of a file's name in bench/figures, or a figure's id or its beginning: pages, booking, P3
  --quick    one short round: shows that the measurements work; fails nothing and keeps nothing, unless --results is given
  --built    takes the bundle in build/ as it is`

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

async function measured({ topic, figures, measure }: Topic, ground: Ground): Promise<Finding[]> {
  const where = { topic, at: new Date().toISOString(), load: loadNow() }
  const found = await measure(ground)
  const of = (figure: Figure) => {
    const one = found[figure.id]
    if (!one) throw new Error(`${topic} did not measure ${figure.id}`)
    return find(figure, one, where)
  }
  return figures.map(of)
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    figures: { type: 'string', default: inProject('bench', 'figures') },
    results: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}

const inputs = positionals.map(input => input.toLowerCase())
const all = await topicsIn(options.figures)
const stranger = inputs.find(input => !all.some(topic => isMeant(topic, input)))
if (stranger) {
  console.error(`No figure is named ${stranger}. There are: ${all.map(({ topic }) => topic).join(', ')}.\n\n${usage}`)
  process.exit(2)
}
const chosen = inputs.length === 0 ? all : all.filter(topic => inputs.some(input => isMeant(topic, input)))

const say = (step: string) => console.error(step)
const findings: Finding[] = []
const broken: string[] = []
for (const topic of chosen) {
  say(`\n${topic.topic}`)
  const ground = new Ground({ quick: options.quick, builds: !options.built, say })
  const endEarly = () => void ground.close().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endEarly)
  try {
    findings.push(...(await measured(topic, ground)))
  } catch (fault) {
    console.error(fault)
    broken.push(topic.topic)
  } finally {
    await ground.close()
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endEarly)
  }
}

const machine = thisMachine()
const failed = findings.filter(({ verdict }) => verdict === 'fails')
console.log(
  `\n${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}`,
)
console.log(`load ${loadNow()}${options.quick ? ', quick: no number here is one to keep' : ''}\n`)
if (findings.length > 0) console.log(table(findings))
if (broken.length > 0) console.log(`\nNot measured: ${broken.join(', ')}`)
if (findings.length > 0 && (options.results || !options.quick)) {
  const folder = options.results ?? inProject('bench', 'results')
  console.log(`\nKept in ${keep(folder, new Date().toISOString().slice(0, 10), { machine, findings })}`)
}
process.exitCode = broken.length > 0 || (failed.length > 0 && !options.quick) ? 1 : 0
