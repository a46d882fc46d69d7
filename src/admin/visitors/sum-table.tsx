// Sums with a small bar beside each, as a table.

import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import type { VisitorSums } from './visitor-sums.ts'

export function SumsTable({ id, title, about, rows }: VisitorSums) {
  return (
    <TitledSection id={id} title={title} className="card flex flex-col gap-3 p-5 md:p-6">
      {about && <p className="max-w-prose text-ink-soft">{about}</p>}
      {rows.length === 0 ? (
        <p>{sentence('visitors.none')}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{sentence('visitors.count')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, percent }) => (
              <tr key={name} className="border-line border-t first:border-t-0">
                <th scope="row" className="break-words py-2 pe-4 text-start font-normal">
                  {name}
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1.5 rounded-full bg-moss"
                    style={{ inlineSize: `${percent}%` }}
                  />
                </th>
                <td className="w-20 py-2 text-end align-top">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  )
}
