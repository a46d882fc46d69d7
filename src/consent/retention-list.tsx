// How long ended data stay with the site, for the privacy page.

import { sentence } from '#catalogue/sentence.ts'
import type { Retention } from '#platform/tools/retention.ts'
import { days, hours, type Milliseconds } from '#values/duration.ts'
import { sayDays } from './stored-table.ts'

export function RetentionList({ periods }: { readonly periods: readonly Retention[] }) {
  return (
    <table className="stored-list">
      <thead>
        <tr>
          <th scope="col">{sentence('consent.retainedWhat')}</th>
          <th scope="col">{sentence('consent.retainedPeriod')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ what, keptFor, from }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{sentence('consent.removedFrom', { period: sayPeriod(keptFor), from })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sayPeriod(length: Milliseconds): string {
  if (length === 0) return sentence('consent.withinAnHour')
  if (length < days(1)) return sentence('consent.hours', { count: length / hours(1) })
  return sayDays(length / days(1))
}
