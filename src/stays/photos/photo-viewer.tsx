// Opens the pictures of a home in front of its page, once the address names one of them; their code comes with the first.

import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { photoNumberIn } from './photo.ts'
import type { PhotosInFrontProps } from './photos-in-front.tsx'

/** Code that cannot be fetched is an error of this part of the page. */
export function PhotoViewer(props: PhotosInFrontProps) {
  const { hash } = useLocation()
  const isWanted = photoNumberIn(hash, props.photos.length) !== undefined
  const [loaded, setLoaded] = useState<{ readonly face?: ComponentType<PhotosInFrontProps>; readonly fault?: unknown }>(
    {},
  )
  const { face: Loaded, fault } = loaded
  useEffect(() => {
    if (!isWanted || Loaded) return
    import('./photos-in-front.tsx').then(
      ({ PhotosInFront }) => setLoaded({ face: PhotosInFront }),
      fault => setLoaded({ fault }),
    )
  }, [isWanted, Loaded])
  if (fault) throw fault
  return Loaded ? <Loaded {...props} /> : null
}
