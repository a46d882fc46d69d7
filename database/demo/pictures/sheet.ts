// The sheet a picture is drawn on: a growing SVG with a few brushes.

import type { Random } from './random.ts'
import { randomFrom } from './random.ts'

export type Point = readonly [x: number, y: number]

export type Sheet = {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly parts: string[]
  readonly definitions: string[]
}

/** All pictures are drawn on a sheet of this size and rendered at others. */
export const sheetWidth = 1200
export const sheetHeight = 800

export function newSheet(seed: string): Sheet {
  return { width: sheetWidth, height: sheetHeight, random: randomFrom(seed), parts: [], definitions: [] }
}

/** The finished SVG. */
export function writeSheet({ width, height, parts, definitions }: Sheet): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${parts.join('')}</svg>`
}

const at = (value: number) => value.toFixed(1)

export function listPoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')
}

export type Stroke = {
  readonly opacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  /** Soft edge, in units of the sheet. */
  readonly blur?: number
}

function attributes(sheet: Sheet, { opacity, stroke, strokeWidth, blur }: Stroke): string {
  const words = [
    opacity === undefined ? '' : `opacity="${opacity.toFixed(3)}"`,
    stroke
      ? `stroke="${stroke}" stroke-width="${at(strokeWidth ?? 1)}" stroke-linejoin="round" stroke-linecap="round"`
      : '',
    blur ? `filter="url(#${blurFilter(sheet, blur)})"` : '',
  ]
  return words.filter(Boolean).join(' ')
}

function define(sheet: Sheet, make: (id: string) => string): string {
  const id = `d${sheet.definitions.length}`
  sheet.definitions.push(make(id))
  return id
}

function blurFilter(sheet: Sheet, size: number): string {
  const name = `blur${Math.round(size * 10)}`
  const made = sheet.definitions.some(text => text.includes(`id="${name}"`))
  if (!made) {
    sheet.definitions.push(
      `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
    )
  }
  return name
}

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const writeStops = (stops: Stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A fill that runs from one point to the other. */
export function fade(sheet: Sheet, from: Point, to: Point, stops: Stops): string {
  const id = define(
    sheet,
    name =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}">${writeStops(stops)}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A fill that runs out from the middle of a circle. */
export function halo(sheet: Sheet, [x, y]: Point, radius: number, stops: Stops): string {
  const id = define(
    sheet,
    name =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${at(x)}" cy="${at(y)}" r="${at(radius)}">${writeStops(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}

export function polygon(sheet: Sheet, points: readonly Point[], fill: string, stroke: Stroke = {}): void {
  sheet.parts.push(`<polygon points="${listPoints(points)}" fill="${fill}" ${attributes(sheet, stroke)}/>`)
}

export function line(sheet: Sheet, points: readonly Point[], colour: string, width: number, stroke: Stroke = {}): void {
  sheet.parts.push(
    `<polyline points="${listPoints(points)}" fill="none" ${attributes(sheet, { ...stroke, stroke: colour, strokeWidth: width })}/>`,
  )
}

export function shape(sheet: Sheet, commands: string, fill: string, stroke: Stroke = {}): void {
  sheet.parts.push(`<path d="${commands}" fill="${fill}" ${attributes(sheet, stroke)}/>`)
}

export function rectangle(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke: Stroke & { readonly round?: number } = {},
): void {
  sheet.parts.push(
    `<rect x="${at(x)}" y="${at(y)}" width="${at(Math.max(w, 0))}" height="${at(Math.max(h, 0))}" rx="${stroke.round ?? 0}" fill="${fill}" ${attributes(sheet, stroke)}/>`,
  )
}

export function ellipse(
  sheet: Sheet,
  [x, y]: Point,
  rx: number,
  ry: number,
  fill: string,
  { blur, ...stroke }: Stroke = {},
): void {
  // A filter for each of hundreds of soft spots would take minutes: a fill that fades to the rim looks the same.
  const soft = blur && fill.startsWith('#')
  const [wide, high] = soft ? [Math.abs(rx) + blur, Math.abs(ry) + blur] : [Math.abs(rx), Math.abs(ry)]
  const paint = soft ? softFill(sheet, fill, blur / Math.max(Math.min(wide, high), 0.1)) : fill
  sheet.parts.push(
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(wide)}" ry="${at(high)}" fill="${paint}" ${attributes(sheet, soft ? stroke : { ...stroke, ...(blur ? { blur } : {}) })}/>`,
  )
}

function softFill(sheet: Sheet, colour: string, edge: number): string {
  const core = Math.max(0, 1 - edge * 2)
  const name = `soft${colour.slice(1)}${Math.round(core * 20)}`
  if (!sheet.definitions.some(text => text.includes(`id="${name}"`))) {
    const from = Math.round(core * 20) / 20
    const middle = from + (1 - from) / 2
    sheet.definitions.push(
      `<radialGradient id="${name}">${writeStops([
        [from, colour],
        [middle, colour, 0.46],
        [1, colour, 0],
      ])}</radialGradient>`,
    )
  }
  return `url(#${name})`
}

/** A glow of light around a point. */
export function glow(sheet: Sheet, centre: Point, radius: number, colour: string, strength: number): void {
  const fill = halo(sheet, centre, radius, [
    [0, colour, strength],
    [0.35, colour, strength * 0.45],
    [1, colour, 0],
  ])
  ellipse(sheet, centre, radius, radius, fill)
}

/** Draws `work` inside the outline only. */
export function within(sheet: Sheet, outline: readonly Point[] | string, work: () => void, transform = ''): void {
  const form = typeof outline === 'string' ? `<path d="${outline}"/>` : `<polygon points="${listPoints(outline)}"/>`
  const id = define(sheet, name => `<clipPath id="${name}">${form}</clipPath>`)
  sheet.parts.push(`<g clip-path="url(#${id})"><g${transform ? ` transform="${transform}"` : ''}>`)
  work()
  sheet.parts.push('</g></g>')
}

/** Draws `work` as one group with the given transform, opacity or blur. */
export function grouped(sheet: Sheet, options: Stroke & { readonly transform?: string }, work: () => void): void {
  sheet.parts.push(`<g ${options.transform ? `transform="${options.transform}"` : ''} ${attributes(sheet, options)}>`)
  work()
  sheet.parts.push('</g>')
}

/** A closed smooth outline through the points, as a path. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const spot = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(Math.max(index, 0), count - 1)]!
  const parts = [`M${at(spot(0)[0])} ${at(spot(0)[1])}`]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, here, next, after] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
    parts.push(
      `C${at(here[0] + (next[0] - before[0]) / 6)} ${at(here[1] + (next[1] - before[1]) / 6)} ${at(next[0] - (after[0] - here[0]) / 6)} ${at(next[1] - (after[1] - here[1]) / 6)} ${at(next[0])} ${at(next[1])}`,
    )
  }
  return parts.join('') + (closed ? 'Z' : '')
}
