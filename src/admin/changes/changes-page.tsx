// The trail: what it is limited to, and each act with what differs.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'

type FormProps = {
  readonly values: Readonly<Record<string, string>>
  readonly areas: readonly { readonly value: string; readonly label: string }[]
  readonly people: readonly { readonly value: string; readonly label: string }[]
  readonly isLimited: boolean
  /** What else the address limits it to. */
  readonly kept: Readonly<Record<string, string>>
}

export function ChangesForm({ values, areas, people, isLimited, kept }: FormProps) {
  const field = fieldsOf({ values, faults: {} })
  return (
    <Form method="get" action="/admin/changes" className="flex flex-col gap-4" noValidate>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field {...field('find')} type="search" maxLength={80} label={sentence('changes.find')} />
        <SelectField
          {...field('area')}
          label={sentence('people.area')}
          choices={areas}
          empty={sentence('changes.any')}
        />
        <SelectField {...field('by')} label={sentence('changes.by')} choices={people} empty={sentence('changes.any')} />
        <Field {...field('since')} type="date" label={sentence('changes.since')} />
        <Field {...field('until')} type="date" label={sentence('changes.until')} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button">
            {sentence('changes.show')}
          </button>
          {isLimited && (
            <Link to="/admin/changes" className="button button-quiet">
              {sentence('changes.all')}
            </Link>
          )}
        </div>
      </div>
    </Form>
  )
}

type Act = {
  readonly act: number
  readonly when: string
  readonly by: string
  readonly way: string
  readonly changes: readonly Change[]
}

type Change = {
  readonly id: number
  readonly deed: string
  readonly about: string
  readonly fields: readonly {
    readonly name: string
    readonly isCode: boolean
    readonly from: string | undefined
    readonly to: string | undefined
  }[]
}

export function ActList({ acts }: { readonly acts: readonly Act[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {acts.map(({ act, when, by, way, changes }) => (
        <li key={act} className="card flex flex-col gap-3 p-4 md:p-5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="font-semibold">{by}</bdi>
            <span className="text-ink-soft text-sm tabular-nums">{when}</span>
            <span className="text-ink-soft text-sm">{way}</span>
          </p>
          <ul className="flex flex-col gap-3">
            {changes.map(change => (
              <ChangeEntry key={change.id} {...change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ChangeEntry({ deed, about, fields }: Change) {
  return (
    <li className="border-line border-t pt-3">
      <p className="break-words">
        {deed}
        {about && <bdi className="ms-2 text-ink-soft">{about}</bdi>}
      </p>
      {fields.length > 0 && (
        <details open={fields.length <= 4}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {sentence('changes.fields', { fields: fields.length })}
          </summary>
          <dl className="flex flex-col gap-2 text-sm">
            {fields.map(({ name, isCode, from, to }) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
                <dt className="text-ink-soft">
                  {isCode ? (
                    <span lang="en" dir="ltr">
                      {name}
                    </span>
                  ) : (
                    name
                  )}
                </dt>
                <dd className="min-w-0 break-words">
                  <Value label={sentence('changes.before')} text={from} />
                  <span aria-hidden="true" className="mx-1 inline-block rtl:-scale-x-100">
                    →
                  </span>
                  <Value label={sentence('changes.after')} text={to} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

/** Values stand as they were stored, in whatever language. */
function Value({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  return (
    <span>
      <span className="sr-only">{label} </span>
      {text === undefined ? (
        <span className="text-ink-soft">{sentence('changes.nothing')}</span>
      ) : (
        <bdi lang="zxx" className="whitespace-pre-wrap">
          {text}
        </bdi>
      )}
    </span>
  )
}
