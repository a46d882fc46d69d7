// How long ended data stay with the site, for the privacy page.

import { sentence } from '#catalogue/sentence.ts'
import type { RetentionPeriod } from './retention-periods.server.ts'

export function RetentionList({ periods }: { readonly periods: readonly RetentionPeriod[] }) {
  return (
    <table className="stored-list">
      <thead>
        <tr>
          <th scope="col">{sentence('consent.retainedWhat')}</th>
          <th scope="col">{sentence('consent.retainedPeriod')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ what, removed }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{removed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
