// The looks of the site: its name, its pictures, and the colours that its operator chooses.

import { type Colour, contrast, leastContrast, mixed } from './contrast.ts'

export type SitePicture = {
  /** Below the root of the site. */
  readonly path: string
  readonly width: number
  readonly height: number
}

export const sitePictureKinds = ['logo', 'icon', 'share', 'front'] as const
export type SitePictureKind = (typeof sitePictureKinds)[number]

export type Looks = {
  /** Empty: the name that the site was set up with. */
  readonly name: string
  /** Of buttons and links, on light and on dark ground. Null: the colours that the site comes with. */
  readonly accent: Colour | null
  readonly accentDark: Colour | null
  /** The logo says the name already: it is not written beside it. */
  readonly logoSaysName: boolean
  readonly pictures: Readonly<Partial<Record<SitePictureKind, SitePicture>>>
}

export const usualLooks: Looks = { name: '', accent: null, accentDark: null, logoSaysName: false, pictures: {} }

/** The grounds on which the accent stands as text, as root.css has them: pages, cards, and what is set off. */
const grounds = {
  light: ['#fcf9f4', '#ffffff', '#f4ece0', '#fbe3cc'],
  dark: ['#16130f', '#211d18', '#27221c', '#3a2517'],
} as const satisfies Readonly<Record<string, readonly Colour[]>>

/** What the site comes with, as root.css has it. */
export const usualAccents = { light: '#a8421a', dark: '#f39a70' } as const

type Mode = keyof typeof grounds

/** The least contrast of an accent as text, on whatever ground it stands. */
export function accentContrast(accent: Colour, mode: Mode): number {
  return Math.min(...grounds[mode].map(ground => contrast(accent, ground)))
}

export function isReadable(accent: Colour, mode: Mode): boolean {
  return accentContrast(accent, mode) >= leastContrast
}

/** Text on a button of that colour: white or black, whichever is read better. Never below 4.5, as one of both always is. */
function onAccent(accent: Colour): Colour {
  return contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000'
}

/** The style that changes the colours of every page; empty where nothing was chosen. Colours are digits only: nothing ends the style. */
export function styleOf({ accent, accentDark }: Pick<Looks, 'accent' | 'accentDark'>): string {
  if (accent === null && accentDark === null) return ''
  const [light, dark] = [accent ?? usualAccents.light, accentDark ?? usualAccents.dark]
  const both = (one: Colour, other: Colour) => `light-dark(${one},${other})`
  const tokens = {
    clay: both(light, dark),
    // Under the pointer: farther from the ground.
    'clay-deep': both(mixed(light, '#000000', 0.2), mixed(dark, '#ffffff', 0.35)),
    'on-clay': both(onAccent(light), onAccent(dark)),
  }
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';')}}`
}
