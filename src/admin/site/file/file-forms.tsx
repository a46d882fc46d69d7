// The forms of the site's file: get it, look at one, import it.

import { Form } from 'react-router'
import { nameOfPage } from '#admin/site/texts/text-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { partsOfSite, type SiteChange, type SiteFileTyped } from './site-file-view.ts'

export function ExportLink() {
  return (
    <TitledSection id="export" title={sentence('site.exportFile')} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-ink-soft">{sentence('site.exportHint')}</p>
      {/* A file, not a page. */}
      <a href="/admin/site/file.json" download className="button button-quiet self-start">
        {sentence('site.download')}
      </a>
    </TitledSection>
  )
}

export function ImportForms({ typed }: { readonly typed: SiteFileTyped | undefined }) {
  const faults = typed?.faults ?? []
  return (
    <TitledSection id="import" title={sentence('site.importFile')} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-ink-soft">{sentence('site.importHint')}</p>
      <Form method="post" encType="multipart/form-data" preventScrollReset className="flex flex-col gap-4">
        <Field
          id="file"
          name="file"
          type="file"
          accept="application/json,.json"
          label={sentence('site.fileToImport')}
          fault={faults.length === 1 ? faults[0] : faults.length > 1 ? sentence('site.fileFaults') : undefined}
        />
        {faults.length > 1 && (
          <div className="text-alarm text-sm" dir="auto">
            <Sentences sentences={faults} />
          </div>
        )}
        <SubmitButton intent="preview-file" quiet className="self-start">
          {sentence('site.previewFile')}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}

export function ImportPreview({ preview }: { readonly preview: NonNullable<SiteFileTyped['preview']> }) {
  const { changes, seen, content } = preview
  const hasChanges = changes.some(({ kind }) => kind !== 'same' && kind !== 'closed')
  return (
    <section aria-labelledby="changes" className="card flex flex-col gap-4 p-5 md:p-6" role="status">
      <h2 id="changes" className="font-display text-2xl">
        {sentence('site.fileChanges')}
      </h2>
      <dl className="flex flex-col divide-y divide-line">
        {partsOfSite.map(part => {
          const some = changes.filter(change => change.part === part)
          if (some.length === 0) return null
          return (
            <div key={part} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{sentence('site.partOfSite', { part })}</dt>
              <dd className="min-w-0">
                <ChangesOfPart changes={some} />
              </dd>
            </div>
          )
        })}
      </dl>
      {hasChanges ? (
        <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
          <HiddenFields values={{ seen, content }} />
          <p>{sentence('site.importAtOnce')}</p>
          <SubmitButton intent="import" className="self-start">
            {sentence('site.importNow')}
          </SubmitButton>
        </Form>
      ) : (
        <p>{sentence('site.fileChangesNothing')}</p>
      )}
    </section>
  )
}

/** Each that is not as it is here, and how many are. */
function ChangesOfPart({ changes }: { readonly changes: readonly SiteChange[] }) {
  const same = changes.filter(({ kind }) => kind === 'same').length
  const others = changes.filter(({ kind }) => kind !== 'same')
  const isOne = changes.every(({ name }) => name === '')
  return (
    <ul className="flex flex-col gap-1">
      {others.map(({ part, name, kind }) => (
        <li key={name} className="break-words">
          {name !== '' && <bdi>{sayName(part, name)}</bdi>}{' '}
          <span className={name === '' ? undefined : 'text-ink-soft'}>
            {sentence('site.kindOfChange', { kind: part === 'page' && kind === 'gone' ? 'hidden' : kind })}
          </span>
        </li>
      ))}
      {same > 0 && (
        <li className="text-ink-soft">{isOne ? sentence('site.sameAsHere') : sentence('site.sameCount', { same })}</li>
      )}
    </ul>
  )
}

/** Pages and pictures as they are called elsewhere, a former address with its letters instead of their codes. */
function sayName(part: SiteChange['part'], name: string): string {
  if (part === 'picture') return sentence('site.pictureOf', { kind: name })
  return part === 'redirect' ? decodeURI(name) : nameOfPage(name)
}
