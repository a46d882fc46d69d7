// How long ended data stay with the site, for the privacy page.

import type { Retention } from '#platform/tools/retention.ts'
import { days, hours, type Milliseconds } from '#values/duration.ts'
import { sayDays } from './stored-table.ts'

export function RetentionList({ periods }: { readonly periods: readonly Retention[] }) {
  return (
    <table className="stored-list">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Removed</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ what, keptFor, from }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {sayPeriod(keptFor)} {from}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sayPeriod(length: Milliseconds): string {
  if (length === 0) return 'within an hour'
  if (length < days(1)) return length === hours(1) ? 'an hour' : `${length / hours(1)} hours`
  return sayDays(length / days(1))
}
