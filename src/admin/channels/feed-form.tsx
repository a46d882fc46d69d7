// The form that adds a calendar of another site, or changes its settings.

import { Form } from 'react-router'
import { channelProviders, providerNames } from '#channels/feeds/channel-provider.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import type { ShownFeed } from './channels-view.ts'
import { type FeedFaults, type FeedFields, feedIntervals, longestFeedName } from './feed-fields.ts'

type Props = {
  readonly unitId: number
  /** The calendar that is changed; without it one is added. */
  readonly feed?: Pick<ShownFeed, 'id' | 'name' | 'seen'>
  readonly fields: FeedFields
  readonly faults: FeedFaults
}

const intervalWords: Readonly<Record<(typeof feedIntervals)[number], string>> = {
  15: 'Every 15 minutes',
  30: 'Every half hour',
  60: 'Every hour',
  180: 'Every three hours',
  720: 'Twice a day',
}

const whereToFind =
  'On the other site it is called calendar export, iCal link or sync address. Keep it to yourself: whoever has it reads that calendar.'
const keepsAddress =
  'It is not shown here; empty leaves it as it is. The nights that the old one told stay closed until you say that the new one is right.'

export function FeedForm({ unitId, feed, fields, faults }: Props) {
  const idOf = (name: string) => `${name}-${feed?.id ?? unitId}`
  const field = fieldsOf({ values: fields, faults, idOf, autoComplete: 'off' })
  return (
    <Form
      method="post"
      className="flex flex-col gap-5"
      aria-label={feed ? `Change ${feed.name}` : 'Follow a calendar'}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={feed ? { feed: feed.id, seen: feed.seen } : { unit: unitId }} />
      <Field
        {...field('address')}
        label={feed ? 'New address of its calendar' : 'Address of its calendar'}
        hint={feed ? keepsAddress : whereToFind}
        type="url"
        spellCheck={false}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField
          {...field('provider')}
          label="Site"
          choices={channelProviders.map(value => ({ value, label: providerNames[value] }))}
        />
        <Field {...field('name')} label="Name" hint="Empty takes the name of the site." maxLength={longestFeedName} />
        <SelectField
          {...field('everyMinutes')}
          label="Look"
          choices={feedIntervals.map(value => ({ value, label: intervalWords[value] }))}
        />
      </div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name="ignoreHorizon"
          value="on"
          defaultChecked={fields.ignoreHorizon !== ''}
          className="mt-1 size-4 shrink-0"
        />
        <span>
          Leave out the far end
          <span className="block text-ink-soft text-sm">
            For sites that show everything beyond the months they sell as closed. Here it stays on offer.
          </span>
        </span>
      </label>
      {feed ? (
        <SubmitButton intent="edit-feed" className="self-start">
          Save<span className="sr-only"> {feed.name}</span>
        </SubmitButton>
      ) : (
        <SubmitButton intent="add-feed" className="self-start">
          Follow this calendar
        </SubmitButton>
      )}
    </Form>
  )
}
