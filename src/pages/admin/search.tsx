// Searching the admin without script, and the whole of what was found.

import { Form } from 'react-router'
import { longestSearch, readSearchAddress, searchAddress, shortestSearch } from '#admin/search/search-address.ts'
import { searchAdmin } from '#admin/search/search-admin.server.ts'
import { SearchResults } from '#admin/search/search-results.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { may } from '#users/permissions/permissions.ts'
import { listPage, partOf } from '#values/list-part.ts'
import type { Route } from './+types/search'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { text, only, skip } = readSearchAddress(url.searchParams)
  const { totals, ...found } = await searchAdmin(tools, operator, { text, only, skip, most: listPage })
  const part = (kind: 'bookings' | 'homes') =>
    partOf({ total: totals[kind], shown: found[kind].length, skip }, from => searchAddress(text, { kind, from }))
  return {
    head: { title: sentence('adminFrame.search') },
    ...{ text, found, totals, isTooShort: text.length < shortestSearch, knowsGuests: may(operator, 'contact') },
    parts: {
      bookings: only === 'homes' ? undefined : part('bookings'),
      homes: only === 'bookings' ? undefined : part('homes'),
    },
  }
}

export default function AdminSearch({ loaderData }: Route.ComponentProps) {
  const { text, isTooShort, knowsGuests } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('adminFrame.search')}</h1>
      <Form action="/admin/search" role="search" className="flex flex-wrap items-end gap-3">
        <Field
          // What was looked for elsewhere comes into it.
          key={text}
          id="search"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={longestSearch}
          defaultValue={text}
          className="max-w-xl flex-1 basis-64"
          label={sentence('adminFrame.searchAll')}
          hint={knowsGuests ? sentence('adminFrame.searchHint') : sentence('adminFrame.searchHintHomes')}
        />
        <SubmitButton className="mb-6">{sentence('adminFrame.search')}</SubmitButton>
      </Form>
      {text !== '' && isTooShort ? <p>{sentence('adminFrame.tooShort')}</p> : null}
      {!isTooShort && <SearchResults {...loaderData} />}
    </div>
  )
}
