// The code of a page by its path, as the router's manifest tells it.

import { expect, it } from 'vitest'
import { routeChunks } from './route-chunks.ts'

const route = (id: string, parentId: string | undefined, path: string | undefined, imports: string[] = []) => ({
  id,
  parentId,
  path,
  module: `/assets/${id}.js`,
  imports,
})
const chunks = routeChunks({
  root: route('root', undefined, '', ['/assets/react.js']),
  layout: route('layout', 'root', undefined, ['/assets/react.js']),
  index: { ...route('index', 'layout', undefined), index: true },
  stays: route('stays', 'layout', 'stays', ['/assets/card.js', '/assets/react.js']),
  stay: route('stay', 'layout', 'stays/:slug'),
  none: route('none', 'layout', '*'),
})

it('is that of the page and of everything around it, each file once', () => {
  expect(chunks('/stays')).toEqual([
    '/assets/root.js',
    '/assets/react.js',
    '/assets/layout.js',
    '/assets/stays.js',
    '/assets/card.js',
  ])
  expect(chunks('/')).toContain('/assets/index.js')
  expect(chunks('/stays/harbour-loft')).toContain('/assets/stay.js')
})

it('is nothing for an address that is no page', () => {
  expect(chunks('/photos/harbour-loft/1-400.webp')).toEqual([])
})
