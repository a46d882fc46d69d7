// The pictures of a home one by one, in front of its page; which one is in the address (#photo-3).

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Lightbox } from '#ui/lightbox/lightbox.tsx'
import { largestAddress, type Photo, type PhotoFormat, photoFragment, photoNumberIn } from './photo.ts'

/** Which format the browser chose for the pictures of the page. */
function formatInUse(): PhotoFormat {
  return [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif')) ? 'avif' : 'webp'
}

export type PhotosInFrontProps = { readonly photos: readonly Photo[]; readonly name: string }

export function PhotosInFront({ photos, name }: PhotosInFrontProps) {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const number = photoNumberIn(hash, photos.length)
  const last = useRef(1)
  if (number !== undefined) last.current = number
  const opener = useRef<HTMLElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    // Who opened it; while it is open, turning to another picture is no opening.
    if (number !== undefined && !isOpen.current) {
      opener.current = document.activeElement instanceof HTMLAnchorElement ? document.activeElement : null
    }
    isOpen.current = number !== undefined
  }, [number])

  const format = formatInUse()
  const show = (index: number) =>
    void navigate(
      { pathname, search, hash: `#${photoFragment(index + 1)}` },
      { replace: true, preventScrollReset: true, state },
    )
  const close = () =>
    state?.openedHere
      ? void navigate(-1)
      : void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  return (
    <Lightbox
      open={number !== undefined}
      pictures={photos.map(photo => ({ src: largestAddress(photo, format), alt: photo.alt, group: photo.room }))}
      index={last.current - 1}
      label={sentence('stays.photosOf', { name })}
      onShow={show}
      onClose={close}
      returnsTo={() => opener.current ?? document.querySelector<HTMLElement>(`#${photoFragment(last.current)} a`)}
    />
  )
}
