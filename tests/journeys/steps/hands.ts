// How a person works a page: with a pointer or a finger, or with nothing but the keyboard.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Hands = {
  /** Presses a link, a button or a summary, or ticks a box. */
  readonly press: (target: Locator) => Promise<void>
  /** Writes into a field, in place of what stands there; days as `2026-07-14`. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Takes one of a menu. */
  readonly choose: (menu: Locator, label: string) => Promise<void>
}

/** A mouse, or on a touch screen a finger. */
export function pointer(touch = false): Hands {
  return {
    press: target => (touch ? target.tap() : target.click()),
    write: (field, text) => field.fill(text),
    choose: async (menu, label) => void (await menu.selectOption({ label })),
  }
}

const mostSteps = 250

/**
 * Only keys: Tab and Shift+Tab until the target has the focus, then Enter, Space or letters. On the way every stop must
 * be in sight, show that it has the focus, and follow the one before it.
 */
export function keyboard({ keyboard: keys }: Page): Hands {
  async function reach(target: Locator): Promise<void> {
    let backwards = await target.evaluate(liesBehind)
    let turned = false
    for (let step = 0; step < mostSteps; step++) {
      const stop = await target.evaluate(lookAtFocus, backwards)
      if (stop.faults.length > 0) expect(stop.faults, `The focus on ${stop.what}`).toEqual([])
      if (stop.reached) return
      if (stop.over) {
        // A page that opens may move the focus after the direction was chosen: a person then turns round, once.
        if (turned) throw new Error(`The keyboard went past ${target} twice; it stands on ${stop.what}.`)
        turned = true
        backwards = await target.evaluate(turnRound)
        continue
      }
      await keys.press(backwards ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`The keyboard does not reach ${target}.`)
  }

  /** The parts of a day stand in the order of the browser's own language, which whoever types sees. */
  async function writeDay(field: Locator, text: string): Promise<void> {
    const [year, month, day] = text.split('-')
    for (const typed of [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`]) {
      for (let part = 0; part < 3; part++) await keys.press('ArrowLeft')
      await keys.type(typed)
      if ((await field.inputValue()) === text) return
    }
    throw new Error(`The keyboard cannot write ${text} into ${field}.`)
  }

  return {
    press: async target => {
      await reach(target)
      await keys.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    write: async (field, text) => {
      await reach(field)
      if ((await field.getAttribute('type')) === 'date') {
        await writeDay(field, text)
      } else {
        await keys.press('ControlOrMeta+A')
        await keys.type(text)
      }
    },
    choose: async (menu, label) => {
      await reach(menu)
      await keys.type(label)
    },
  }
}

/** Whether the element stands before what has the focus now. */
function liesBehind(target: Element): boolean {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return false
  return (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

/** The direction from where the focus stands now, with the stops so far forgotten. */
function turnRound(target: Element): boolean {
  delete (window as typeof window & { lastStop?: Element }).lastStop
  const focused = document.activeElement ?? document.body
  return (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

type Stop = { readonly reached: boolean; readonly over: boolean; readonly what: string; readonly faults: string[] }

/** What somebody sees who looks for the focus on the page; runs in the browser. */
async function lookAtFocus(target: Element, backwards: boolean): Promise<Stop> {
  const memory = window as typeof window & { lastStop?: Element }
  const focused = document.activeElement
  if (!focused || focused === document.body) return { reached: false, over: false, what: 'nothing', faults: [] }
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) &
      (backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)) !==
    0
  const last = memory.lastStop
  memory.lastStop = focused
  // Into a question in front of the page, and out of it, the page moves the focus itself.
  const question = (stop: Element | undefined) => stop?.closest('dialog, [role="dialog"]')
  const isMoved = question(last) !== question(focused)
  const jumps = last?.isConnected && last !== focused && !isMoved && !follows(last, focused)
  const order = jumps ? ['jumps back'] : []

  function faultsInSight(): string[] {
    const { left, top, right, bottom } = focused!.getBoundingClientRect()
    const [west, north] = [Math.max(left, 0), Math.max(top, 0)]
    const [east, south] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
    if (east - west < 1 || south - north < 1) return ['is out of sight']
    const there = document.elementFromPoint((west + east) / 2, (north + south) / 2)
    if (!there || focused!.contains(there) || there.contains(focused)) return []
    // A price that lies on the map hides a part of it, as it is meant to.
    if (focused!.closest('.map-view')?.contains(there)) return []
    return [`is covered by ${there.outerHTML.slice(0, 120)}`]
  }

  function faultsInShowing(): string[] {
    // On a part of a native control, such as the button of a date, the browser draws the focus itself.
    if (!focused!.matches(':focus')) return []
    const shows = [getComputedStyle(focused!), getComputedStyle(focused!, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    )
    return shows ? [] : ['does not show']
  }

  let faults = [...faultsInSight(), ...faultsInShowing()]
  if (faults.length > 0) {
    // What was there for the last stop goes away with a later picture that is drawn; on a busy machine that takes a while.
    for (let picture = 0; faults.length > 0 && picture < 60; picture++) {
      await new Promise(drawn => requestAnimationFrame(drawn))
      faults = [...faultsInSight(), ...faultsInShowing()]
    }
  }
  return {
    reached: focused === target,
    over: follows(target, focused),
    what: focused.outerHTML.slice(0, 160),
    faults: [...order, ...faults],
  }
}
