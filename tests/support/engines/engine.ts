// What the tests ask of a browser that is not Chromium: six things that every protocol for driving browsers can do.

/** The state of input devices over time, as WebDriver and WebDriver BiDi write it alike. */
export type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' }
  readonly actions: readonly Readonly<Record<string, string | number>>[]
}

export type Size = { readonly width: number; readonly height: number }

/** One window of somebody who has never been here. */
export type Driver = {
  readonly goTo: (address: string) => Promise<void>
  /** Runs the body of a function in the page; its answer as it can be written in JSON. */
  readonly run: (body: string) => Promise<unknown>
  readonly act: (sources: readonly InputSource[]) => Promise<void>
  /** In CSS pixels, of what the page is shown in. */
  readonly resize: (size: Size) => Promise<void>
  /** A picture of what is in sight, as PNG. */
  readonly picture: () => Promise<Buffer>
  /** What the browser itself reported of errors in its pages. */
  readonly reported: readonly string[]
  readonly close: () => Promise<void>
}

export type EngineName = 'Firefox' | 'WebKit'

export type Engine = {
  readonly name: EngineName
  /** Packages of Debian that bring it. */
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
  /** Starts the browser, with nothing of anybody's in it. */
  readonly start: () => Promise<Driver>
}
