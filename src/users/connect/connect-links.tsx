// The other providers at which one may sign in: one plain link each.

import { sentence } from '#catalogue/sentence.ts'
import { connectPath } from './connect-path.ts'

type ConnectLink = { readonly id: string; readonly name: string }

export function ConnectLinks({ providers }: { readonly providers: readonly ConnectLink[] }) {
  if (providers.length === 0) return null
  return (
    <ul className="mt-5 flex flex-col gap-3" aria-label={sentence('users.signInElsewhere')}>
      {providers.map(({ id, name }) => (
        <li key={id}>
          {/* A plain link: it leaves the app for our server, which sends the browser on. */}
          <a href={connectPath(id)} className="button button-quiet w-full">
            {sentence('users.signInWith', { provider: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
