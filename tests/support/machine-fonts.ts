// The fonts of a machine that a test's browser runs on, brought from npm: what happens to be installed here is not seen.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** Bare Linux, Android, and machines that have Google's family for all scripts. */
export type MachineFonts = 'DejaVu' | 'Roboto' | 'Noto'

const { resolve } = createRequire(import.meta.url)

const latin = (name: string) => {
  const folder = dirname(resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`))
  return readdirSync(folder)
    .filter(file => /-(latin|latin-ext)-(400|700)-normal\.woff$/.test(file))
    .map(file => join(folder, file))
}
const dejavu = () => {
  const folder = dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
  return readdirSync(folder)
    .filter(file => /^DejaVu(Sans|Serif)(-Bold)?\.ttf$/.test(file))
    .map(file => join(folder, file))
}

const filesOf: Readonly<Record<MachineFonts, () => string[]>> = {
  DejaVu: dejavu,
  Roboto: () => [...latin('roboto'), ...latin('noto-serif')],
  Noto: () => [...latin('noto-sans'), ...latin('noto-serif')],
}

/** The environment in which a browser finds these fonts and no others, and the end of their folder. */
export function machineFonts(fonts: MachineFonts): {
  readonly environment: Record<string, string>
  readonly remove: () => void
} {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'casita-fonts-'))
  const fontFolder = join(folder, 'fonts')
  mkdirSync(fontFolder)
  filesOf[fonts]().forEach((file, at) => {
    const content = readFileSync(file)
    writeFileSync(join(fontFolder, `${at}.ttf`), file.endsWith('.woff') ? unpacked(content) : content)
  })
  const configuration = join(folder, 'fonts.conf')
  writeFileSync(
    configuration,
    `<fontconfig><dir>${fontFolder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  )
  return {
    environment: { FONTCONFIG_FILE: configuration },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A WOFF file as the TrueType file it was made of: machines have fonts unpacked, and Chromium looks for no others there. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - (16 << power), 10)
  const tables: Buffer[] = []
  let at = head.length
  for (let table = 0; table < count; table++) {
    const entry = 44 + 20 * table
    const [offset, packed, length] = [4, 8, 12].map(field => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(offset, offset + packed)
    const content = packed < length ? inflateSync(stored) : stored
    woff.copy(head, 12 + 16 * table, entry, entry + 4)
    woff.copy(head, 16 + 16 * table, entry + 16, entry + 20)
    head.writeUInt32BE(at, 20 + 16 * table)
    head.writeUInt32BE(length, 24 + 16 * table)
    tables.push(content, Buffer.alloc(-length & 3))
    at += length + (-length & 3)
  }
  return Buffer.concat([head, ...tables])
}
