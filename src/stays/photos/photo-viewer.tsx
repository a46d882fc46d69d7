// Opens the pictures of a home in front of its page, once the address names one of them; their code comes with the first.

import { useLocation } from 'react-router'
import { useLoaded } from '#ui/use-loaded.tsx'
import { photoNumberIn } from './photo.ts'
import type { PhotosInFrontProps } from './photos-in-front.tsx'

const loadPhotos = () => import('./photos-in-front.tsx')

/** Code that cannot be fetched is an error of this part of the page. */
export function PhotoViewer(props: PhotosInFrontProps) {
  const { hash } = useLocation()
  const isWanted = photoNumberIn(hash, props.photos.length) !== undefined
  const { part, fault } = useLoaded(loadPhotos, isWanted)
  if (fault) throw fault
  return part ? <part.PhotosInFront {...props} /> : null
}
