// Somebody in front of a browser that is not Chromium: finds things by their names, presses, types and looks.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { type Milliseconds, seconds } from '#values/duration.ts'
import { isFullyHydrated } from '../fully-hydrated.ts'
import type { Driver, Engine, InputSource, Size } from './engine.ts'
import { drainFaults, type Found, findAll, isHovered, lookAt, type Wanted } from './in-page.ts'

const betweenLooks: Milliseconds = seconds(0.1)
/** A minute and more, for machines that do much else. */
const mostLooks = 600

/** Where pictures of pages are kept for whoever looks at them. */
const pictures = inProject('.casita', 'engines')

/** A name as it is looked for: texts whole, patterns anywhere. */
type Name = string | RegExp

const named = (name: Name): Wanted['name'] =>
  typeof name === 'string' ? name : { pattern: name.source, flags: name.flags }

export const button = (name: Name, within?: Wanted): Wanted => ({ kind: 'button', name: named(name), within })
export const link = (name: Name, within?: Wanted): Wanted => ({ kind: 'link', name: named(name), within })
export const heading = (name: Name): Wanted => ({ kind: 'heading', name: named(name) })
export const field = (label: Name, within?: Wanted): Wanted => ({ kind: 'field', name: named(label), within })
export const text = (words: Name, within?: Wanted): Wanted => ({ kind: 'text', name: named(words), within })
export const part = (selector: string, within?: Wanted): Wanted => ({ selector, within })

export type EnginePerson = {
  /** Opens a page of the site, once script has taken it over. */
  readonly open: (path: string) => Promise<void>
  readonly comesAlive: () => Promise<void>
  /** Waits for it, and tells of it. */
  readonly see: (wanted: Wanted) => Promise<Found>
  readonly seeGone: (wanted: Wanted) => Promise<void>
  readonly press: (wanted: Wanted) => Promise<void>
  /** Writes into a field, in place of what stands there. */
  readonly write: (wanted: Wanted, words: string) => Promise<void>
  /** Gives the focus by a press and takes the entry of a menu that begins with these letters. */
  readonly choose: (wanted: Wanted, letters: string) => Promise<void>
  readonly type: (typed: string) => Promise<void>
  /** Runs a function in the page, which may use nothing from outside, on what can be written in JSON. */
  readonly ask: <Answer, Given extends readonly unknown[]>(
    look: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>
  /** Waits until the address is so. */
  readonly arrive: (isThere: (address: URL) => boolean) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** A picture of what is in sight, also kept under the name of the engine and this one. */
  readonly picture: (name: string) => Promise<Buffer>
  readonly complaints: readonly string[]
}

/** Lets somebody walk a journey at the site, and ends it without complaint; a failure tells where they stood. */
export async function walkIn(
  engine: Engine,
  origin: string,
  journey: (person: EnginePerson) => Promise<void>,
): Promise<void> {
  const driver = await engine.start()
  const person = personAt(driver, engine, origin)
  try {
    await person.resize({ width: 1280, height: 900 })
    await journey(person)
    expect([...person.complaints, ...driver.reported].filter(isFault)).toEqual([])
  } catch (fault) {
    await driver
      .picture()
      .then(keepPicture(`${engine.name}-failed`))
      .catch(() => undefined)
    const words = await person.ask(() => `${location.href}\n${document.body.innerText.slice(0, 1000)}`).catch(String)
    if (fault instanceof Error)
      fault.message += `\n\nAt ${words}\n${[...person.complaints, ...driver.reported].join('\n')}`
    throw fault
  } finally {
    await driver.close()
  }
}

/**
 * What tells of no fault of ours: a refusal that a journey provokes, an answer for which a page that is left no longer waits, in
 * Firefox's words, and the picture of a bank that has none.
 */
function isFault(line: string): boolean {
  return !/status of 4\d\d|Error in input stream|NetworkError when attempting|\/favicon\.ico/.test(line)
}

const keepPicture = (name: string) => (picture: Buffer) => {
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${name.toLowerCase()}.png`), picture)
  return picture
}

function personAt(driver: Driver, { name: engine }: Engine, origin: string): EnginePerson {
  const complaints: string[] = []
  let size: Size = { width: 1280, height: 900 }

  /** Runs an expression in the page, which knows how to find things there. */
  async function run<Answer>(expression: string): Promise<Answer> {
    // A page that glides to its top takes what is pressed away from under the mouse: the press falls on what stood there before.
    const { faults, answer } = (await driver.run(`
      document.documentElement.style.scrollBehavior = 'auto'
      ${findAll}
      ${lookAt}
      ${isHovered}
      return { faults: (${drainFaults})(), answer: (${expression}) ?? null }`)) as { faults: string[]; answer: Answer }
    complaints.push(...faults)
    return answer
  }
  const ask: EnginePerson['ask'] = (look, ...given) => run(`(${look})(...${JSON.stringify(given)})`)
  /** The first of what is wanted, for an expression. */
  const first = (wanted: Wanted) => `findAll(${JSON.stringify(wanted)})[0]`

  /** Looks again until there is something; a page that goes away meanwhile cannot be asked. */
  async function wait<Answer>(what: string, look: () => Promise<Answer | null | undefined | false>): Promise<Answer> {
    let fault: unknown
    for (let times = 0; times < mostLooks; times++) {
      try {
        const seen = await look()
        if (seen) return seen
        fault = undefined
      } catch (thrown) {
        fault = thrown
      }
      await setTimeout(betweenLooks)
    }
    throw new Error(`${engine} waited in vain for ${what}`, { cause: fault })
  }

  const find = (wanted: Wanted) => run<Found | null>(`lookAt(${first(wanted)})`)
  const see = (wanted: Wanted) => wait(JSON.stringify(wanted), () => find(wanted))

  const seeStill = async (wanted: Wanted) => {
    let covered: string | undefined
    let last = ''
    // Where it stood when it was looked at before: what glides is not pressed.
    await wait(`a press on ${JSON.stringify(wanted)}`, async () => {
      const found = await find(wanted)
      covered = found?.covered
      const place = found ? `${found.x} ${found.y}` : ''
      const isStill = place === last
      last = place
      return found && isStill && !found.covered && found
    }).catch(fault => {
      throw new Error(`${(fault as Error).message}${covered ? `, which is covered by ${covered}` : ''}`)
    })
  }

  const press = async (wanted: Wanted) => {
    const act = (...actions: InputSource['actions']) =>
      driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    // A page that has been scrolled is painted, and hit, a little later: the press waits until the mouse is felt where it is meant.
    await seeStill(wanted)
    await wait(`the mouse on ${JSON.stringify(wanted)}`, async () => {
      const found = await find(wanted)
      if (!found) return false
      const { x, y } = found
      await act({ type: 'pointerMove', x, y, duration: 0 })
      return run<boolean>(`isHovered(${first(wanted)})`)
    })
    await act({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })
  }

  const type = (typed: string) => driver.act([typing([...typed])])

  return {
    ...{ ask, see, press, type, complaints },
    resize: async wanted => {
      size = wanted
      await driver.resize(size)
    },
    open: async path => {
      await driver.goTo(origin + path)
      await alive(new URL(path, origin).pathname)
    },
    comesAlive: () => alive(),
    seeGone: async wanted =>
      void (await wait(`no more ${JSON.stringify(wanted)}`, async () => (await find(wanted)) === null)),
    write: async (wanted, words) => {
      await press(wanted)
      await run(`${first(wanted)}.select()`)
      await type(words)
      const { value } = await see(wanted)
      expect(value).toBe(words)
    },
    choose: async (wanted, letters) => {
      await see(wanted)
      await run(`${first(wanted)}.focus()`)
      await type(letters)
    },
    arrive: async isThere =>
      void (await wait('another address', async () => isThere(new URL(await ask(() => location.href))))),
    picture: async name => {
      // A window that has just been opened is blank at first, also where its page has been painted.
      const shown = await wait('a page in sight', async () => {
        const taken = await driver.picture()
        if ((await sharp(taken).stats()).entropy > 0.1) return taken
        // WebKit may leave it so until something changes.
        await driver.resize({ ...size, height: size.height + 1 })
        await driver.resize(size)
        return undefined
      })
      return keepPicture(`${engine}-${name}`)(shown)
    },
  }

  async function alive(path?: string): Promise<void> {
    await wait(`script in the page ${path ?? ''}`, () =>
      ask(
        (wanted: string | null) =>
          (!wanted || location.pathname === wanted) && document.querySelector('[data-loading-bar][style]') !== null,
        path ?? null,
      ),
    )
    await wait('what hydrates later', () => ask(isFullyHydrated))
  }
}

function typing(letters: readonly string[]): InputSource {
  return {
    type: 'key',
    id: 'keyboard',
    actions: letters.flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  }
}
