// How long ended data stay with the site, for the privacy page.

import { sentence } from '#catalogue/sentence.ts'

/** What is kept, and when it is removed. */
type Period = { readonly what: string; readonly removed: string }

export function RetentionList({ periods }: { readonly periods: readonly Period[] }) {
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
