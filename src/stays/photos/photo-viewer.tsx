// The pictures of a home one by one, in front of its page; which one is in the address (#photo-3), the code comes on first use.

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { Lightbox } from '#ui/lightbox/lightbox.tsx'
import { largestAddress, type Photo, photoFragment, photoNumberIn } from './photo.ts'

type PhotoViewerProps = { readonly photos: readonly Photo[]; readonly name: string }
type LightboxProps = Parameters<typeof Lightbox>[0]

export function PhotoViewer({ photos, name }: PhotoViewerProps) {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const number = photoNumberIn(hash, photos.length)
  const Loaded = useLightbox(number !== undefined)
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

  if (!Loaded) return null
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
    <Loaded
      open={number !== undefined}
      pictures={photos.map(photo => ({ src: largestAddress(photo), alt: photo.alt, group: photo.room }))}
      index={last.current - 1}
      label={sentence('stays.photosOf', { name })}
      onShow={show}
      onClose={close}
      returnsTo={() => opener.current ?? document.querySelector<HTMLElement>(`#${photoFragment(last.current)} a`)}
    />
  )
}

/** The lightbox, fetched when it is first wanted. One that cannot be fetched is an error of this part of the page. */
function useLightbox(wanted: boolean): ComponentType<LightboxProps> | undefined {
  const [loaded, setLoaded] = useState<{ readonly face?: ComponentType<LightboxProps>; readonly fault?: unknown }>({})
  useEffect(() => {
    if (!wanted || loaded.face) return
    import('#ui/lightbox/lightbox.tsx').then(
      ({ Lightbox }) => setLoaded({ face: Lightbox }),
      fault => setLoaded({ fault }),
    )
  }, [wanted, loaded.face])
  if (loaded.fault) throw loaded.fault
  return loaded.face
}
