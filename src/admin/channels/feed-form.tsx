// The form that adds a calendar of another site, or changes its settings.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { channelProviders, providerNames } from '#channels/feeds/channel-provider.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ShownFeed } from './channels-view.ts'
import { type FeedFaults, type FeedFields, feedIntervals, longestFeedName } from './feed-fields.ts'

type Props = {
  readonly unitId: number
  /** The calendar that is changed; without it one is added. */
  readonly feed?: Pick<ShownFeed, 'id' | 'name' | 'seen'>
  readonly fields: FeedFields
  readonly faults: FeedFaults
}

const intervalWords: Readonly<Record<(typeof feedIntervals)[number], () => string>> = {
  15: () => sentence('channels.every15Minutes'),
  30: () => sentence('channels.everyHalfHour'),
  60: () => sentence('channels.everyHour'),
  180: () => sentence('channels.everyThreeHours'),
  720: () => sentence('channels.twiceADay'),
}

export function FeedForm({ unitId, feed, fields, faults }: Props) {
  const idOf = (name: string) => `${name}-${feed?.id ?? unitId}`
  const field = fieldsOf({ values: fields, faults, idOf, autoComplete: 'off' })
  return (
    <Form
      method="post"
      className="flex flex-col gap-5"
      aria-label={feed ? sentence('channels.changeNamed', { name: feed.name }) : sentence('channels.follow')}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={feed ? { feed: feed.id, seen: feed.seen } : { unit: unitId }} />
      <Field
        {...field('address')}
        label={feed ? sentence('channels.newAddress') : sentence('channels.itsAddress')}
        hint={feed ? sentence('channels.keepsAddress') : sentence('channels.whereToFind')}
        type="url"
        spellCheck={false}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField
          {...field('provider')}
          label={sentence('channels.site')}
          choices={channelProviders.map(value => ({ value, label: providerNames[value]() }))}
        />
        <Field
          {...field('name')}
          label={sentence('channels.name')}
          hint={sentence('channels.nameHint')}
          maxLength={longestFeedName}
        />
        <SelectField
          {...field('everyMinutes')}
          label={sentence('channels.look')}
          choices={feedIntervals.map(value => ({ value, label: intervalWords[value]() }))}
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
          {sentence('channels.ignoreHorizon')}
          <span className="block text-ink-soft text-sm">{sentence('channels.ignoreHorizonHint')}</span>
        </span>
      </label>
      {feed ? (
        <SubmitButton intent="edit-feed" className="self-start">
          <RichSentence
            text={sentence('channels.save', { name: feed.name })}
            parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
          />
        </SubmitButton>
      ) : (
        <SubmitButton intent="add-feed" className="self-start">
          {sentence('channels.followThis')}
        </SubmitButton>
      )}
    </Form>
  )
}
