// A picture's sizes and the rooms that pictures show.

import { expect, it } from 'vitest'
import {
  type Photo,
  photoAddress,
  photoFragment,
  photoNumberIn,
  photoSourceSet,
  photosByRoom,
  widthsOf,
} from './photo.ts'

const photo = (path: string, room: string, width = 1200): Photo => ({
  path,
  room,
  width,
  height: 800,
  alt: 'A picture',
  placeholder: '#ccc',
})

it('lies ready in every width up to its own', () => {
  expect(widthsOf({ width: 1200 }, 'avif')).toEqual([400, 800, 1200])
  expect(widthsOf({ width: 1600 }, 'avif')).toEqual([400, 800, 1200, 1600])
  expect(widthsOf({ width: 1199 }, 'avif')).toEqual([400, 800])
  expect(widthsOf({ width: 5000 }, 'avif')).toEqual([400, 800, 1200, 1600])
  expect(widthsOf({ width: 300 }, 'avif')).toEqual([400])
})

it('is no wider than 1200 pixels in the format of old browsers', () => {
  expect(widthsOf({ width: 5000 }, 'webp')).toEqual([400, 800, 1200])
  expect(widthsOf({ width: 1199 }, 'webp')).toEqual([400, 800])
})

it('names its sizes below its path', () => {
  expect(photoAddress({ path: '/photos/casa/1' }, 800, 'webp')).toBe('/photos/casa/1-800.webp')
  expect(photoSourceSet({ path: '/photos/casa/1', width: 800 }, 'webp')).toBe(
    '/photos/casa/1-400.webp 400w, /photos/casa/1-800.webp 800w',
  )
})

it('stands with the others of its room, rooms in the order of their first picture', () => {
  const photos = [photo('/1', 'Outside'), photo('/2', 'Kitchen'), photo('/3', 'Outside'), photo('/4', '')]
  expect(photosByRoom(photos).map(({ room, photos: of }) => [room, of.map(({ path }) => path)])).toEqual([
    ['Outside', ['/1', '/3']],
    ['Kitchen', ['/2']],
    ['', ['/4']],
  ])
  expect(photosByRoom([])).toEqual([])
})

it('is named in an address by its number from 1, and only as far as there are pictures', () => {
  expect(photoFragment(3)).toBe('photo-3')
  expect([1, 2, 3].map(number => photoNumberIn(`#${photoFragment(number)}`, 3))).toEqual([1, 2, 3])
  for (const hash of [
    '',
    '#',
    '#photo-0',
    '#photo-4',
    '#photo-03',
    '#photo-1.5',
    '#photo--1',
    '#pictures',
    'photo-1',
  ]) {
    expect(photoNumberIn(hash, 3), hash).toBeUndefined()
  }
})
