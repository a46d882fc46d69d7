// The photos of a home, each with its caption and position, and a form that adds some.

import { useState } from 'react'
import { Form } from 'react-router'
import { mostPhotos } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { longestAlt, longestRoom, type PhotosTyped, picturesInForm } from './photos-input.ts'
import { heaviestPicture, leastHeight, leastWidth } from './picture-refusals.ts'

type PhotoHere = Photo & { readonly id: number }

type AdminProps = {
  readonly version: number
  readonly photos: readonly PhotoHere[]
  readonly typed: PhotosTyped | undefined
}

const rowNumbers = Array.from({ length: picturesInForm }, (_, at) => at)
const roomsId = 'rooms-with-pictures'

export function PhotosEditor({ version, photos, typed }: AdminProps) {
  const rooms = [...new Set(photos.map(({ room }) => room).filter(room => room !== ''))]
  return (
    <>
      <datalist id={roomsId}>
        {rooms.map(room => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <TitledSection id="pictures" title={sentence('homes.itsPictures')}>
        <p className="max-w-prose text-ink-soft">{sentence('homes.picturesIntro')}</p>
        {photos.length === 0 && <p>{sentence('homes.noPictures')}</p>}
        <ol className="flex flex-col gap-4">
          {photos.map((photo, at) => (
            <li key={`${photo.id} ${version}`} className="card p-4 md:p-5">
              <PhotoCard
                photo={photo}
                number={at + 1}
                of={photos.length}
                version={version}
                typed={typed?.changed?.photo === String(photo.id) ? typed.changed : undefined}
              />
            </li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection id="more-pictures" title={sentence('homes.addPictures')}>
        {photos.length < mostPhotos ? (
          <AddPhotos key={version} version={version} typed={typed} />
        ) : (
          <p>{sentence('homes.enoughPictures', { mostPhotos })}</p>
        )}
      </TitledSection>
    </>
  )
}

type CardProps = {
  readonly photo: PhotoHere
  readonly number: number
  readonly of: number
  readonly version: number
  readonly typed: PhotosTyped['changed']
}

function PhotoCard({ photo, number, of, version, typed }: CardProps) {
  const { id } = photo
  const values = { alt: typed?.alt ?? photo.alt, room: typed?.room ?? photo.room }
  const idOf = (name: string) => `${name}-of-${id}`
  const field = fieldsOf({ values, faults: typed?.faults ?? {}, idOf, autoComplete: 'off' })
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      aria-label={sentence('homes.pictureOf', { number, of })}
      className="flex flex-col gap-4 md:flex-row md:gap-6"
    >
      <HiddenFields values={{ version, photo: id }} />
      <div className="flex shrink-0 flex-col gap-2 md:w-56">
        <div className="aspect-3/2 overflow-hidden rounded-field">
          <StayPicture photo={photo} sizes="(min-width: 48rem) 14rem, 90vw" />
        </div>
        <p className="text-ink-soft text-sm">{sentence('ui.pictureOf', { position: number, count: of })}</p>
      </div>
      <div className="flex min-w-0 grow flex-col gap-4">
        <Field {...field('alt')} label={sentence('homes.whatIsSeen')} maxLength={longestAlt} />
        <Field
          {...field('room')}
          label={sentence('homes.roomOrPart')}
          list={roomsId}
          maxLength={longestRoom}
          className="max-w-sm"
        />
        <p className="flex flex-wrap gap-2">
          <SubmitButton intent="keep">{sentence('homes.keepWords')}</SubmitButton>
          <SubmitButton intent="first" quiet disabled={number === 1}>
            {sentence('homes.first')}
          </SubmitButton>
          <SubmitButton intent="earlier" quiet disabled={number === 1}>
            {sentence('homes.earlier')}
          </SubmitButton>
          <SubmitButton intent="later" quiet disabled={number === of}>
            {sentence('homes.later')}
          </SubmitButton>
          <SubmitButton intent="remove" quiet>
            {sentence('homes.remove')}
          </SubmitButton>
        </p>
      </div>
    </Form>
  )
}

const emptyRow: PhotosTyped['rows'][number] = { alt: '', room: '', faults: {} }

function AddPhotos({ version, typed }: { readonly version: number; readonly typed: PhotosTyped | undefined }) {
  // A page that was loaded anew has lost the files; one that stood there all the time still has them in its fields.
  const [isLoadedAnew] = useState(typed !== undefined)
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="card flex flex-col gap-6 p-4 md:p-6">
      <input type="hidden" name="version" value={version} />
      {typed !== undefined && typed.added > 0 && (
        <Notice tone="plain">{sentence('homes.picturesAdded', { added: typed.added })}</Notice>
      )}
      <p className="max-w-prose text-ink-soft">
        {sentence('homes.pictureFiles', { megabytes: heaviestPicture / 1024 / 1024, leastWidth, leastHeight })}
      </p>
      {rowNumbers.map(at => (
        <NewPhotoRow key={at} at={at} row={typed?.rows[at] ?? emptyRow} isLoadedAnew={isLoadedAnew} />
      ))}
      <SubmitButton intent="add" className="self-start">
        {sentence('homes.addThese')}
      </SubmitButton>
    </Form>
  )
}

type RowProps = {
  readonly at: number
  readonly row: PhotosTyped['rows'][number]
  readonly isLoadedAnew: boolean
}

function NewPhotoRow({ at, row: { alt, room, faults, hadFile }, isLoadedAnew }: RowProps) {
  const fileFault = faults.file ?? (hadFile && isLoadedAnew ? sentence('homes.chooseFileAgain') : undefined)
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-5 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="sr-only">{sentence('homes.pictureToAdd', { number: at + 1 })}</legend>
      <div className="grid items-start gap-4 md:grid-cols-[1fr_1.4fr_1fr]">
        <Field
          id={`file-${at}`}
          name={`file-${at}`}
          type="file"
          label={sentence('homes.pictureNumber', { number: at + 1 })}
          accept="image/jpeg,image/png,image/webp,image/avif"
          fault={fileFault}
        />
        <Field
          id={`alt-${at}`}
          name={`alt-${at}`}
          label={sentence('homes.whatIsSeen')}
          defaultValue={alt}
          fault={faults.alt}
          maxLength={longestAlt}
          autoComplete="off"
        />
        <Field
          id={`room-${at}`}
          name={`room-${at}`}
          label={sentence('homes.roomOrPart')}
          list={roomsId}
          defaultValue={room}
          fault={faults.room}
          maxLength={longestRoom}
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}
