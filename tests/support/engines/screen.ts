// A screen that nobody sees: what browsers draw on where there is none, maps included, which Firefox does not draw without.

import { spawn } from 'node:child_process'
import { findProgram } from '../chromium.ts'

const find = () => findProgram(undefined, ['Xvfb'], [])

export const hasScreen = () => find() !== undefined

export type Screen = {
  /** What tells a program to draw here, in software. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

export async function startScreen(): Promise<Screen> {
  const size = '1920x1400x24'
  const child = spawn(find()!, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
    child.once('error', reject)
    child.once('close', () => reject(new Error('There is no screen: Xvfb ended.')))
  })
  return {
    environment: { DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
