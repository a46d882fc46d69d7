// Colours as painters mix them: in a space where halfway looks like halfway (OKLab).

type Triple = readonly [number, number, number]

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function fromLinear(part: number): number {
  const bounded = Math.min(Math.max(part, 0), 1)
  return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
}

function read(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16)
  return [toLinear((number >> 16) / 255), toLinear(((number >> 8) & 255) / 255), toLinear((number & 255) / 255)]
}

function write([red, green, blue]: Triple): string {
  const part = (value: number) =>
    Math.round(fromLinear(value) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(red)}${part(green)}${part(blue)}`
}

// Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/.
function toLab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The colour that lies `share` of the way from `one` to `other`; all colours are `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [toLab(read(one)), toLab(read(other))]
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return write(fromLab([part(0), part(1), part(2)]))
}

/** `colour` seen in light of the colour `light`, as a filter would show it. */
export function under(colour: string, light: string): string {
  const [own, cast] = [read(colour), read(light)]
  return write([own[0] * cast[0], own[1] * cast[1], own[2] * cast[2]])
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share)
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#14121c', share)
}
