// Records in the browser that a home was viewed, if the visitor has opted in; renders nothing.

import { useEffect } from 'react'
import type { Slug } from '#values/slug.ts'
import { noteLook } from './favourite-homes.client.ts'

export function NoteLook({ slug }: { readonly slug: Slug }) {
  useEffect(() => noteLook(slug), [slug])
  return null
}
