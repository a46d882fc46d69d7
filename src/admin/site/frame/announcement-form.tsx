// The form of the announcement above every page.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { AnnouncementBar } from '#shell/frame/announcement-bar.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { Tick } from '#ui/tick.tsx'
import type { FrameFormProps } from './frame-view.ts'

export function AnnouncementForm({ version, values, languages, typed, mayChange }: FrameFormProps) {
  const shown = typed?.values ?? values
  const field = fieldsOf({ values: shown, faults: typed?.faults ?? {}, autoComplete: 'off' })
  return (
    <TitledSection
      id="announcement"
      title={sentence('site.announcement')}
      className="card flex flex-col gap-4 p-5 md:p-6"
    >
      <p className="text-ink-soft">{sentence('site.announcementHint')}</p>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        <HiddenFields values={{ version }} />
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-5">
          <button type="submit" name="intent" value="announcement" className="sr-only" tabIndex={-1} aria-hidden="true">
            {sentence('homes.keepChanges')}
          </button>
          {languages.map(({ code, name }, at) => (
            <div key={code} className="grid min-w-0 items-start gap-3 sm:grid-cols-[2fr_1fr]">
              <input type="hidden" name={`language-${at}`} value={code} />
              <Field
                {...field(`text-${at}`)}
                label={sentence('site.announcementText', { language: name })}
                maxLength={200}
              />
              <Field
                {...field(`more-${at}`)}
                label={sentence('site.announcementMore', { language: name })}
                maxLength={40}
              />
            </div>
          ))}
          <Field
            {...field('to')}
            label={sentence('site.announcementTo')}
            hint={sentence('site.linkToHint')}
            inputMode="url"
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              {...field('from')}
              type="date"
              label={sentence('site.shownFrom')}
              hint={sentence('site.daysByUtc')}
            />
            <Field {...field('until')} type="date" label={sentence('site.shownUntil')} />
          </div>
          <Tick name="isDismissible" label={sentence('site.isDismissible')} isTicked={shown.isDismissible === 'yes'} />
          {mayChange && (
            <div className="flex flex-wrap gap-3">
              <SubmitButton intent="announcement">{sentence('homes.keepChanges')}</SubmitButton>
              <SubmitButton intent="preview-announcement" quiet>
                {sentence('site.preview')}
              </SubmitButton>
            </div>
          )}
        </fieldset>
      </Form>
      {typed?.announcement && (
        <section aria-label={sentence('site.preview')}>
          <AnnouncementBar announcement={typed.announcement} back={undefined} />
        </section>
      )}
    </TitledSection>
  )
}
