// The parts of a house manual, each with its form, and a form for a new one.

import { Form } from 'react-router'
import { longestSectionTitle, mostSections } from '#admin/stays/form/home-limits.ts'
import { longestAlt } from '#admin/stays/photos/photos-input.ts'
import { heaviestPicture, leastHeight, leastWidth } from '#admin/stays/photos/picture-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Photo } from '#stays/photos/photo.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ManualTyped } from './manual-input.ts'

type SectionHere = {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly alt: string
  readonly photo: Photo | undefined
}

type EditorProps = {
  readonly version: number
  readonly sections: readonly SectionHere[]
  readonly typed: ManualTyped | undefined
}

export function ManualEditor({ version, sections, typed }: EditorProps) {
  const typedFor = (section: string) => (typed?.values.section === section ? typed : undefined)
  return (
    <>
      <TitledSection id="manual" title={sentence('arrival.manualSection')}>
        <p className="max-w-prose text-ink-soft">{sentence('arrival.manualIntro')}</p>
        {sections.length === 0 && <p>{sentence('homes.nothingEntered')}</p>}
        {sections.map((section, at) => {
          const again = typedFor(String(section.id))
          return (
            <details key={`${section.id} ${version}`} open={again !== undefined} className="card p-5">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">{section.title}</summary>
              <SectionForm
                version={version}
                section={section}
                isFirst={at === 0}
                isLast={at === sections.length - 1}
                typed={again}
              />
            </details>
          )
        })}
      </TitledSection>
      <TitledSection id="one-more" title={sentence('arrival.oneMoreSection')}>
        {sections.length < mostSections ? (
          <div className="card p-5">
            <SectionForm key={version} version={version} typed={typedFor('')} />
          </div>
        ) : (
          <p>{sentence('arrival.tooManySections', { mostSections })}</p>
        )}
      </TitledSection>
    </>
  )
}

type SectionFormProps = {
  readonly version: number
  /** Undefined for a new one. */
  readonly section?: SectionHere
  readonly isFirst?: boolean
  readonly isLast?: boolean
  readonly typed: ManualTyped | undefined
}

function SectionForm({ version, section, isFirst, isLast, typed }: SectionFormProps) {
  const { title = '', text = '', alt = '' } = typed?.values ?? section ?? {}
  const faults = typed?.faults ?? {}
  const idOf = (name: string) => `${name}-${section?.id ?? 'new'}`
  const field = fieldsOf({ values: { title, text, alt }, faults, idOf, autoComplete: 'off' })
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="flex flex-col gap-5 pt-3"
      aria-label={section?.title ?? sentence('arrival.newSection')}
    >
      <HiddenFields values={{ version, section: section?.id ?? '' }} />
      {/* Enter in a field presses the first button of a form, which is not to be another. */}
      <button type="submit" name="intent" value="keep" className="sr-only" tabIndex={-1} aria-hidden="true">
        {sentence('homes.keepChanges')}
      </button>
      <Field {...field('title')} label={sentence('arrival.sectionTitle')} maxLength={longestSectionTitle} />
      <TextArea
        {...field('text')}
        label={sentence('arrival.sectionText')}
        hint={sentence('homes.descriptionHint')}
        rows={6}
      />
      {section?.photo && (
        <div className="max-w-xs overflow-hidden rounded-field">
          <StayPicture photo={section.photo} sizes="20rem" />
        </div>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field
          id={idOf('picture')}
          name="picture"
          type="file"
          label={section?.photo ? sentence('arrival.otherPicture') : sentence('arrival.picture')}
          hint={sentence('homes.pictureFiles', { megabytes: heaviestPicture / 1024 / 1024, leastWidth, leastHeight })}
          accept="image/jpeg,image/png,image/webp,image/avif"
          fault={faults.picture}
        />
        <Field {...field('alt')} label={sentence('homes.whatIsSeen')} maxLength={longestAlt} />
      </div>
      <p className="flex flex-wrap gap-2">
        <SubmitButton intent="keep">
          {section ? sentence('homes.keepChanges') : sentence('arrival.addSection')}
        </SubmitButton>
        {section && <SectionButtons isFirst={isFirst} isLast={isLast} hasPicture={section.photo !== undefined} />}
      </p>
    </Form>
  )
}

type ButtonsProps = Pick<SectionFormProps, 'isFirst' | 'isLast'> & { readonly hasPicture: boolean }

function SectionButtons({ isFirst, isLast, hasPicture }: ButtonsProps) {
  return (
    <>
      <SubmitButton intent="earlier" quiet disabled={isFirst}>
        {sentence('homes.earlier')}
      </SubmitButton>
      <SubmitButton intent="later" quiet disabled={isLast}>
        {sentence('homes.later')}
      </SubmitButton>
      {hasPicture && (
        <SubmitButton intent="remove-picture" quiet>
          {sentence('arrival.removePicture')}
        </SubmitButton>
      )}
      <SubmitButton intent="remove" quiet>
        {sentence('homes.remove')}
      </SubmitButton>
    </>
  )
}
