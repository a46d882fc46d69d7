// The checkout's path, whether the code runs from src/ or from the bundle in build/.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function isProjectRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'casita'
}

function findProjectRoot(folder: string): string {
  if (isProjectRoot(folder)) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('This code does not lie below the folder of the project.')
  return findProjectRoot(above)
}

/** The absolute path of the checkout. */
export const projectRoot: string = findProjectRoot(import.meta.dirname)

/** The absolute path of a file in the checkout. */
export function inProject(...path: string[]): string {
  return join(projectRoot, ...path)
}
