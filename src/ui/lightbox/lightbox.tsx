// The lightbox: pictures one by one, zoomed, rotated and moved by pointer, touch and keyboard (Spec 1).

import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { LightboxButton, LightboxTools } from './lightbox-tools.tsx'
import type { LightboxPicture } from './lightbox-view.ts'
import { freshView, groupsOf, lightboxView, steppedTo } from './lightbox-view.ts'

type LightboxProps = {
  readonly open: boolean
  readonly pictures: readonly LightboxPicture[]
  readonly index: number
  readonly label: string
  readonly onShow: (index: number) => void
  readonly onClose: () => void
  readonly returnsTo?: () => HTMLElement | null
}

export function Lightbox({ open, pictures, index: wanted, label, onShow, onClose, returnsTo }: LightboxProps) {
  const index = steppedTo(wanted, 0, pictures.length)
  const picture = pictures[index]
  const [view, hand] = useReducer(lightboxView, freshView)
  const [tries, setTries] = useState(0)
  const name = `${picture?.src} ${tries}`
  const [shownName, setShownName] = useState(name)
  if (shownName !== name) {
    // Every picture, and every new try, begins anew.
    setShownName(name)
    hand({ kind: 'begin' })
  }

  const step = (by: number) => {
    const next = steppedTo(index, by, pictures.length)
    if (next !== index) onShow(next)
  }
  // An effect event: a key pressed before the effects of the last step have run must not count from the picture before it.
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === onward ? 1 : -1)
  })
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  useEffect(() => {
    // The neighbours are fetched ahead, once this one is there.
    if (view.picture !== 'shown') return
    for (const each of [pictures[index + 1], pictures[index - 1]]) if (each) new Image().src = each.src
  }, [view.picture, pictures, index])

  const groups = groupsOf(pictures)
  return (
    <Modal open={open} onClose={onClose} label={label} className="lightbox" returnsTo={returnsTo}>
      {picture ? (
        <LightboxStage key={name} picture={picture} view={view} hand={hand} onStep={step} onClose={onClose} />
      ) : (
        <p className="lightbox-words">{sentence('ui.noPicture')}</p>
      )}
      {view.picture === 'failed' && (
        <div className="lightbox-words" role="status">
          <p>{sentence('ui.pictureFailed')}</p>
          <button type="button" className="lightbox-again" onClick={() => setTries(tries + 1)}>
            {sentence('ui.loadAgain')}
          </button>
        </div>
      )}
      <div className="lightbox-top">
        <p className="lightbox-pill">
          {picture ? sentence('ui.pictureOf', { position: index + 1, count: pictures.length }) : ''}
        </p>
        <LightboxTools hand={kind => hand({ kind })} usable={view.picture === 'shown'} />
        <LightboxButton
          name={sentence('ui.closePreviewButton')}
          title={sentence('ui.closePreview')}
          drawing="close"
          onPress={onClose}
        />
      </div>
      {pictures.length > 1 && (
        <div className="lightbox-sides">
          <LightboxButton
            name={sentence('ui.previousImageButton')}
            title={sentence('ui.previousImage')}
            drawing="left"
            over={index === 0}
            onPress={() => step(-1)}
          />
          <LightboxButton
            name={sentence('ui.nextImageButton')}
            title={sentence('ui.nextImage')}
            drawing="right"
            over={index === pictures.length - 1}
            onPress={() => step(1)}
          />
        </div>
      )}
      <div className="lightbox-foot">
        <p className="lightbox-caption" aria-live="polite">
          {view.picture === 'shown' && picture ? captionOf(picture) : ''}
        </p>
        {groups.length > 0 && (
          <ul className="lightbox-groups" aria-label={sentence('ui.jumpTo')}>
            {groups.map(({ name, first }) => (
              <li key={name}>
                <button type="button" aria-current={picture?.group === name} onClick={() => onShow(first)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

function captionOf({ group, alt }: LightboxPicture): string {
  return group && alt ? sentence('ui.caption', { group, picture: alt }) : group || alt
}
