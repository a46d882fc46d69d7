// The list of homes.

import { Form, Link } from 'react-router'
import type { AdminHomes } from '#admin/stays/nearby/homes-view.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'

type Props = AdminHomes & { readonly mayBegin: boolean }

export function HomeList({ find, homes, more, mayBegin }: Props) {
  return (
    <>
      <Form role="search" className="flex max-w-md items-end gap-3">
        <Field id="find" name="find" type="search" label="Name or place" defaultValue={find} className="flex-1" />
        <SubmitButton quiet>Find</SubmitButton>
      </Form>
      {homes.length === 0 && (
        <p>
          {find === ''
            ? mayBegin
              ? 'No home is entered yet. Begin with a new one.'
              : 'There is no home here for you yet.'
            : 'No home is called so. Look for fewer letters.'}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {homes.map(({ slug, name, place, status, near }) => (
          <li key={slug} className="card min-w-0 p-5">
            <Link to={`/admin/homes/${slug}`} className="link break-words font-semibold">
              {name}
            </Link>
            <p className="text-ink-soft text-sm">
              {place} · {status} ·{' '}
              {near === 0 ? 'nothing near it entered' : `${near} ${near === 1 ? 'place' : 'places'} near it`}
            </p>
          </li>
        ))}
      </ul>
      {more && <p className="text-ink-soft">There are more homes. Look for one by its name or place.</p>}
    </>
  )
}
