// The list of homes.

import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { AdminHomes } from '#admin/stays/nearby/homes-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'

type Props = AdminHomes & {
  readonly mayBegin: boolean
  /** Whether homes can be ticked, to change several at once. */
  readonly mayTick: boolean
}

export function HomeList({ find, homes, more, mayBegin, mayTick }: Props) {
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
      <Frame mayTick={mayTick}>
        <ul className="grid gap-3 md:grid-cols-2">
          {homes.map(({ slug, name, place, status, near }) => (
            <li key={slug} className="card flex min-w-0 gap-3 p-5">
              {mayTick && (
                <input
                  type="checkbox"
                  name="home"
                  value={slug}
                  aria-label={sentence('many.tick', { name })}
                  className="mt-1 size-4 shrink-0"
                />
              )}
              <div className="min-w-0">
                <Link to={`/admin/homes/${slug}`} className="link break-words font-semibold">
                  {name}
                </Link>
                <p className="text-ink-soft text-sm">
                  {place} · {status} · {sentence('homes.placesNear', { near })}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {more && <p className="text-ink-soft">{sentence('homes.moreHomes')}</p>}
        {mayTick && homes.length > 1 && (
          <SubmitButton quiet className="self-start">
            {sentence('many.changeThese')}
          </SubmitButton>
        )}
      </Frame>
    </>
  )
}

/** With ticks a form that leads to the page of all that are ticked. */
function Frame({ mayTick, children }: { readonly mayTick: boolean; readonly children: ReactNode }) {
  const className = 'flex flex-col gap-5'
  if (!mayTick) return <div className={className}>{children}</div>
  return (
    <Form action="/admin/rates" className={className} aria-label={sentence('many.whichHomes')}>
      {children}
    </Form>
  )
}
