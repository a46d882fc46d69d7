// A home on other sites: conflicts first, then what each unit imports and exports.

import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import type { HomeChannels, UnitChannels } from './channels-view.ts'
import { ConflictList } from './conflict-list.tsx'
import { ExportAddress } from './export-address.tsx'
import { FeedButtons } from './feed-buttons.tsx'
import { FeedCard } from './feed-card.tsx'
import { FeedEditor } from './feed-editor.tsx'
import { emptyFeedFields, type FeedTyped } from './feed-fields.ts'
import { FeedForm } from './feed-form.tsx'
import { SetAside } from './set-aside.tsx'

type Props = { readonly channels: HomeChannels; readonly typed: FeedTyped | undefined }

export function HomeChannelsPage({ channels: { units, conflicts, mayChange }, typed }: Props) {
  return (
    <div className="flex flex-col gap-10">
      <ConflictList conflicts={conflicts} wayOn={conflict => mayChange && <SetAside conflict={conflict} />} />
      {units.length === 0 && <p className="text-ink-soft">{sentence('channels.noUnit')}</p>}
      {units.map(unit => (
        <UnitEditor
          key={unit.unitId}
          unit={unit}
          mayChange={mayChange}
          typed={typed?.unitId === unit.unitId ? typed : undefined}
          isOnly={units.length === 1}
        />
      ))}
    </div>
  )
}

type UnitProps = {
  readonly unit: UnitChannels
  readonly mayChange: boolean
  readonly typed: FeedTyped | undefined
  readonly isOnly: boolean
}

function UnitEditor({ unit, mayChange, typed, isOnly }: UnitProps) {
  const { unitId, name, feeds } = unit
  const added = typed?.feedId === undefined ? typed : undefined
  return (
    <>
      <TitledSection
        id={`read-${unitId}`}
        title={isOnly ? sentence('channels.read') : sentence('channels.readOf', { name })}
      >
        <p className="max-w-prose text-ink-soft">{sentence('channels.readHint')}</p>
        <ul className="flex flex-col gap-4">
          {feeds.map(feed => (
            <li key={feed.id} className="card p-5">
              <FeedCard feed={feed} level="h3">
                {mayChange && (
                  <>
                    <FeedButtons feed={feed} />
                    <FeedEditor unitId={unitId} feed={feed} typed={typed?.feedId === feed.id ? typed : undefined} />
                  </>
                )}
              </FeedCard>
            </li>
          ))}
        </ul>
        {feeds.length === 0 && <p className="text-ink-soft">{sentence('channels.noFeed')}</p>}
        {mayChange && (
          <div className="card p-5">
            <FeedForm
              // A form that was saved starts empty; a refused one keeps what was typed.
              key={feeds.length}
              unitId={unitId}
              fields={added?.fields ?? emptyFeedFields}
              faults={added?.faults ?? {}}
            />
          </div>
        )}
      </TitledSection>
      <TitledSection
        id={`told-${unitId}`}
        title={isOnly ? sentence('channels.told') : sentence('channels.toldOf', { name })}
      >
        <p className="max-w-prose text-ink-soft">{sentence('channels.toldHint')}</p>
        <div className="card p-5">
          <ExportAddress unit={unit} mayChange={mayChange} />
        </div>
      </TitledSection>
    </>
  )
}
