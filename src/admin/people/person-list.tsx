// Who works here: their roles, last sign-in and second factor.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Sentences } from '#ui/section.tsx'

type PersonRow = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly roles: readonly string[]
  readonly lastSignIn: string
  readonly secondFactor: string
  /** Of the page on which the roles are changed; undefined where the reader may not. */
  readonly address: string | undefined
  readonly isYou: boolean
}

export function PersonList({ people }: { readonly people: readonly PersonRow[] }) {
  return (
    <ul className="card divide-y divide-line">
      {people.map(({ id, name, email, roles, lastSignIn, secondFactor, address, isYou }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 p-4 md:grid-cols-[2fr_3fr_14rem] md:items-center">
          <div className="min-w-0">
            <p className="break-words font-semibold">
              <bdi>{name}</bdi> {isYou && <span className="font-normal text-ink-soft">{sentence('people.you')}</span>}
            </p>
            {email && email !== name && <p className="break-words text-ink-soft text-sm">{email}</p>}
          </div>
          <div className="min-w-0">
            <Sentences sentences={roles} />
            <p className="text-ink-soft text-sm">
              {lastSignIn} {secondFactor}
            </p>
          </div>
          {address && <TextLink to={address}>{sentence('people.change', { name })}</TextLink>}
        </li>
      ))}
    </ul>
  )
}
