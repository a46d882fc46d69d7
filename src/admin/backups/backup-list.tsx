// The backups of the schedule: where they go, when the next is due, and those there are.

import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { BackupLine, BackupsView } from './backups-view.ts'

export function BackupList({ schedule, lines }: BackupsView) {
  return (
    <TitledSection id="backups" title={sentence('backups.title')} className="flex flex-col gap-3">
      <p className="max-w-prose break-words text-ink-soft">{schedule?.join(' ') ?? sentence('backups.none')}</p>
      {lines.length > 0 && (
        <ul className="card flex flex-col gap-2 p-5">
          {lines.map(line => (
            <li key={line.id}>
              <Line {...line} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

function Line({ said, begunAt, hasFailed, isKept }: BackupLine) {
  return (
    <>
      <p className={hasFailed ? 'text-alarm' : ''}>
        <RichSentence text={said} parts={{ time: words => <time dateTime={begunAt}>{words}</time> }} />
      </p>
      {!isKept && <p className="text-ink-soft text-sm">{sentence('backups.notOurs')}</p>}
    </>
  )
}
