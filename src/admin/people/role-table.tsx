// What each role may do, as a table.

import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'

type TableProps = {
  readonly roles: readonly string[]
  readonly rows: readonly { readonly area: string; readonly cells: readonly string[] }[]
}

/** It scrolls sideways where it is too wide, also by the keyboard. */
export function RoleTable({ roles, rows }: TableProps) {
  return (
    <TitledSection id="roles" title={sentence('people.roleTable')}>
      <p className="max-w-prose text-ink-soft">{sentence('people.roleTableHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keyboard */}
      <section className="overflow-x-auto" aria-label={sentence('people.roles')} tabIndex={0}>
        <table className="w-full min-w-3xl text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-2 pe-4 text-start">
                {sentence('people.area')}
              </th>
              {roles.map(role => (
                <th key={role} scope="col" className="py-2 pe-4 text-start">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ area, cells }) => (
              <tr key={area} className="border-line border-t align-top">
                <th scope="row" className="min-w-48 py-2 pe-4 text-start font-normal">
                  {area}
                </th>
                {cells.map((cell, at) => (
                  <td key={roles[at]} className="py-2 pe-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </TitledSection>
  )
}
