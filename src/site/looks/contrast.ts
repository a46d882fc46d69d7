// Contrast of two colours, as WCAG 2.2 measures it.

/** What text needs against its ground (1.4.3), and what marks a control needs (1.4.11). */
export const leastContrast = 4.5

/** `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance, from 0 for black to 1 for white. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 for the same colour to 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** `share` of the way from one colour to another. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [channels(from), channels(to)]
  const parts = start.map((part, at) => Math.round(part + (end[at]! - part) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
