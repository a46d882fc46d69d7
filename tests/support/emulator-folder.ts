// The folder in which the vendor's emulator stands, locked and apart from the site's own packages, and whether it is there.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#platform/tools/project-root.server.ts'

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string }>> }

const emulatorFolder = inProject('tests', 'emulator')
const itsPackage = 'node_modules/firebase-tools'

/** What installs it: a script of package.json. */
export const emulatorScript = 'emulator'

/** The program that starts it. */
export const emulatorProgram = join(emulatorFolder, itsPackage, 'lib', 'bin', 'firebase.js')

/** Whether all of it is installed, in the very version that the folder's lock names. */
export function isEmulatorInstalled(folder: string = emulatorFolder): boolean {
  // npm writes this one last.
  const installed = join(folder, 'node_modules', '.package-lock.json')
  return existsSync(installed) && versionIn(installed) === versionIn(join(folder, 'package-lock.json'))
}

function versionIn(lock: string): string | undefined {
  return (JSON.parse(readFileSync(lock, 'utf8')) as Lock).packages[itsPackage]?.version
}

/** Whether the suites that need it run: in CI always, elsewhere where it is installed. */
export const meetsEmulator: boolean = Boolean(process.env.CI) || isEmulatorInstalled()
