// Everything stored in a browser, with purpose and period, for the settings and the privacy page.

import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { type StoredFor, storedTable } from './stored-table.ts'

export type StoredListProps = {
  /** One group alone, as `Stored` names it. */
  readonly group?: string
  readonly settings: StoredFor
}

export function StoredList({ group, settings }: StoredListProps) {
  const rows = storedTable.filter(row => group === undefined || row.group === group)
  if (rows.length === 0) return null
  return (
    <table className="stored-list">
      <thead>
        <tr>
          <th scope="col">{sentence('consent.storedName')}</th>
          <th scope="col">{sentence('consent.storedPurpose')}</th>
          <th scope="col">{sentence('consent.storedPeriod')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.name}>
            <th scope="row">
              <RichSentence
                text={sentence('consent.storedWhere', { place: row.place })}
                parts={{ name: () => <code>{row.name}</code> }}
              />
            </th>
            <td>{row.purpose()}</td>
            <td>{row.period(settings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
