// The hours of the day: what colour the sky has, what the sun lights and what falls into shade.

import { mix, under } from './colour.ts'

export type Light = {
  /** Sky from the top of the picture down to the horizon. */
  readonly sky: readonly [high: string, middle: string, low: string]
  readonly sun: string
  readonly shade: string
  /** What far things fade into. */
  readonly haze: string
  /** Where the sun or moon stands, in parts of the sheet; absent when clouds hide it. */
  readonly disc?: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }
  readonly stars: boolean
  /** How brightly windows are lit from inside, 0 to 1. */
  readonly windows: number
  /** From which side the light falls: -1 from the left, 1 from the right. */
  readonly side: -1 | 1
  readonly clouds: 'none' | 'streaks' | 'heaps' | 'cover'
}

export type Hour = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'cloudy' | 'aurora'

export const hours: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#7f9cc0', '#e6bfc0', '#fde3c3'],
    sun: '#ffdcc4',
    shade: '#8d93bd',
    haze: '#efcdc9',
    disc: { x: 0.3, y: 0.5, size: 34, colour: '#fff3dc' },
    stars: false,
    windows: 0.55,
    side: -1,
    clouds: 'streaks',
  },
  morning: {
    sky: ['#6ba7cb', '#aed3de', '#eef2e2'],
    sun: '#fff3d8',
    shade: '#8fa0c0',
    haze: '#dbe8e4',
    stars: false,
    windows: 0,
    side: -1,
    clouds: 'heaps',
  },
  noon: {
    sky: ['#3f8ec4', '#86bfdc', '#d6ecee'],
    sun: '#fffaf0',
    shade: '#8b97bb',
    haze: '#cbe0e8',
    stars: false,
    windows: 0,
    side: 1,
    clouds: 'heaps',
  },
  golden: {
    sky: ['#6d93b4', '#eec79a', '#ffe2a6'],
    sun: '#ffd79a',
    shade: '#7b6c98',
    haze: '#f5cb9b',
    disc: { x: 0.74, y: 0.5, size: 40, colour: '#fff2cb' },
    stars: false,
    windows: 0.6,
    side: 1,
    clouds: 'streaks',
  },
  dusk: {
    sky: ['#27305c', '#8a5688', '#f39a6d'],
    sun: '#d99a90',
    shade: '#4a4878',
    haze: '#b26f8c',
    stars: true,
    windows: 1,
    side: 1,
    clouds: 'streaks',
  },
  night: {
    sky: ['#0c1430', '#1c2c55', '#46608f'],
    sun: '#7488b8',
    shade: '#2b3563',
    haze: '#3c5280',
    disc: { x: 0.22, y: 0.2, size: 26, colour: '#f4f1dc' },
    stars: true,
    windows: 1,
    side: -1,
    clouds: 'none',
  },
  cloudy: {
    sky: ['#93a5b0', '#c0cbcd', '#e6e8e1'],
    sun: '#e9ebe6',
    shade: '#98a3b3',
    haze: '#d3dad9',
    stars: false,
    windows: 0.5,
    side: -1,
    clouds: 'cover',
  },
  aurora: {
    sky: ['#0b1531', '#123653', '#3b7f83'],
    sun: '#6fa5a5',
    shade: '#263a62',
    haze: '#33646f',
    stars: true,
    windows: 1,
    side: -1,
    clouds: 'none',
  },
}

/**
 * The colour of a thing: `facing` 1 looks into the light and 0 away from it; `distance` 0 is near and 1 lost in haze.
 */
export function lit(colour: string, light: Light, facing = 0.7, distance = 0): string {
  const cast = under(colour, mix(light.shade, light.sun, Math.min(Math.max(facing, 0), 1)))
  return distance > 0 ? mix(cast, light.haze, Math.min(distance, 1)) : cast
}
