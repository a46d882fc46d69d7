// The views of the list of bookings: those that every site has, and those that operators saved.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { BookingListView, ViewLink } from './listed-view.ts'

export function ViewLinks({ builtIn, saved }: Pick<BookingListView, 'builtIn' | 'saved'>) {
  return (
    <nav aria-label={sentence('bookingList.views')}>
      <ul className="flex flex-wrap gap-2">
        {[...builtIn, ...saved].map(view => (
          <li key={`${view.label} ${view.to}`}>
            <ViewChip view={view} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ViewChip({ view: { to, label, isCurrent } }: { readonly view: ViewLink }) {
  const look = isCurrent ? 'border-clay bg-dawn font-semibold' : 'border-line bg-card hover:border-edge'
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`inline-flex min-h-11 max-w-full items-center break-words rounded-full border px-4 ${look}`}
    >
      {label}
    </Link>
  )
}

type SaveProps = Pick<BookingListView, 'saved' | 'query'> & {
  readonly mayShare: boolean
  readonly typed: { readonly name: string; readonly isShared: boolean } | undefined
  readonly fault: string | undefined
}

export function SaveView({ saved, query, mayShare, typed, fault }: SaveProps) {
  return (
    <details open={typed !== undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {sentence('bookingList.saveOrRemove')}
      </summary>
      <div className="flex flex-col gap-6 pt-3">
        <Form method="post" className="flex max-w-md flex-col items-start gap-3">
          <HiddenFields values={{ query }} />
          <Field
            id="view-name"
            name="name"
            label={sentence('bookingList.viewName')}
            hint={sentence('bookingList.viewHint')}
            maxLength={60}
            required
            defaultValue={typed?.name}
            fault={fault}
          />
          {mayShare && (
            <label className="inline-flex min-h-11 items-center gap-2">
              <input type="checkbox" name="isShared" defaultChecked={typed?.isShared} />
              {sentence('bookingList.share')}
            </label>
          )}
          <SubmitButton intent="save-view" quiet>
            {sentence('bookingList.saveView')}
          </SubmitButton>
        </Form>
        {saved.length > 0 && (
          <ul className="flex flex-col gap-2">
            {saved.map(({ id, label, isShared, mayRemove }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <span className="break-words">
                  {isShared ? sentence('bookingList.shared', { name: label }) : label}
                </span>
                {mayRemove && (
                  <Form method="post">
                    <HiddenFields values={{ view: id, query }} />
                    <SubmitButton intent="remove-view" quiet>
                      <RichSentence
                        text={sentence('bookingList.removeView', { name: label })}
                        parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
                      />
                    </SubmitButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
