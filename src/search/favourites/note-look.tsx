// Notes in this browser that a home was looked at, if the visitor has asked for that; draws nothing.

import { useEffect } from 'react'
import type { Slug } from '#values/slug.ts'
import { noteLook } from './favourite-homes.client.ts'

export function NoteLook({ slug }: { readonly slug: Slug }) {
  useEffect(() => noteLook(slug), [slug])
  return null
}
