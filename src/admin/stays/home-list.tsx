// The list of homes.

import { Form, Link } from 'react-router'
import type { AdminHomes } from '#admin/stays/nearby/homes-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'

type Props = AdminHomes & { readonly mayBegin: boolean }

export function HomeList({ find, homes, more, mayBegin }: Props) {
  return (
    <>
      <Form role="search" className="flex max-w-md items-end gap-3">
        <Field
          id="find"
          name="find"
          type="search"
          label={sentence('homes.nameOrPlace')}
          defaultValue={find}
          className="flex-1"
        />
        <SubmitButton quiet>{sentence('homes.find')}</SubmitButton>
      </Form>
      {homes.length === 0 && (
        <p>
          {find === ''
            ? mayBegin
              ? sentence('homes.listEmpty')
              : sentence('homes.listEmptyForYou')
            : sentence('homes.notFound')}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {homes.map(({ slug, name, place, status, near }) => (
          <li key={slug} className="card min-w-0 p-5">
            <Link to={`/admin/homes/${slug}`} className="link break-words font-semibold">
              {name}
            </Link>
            <p className="text-ink-soft text-sm">
              {place} · {status} · {sentence('homes.placesNear', { near })}
            </p>
          </li>
        ))}
      </ul>
      {more && <p className="text-ink-soft">{sentence('homes.moreHomes')}</p>}
    </>
  )
}
