// `npm run check:deploy`: builds and starts what deploy/ has, as far as this machine can: the unit, the proxy, the image, the compose file.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'

const work = mkdtempSync(join(tmpdir(), 'casita-deploy-'))
const failures: string[] = []
const unseen: string[] = []

/** A part of deploy/, and the Debian packages without which it cannot be checked. */
type Part = {
  readonly what: string
  readonly needs: Readonly<Record<string, string>>
  readonly check: () => Promise<void>
}

const parts: readonly Part[] = [
  { what: 'the unit of systemd', needs: { 'systemd-analyze': 'systemd' }, check: checkUnit },
  { what: 'the Caddy file', needs: { caddy: 'caddy' }, check: checkCaddyfile },
  { what: 'the compose file', needs: { 'podman-compose': 'podman-compose' }, check: checkCompose },
  {
    what: 'the image, started behind Caddy',
    needs: { buildah: 'buildah', podman: 'podman', mmdebstrap: 'mmdebstrap', caddy: 'caddy' },
    check: checkImage,
  },
]

function run(command: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const options = { cwd: inProject(), env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1e8 } as const
  const { status, stdout, stderr, error } = spawnSync(command, words, options)
  if (error) throw error
  const said = stdout + stderr
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${said.slice(-4000)}`)
  return said
}

function expectIn(said: string, ...wanted: readonly (string | RegExp)[]): void {
  for (const each of wanted)
    if (!(typeof each === 'string' ? said.includes(each) : each.test(said)))
      throw new Error(`No ${each} in:\n${said.slice(-4000)}`)
}

/** As it would stand on a server, but for where the checkout lies; the settings' file is that of the server. */
async function checkUnit(): Promise<void> {
  const unit = join(work, 'casita.service')
  const written = readFileSync(inProject('deploy', 'casita.service'), 'utf8')
  writeFileSync(unit, written.replaceAll('/opt/casita', inProject()))
  run('systemd-analyze', ['verify', '--man=no', unit])
  // In tenths; an ordinary service has 9.
  run('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit])
}

async function checkCaddyfile(): Promise<void> {
  const file = inProject('deploy', 'Caddyfile')
  expectIn(
    run('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { CASITA_DOMAIN: 'homes.example.org' }),
    'Valid configuration',
  )
  const tidy = run('caddy', ['fmt', file])
  if (tidy !== readFileSync(file, 'utf8')) throw new Error('caddy fmt would write it otherwise')
}

/** Read and resolved with the settings of the example; its images are those of registries that not every machine reaches. */
async function checkCompose(): Promise<void> {
  const folder = join(work, 'deploy')
  cpSync(inProject('deploy'), folder, { recursive: true })
  const settings = readFileSync(join(folder, 'example.env'), 'utf8').replace(
    /^(POSTGRES_PASSWORD|IDENTITY_KEY)=$/gm,
    '$1=abc',
  )
  writeFileSync(join(folder, '.env'), settings)
  const file = join(folder, 'compose.yaml')
  const said = run('podman-compose', ['--dry-run', '--file', file, 'up', '--detach'])
  expectIn(
    said,
    /--name=\w+_site_1/,
    /--name=\w+_database_1/,
    /--name=\w+_proxy_1/,
    'PUBLIC_URL=https://homes.example.org',
  )
  // What stayed unresolved would reach the site as it stands.
  const unresolved = said.match(/\$\{\w+[^}]*\}/g)
  if (unresolved) throw new Error(`Unresolved: ${unresolved.join(', ')}`)
  run('sh', ['-n', join(folder, 'make-database.sh')])
}

async function checkImage(): Promise<void> {
  const image = process.env.CASITA_IMAGE ?? buildImage()
  const [port, front] = [await freePort(), await freePort()]
  const container = startContainer(image, port, front)
  const proxy = spawn('caddy', ['run', '--config', inProject('deploy', 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      CASITA_DOMAIN: `http://127.0.0.1:${front}`,
      CASITA_UPSTREAM: `127.0.0.1:${port}`,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    },
    stdio: 'ignore',
  })
  try {
    await untilReady(`http://127.0.0.1:${front}/readyz`, container)
    const home = await fetch(`http://127.0.0.1:${front}/`)
    expectIn(`${home.status} ${await home.text()}`, /^200 /, '<html')
    expectIn(String((await fetch(`http://127.0.0.1:${front}/metrics`)).status), '404')
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expectIn(await metrics.text(), 'casita_database_up 1')
  } finally {
    proxy.kill('SIGTERM')
    // Process 1 gets the signal and ends in order, its database too.
    container.process.kill('SIGTERM')
  }
  expectIn(
    `${container.said()} ended with ${await container.ended}`,
    'Casita is ready',
    'Closing: the requests',
    'Closed',
    'ended with 0',
  )
  expectIn(container.said(), 'uid=10001(casita)')
}

/** From nothing but packages of Debian and of npm, unless CASITA_BASE names another base. */
function buildImage(): string {
  const base = process.env.CASITA_BASE ?? makeBase()
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  const within = '/run/certificates.pem'
  const trusted = certificates
    ? ['--volume', `${certificates}:${within}:ro`, '--build-arg', `NODE_EXTRA_CA_CERTS=${within}`]
    : []
  const file = ['--file', inProject('deploy', 'Containerfile')]
  const words = ['bud', '--layers', '--isolation', 'chroot', '--build-arg', `BASE=${base}`, ...trusted, ...file]
  run('buildah', [...words, '--tag', 'localhost/casita', inProject()])
  return 'localhost/casita'
}

function makeBase(): string {
  const root = join(work, 'root.tar')
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'trixie', root, 'http://deb.debian.org/debian'])
  const file = join(work, 'Containerfile')
  writeFileSync(file, 'FROM scratch\nADD root.tar /\nCMD ["/bin/sh"]\n')
  run('buildah', ['bud', '--file', file, '--tag', 'localhost/casita-base', work])
  rmSync(root)
  return 'localhost/casita-base'
}

type Container = { readonly process: ChildProcess; readonly said: () => string; readonly ended: Promise<number | null> }

const token = 'a-token-for-this-check'

function startContainer(image: string, port: number, front: number): Container {
  const settings = {
    PORT: port,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${front}`,
    METRICS_TOKEN: token,
  }
  const words = [
    ...['run', '--rm', '--pull', 'never', '--network', 'host', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...['--entrypoint', '/bin/sh', image, '-c', 'id && exec node build/server/index.js'],
  ]
  const isPlain = mayRunPlainly(image)
  if (!isPlain) process.stdout.write('This machine gives containers no control groups: the image is started without.\n')
  const [command, ...before] = isPlain ? ['podman'] : apart
  let said = ''
  const started = spawn(command!, [...before, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [started.stdout, started.stderr]) stream.on('data', chunk => (said += chunk))
  const ended = new Promise<number | null>(resolve => started.once('exit', resolve))
  return { process: started, said: () => said, ended }
}

// In machines that are themselves confined: without control groups, in a space of mounts where these are not mixed.
const apart = [
  ...['unshare', '--mount', 'sh', '-c'],
  'umount --lazy /sys/fs/cgroup/unified 2>/dev/null; command=$1; shift; exec podman "$command" --cgroups disabled --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 "$@"',
  'podman',
]

function mayRunPlainly(image: string): boolean {
  const words = ['run', '--rm', '--pull', 'never', '--network', 'host', '--entrypoint', '/bin/true', image]
  return spawnSync('podman', words).status === 0
}

async function untilReady(address: string, { process: { exitCode }, said, ended }: Container): Promise<void> {
  let hasEnded = exitCode !== null
  void ended.then(() => {
    hasEnded = true
  })
  for (let tries = 0; tries < 240 && !hasEnded; tries++) {
    const status = await fetch(address).then(
      answer => answer.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise(wake => setTimeout(wake, 500))
  }
  throw new Error(`The site did not become ready:\n${said().slice(-4000)}`)
}

function isThere(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some(folder => existsSync(join(folder, command)))
}

for (const { what, needs, check } of parts) {
  const missing = Object.keys(needs).filter(command => !isThere(command))
  if (missing.length > 0) {
    unseen.push(`${what} (apt-get install ${missing.map(command => needs[command]).join(' ')})`)
    continue
  }
  try {
    await check()
    process.stdout.write(`Well: ${what}\n`)
  } catch (fault) {
    failures.push(what)
    process.stdout.write(`Failed: ${what}\n${fault instanceof Error ? fault.message : fault}\n`)
  }
}
for (const what of unseen) process.stdout.write(`Not checked: ${what}\n`)
rmSync(work, { recursive: true, force: true })
// Where everything is to be seen, a missing package is a failure.
process.exitCode = failures.length > 0 || (process.env.CI && unseen.length > 0) ? 1 : 0
