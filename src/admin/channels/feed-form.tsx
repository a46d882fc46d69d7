// The form by which an operator has a calendar of another site followed, or changes what is set about one.

import { Form } from 'react-router'
import { channelProviders, providerNames } from '#channels/feeds/channel-provider.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
  const id = (name: string) => `${name}-${feed?.id ?? unitId}`
  return (
    <Form
      method="post"
      className="flex flex-col gap-5"
      aria-label={feed ? `Change ${feed.name}` : 'Follow a calendar'}
      preventScrollReset
      noValidate
    >
      {feed ? (
        <>
          <input type="hidden" name="feed" value={feed.id} />
          <input type="hidden" name="seen" value={feed.seen} />
        </>
      ) : (
        <input type="hidden" name="unit" value={unitId} />
      )}
      <Field
        id={id('address')}
        name="address"
        label={feed ? 'New address of its calendar' : 'Address of its calendar'}
        hint={feed ? keepsAddress : whereToFind}
        type="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={fields.address}
        fault={faults.address}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField
          id={id('provider')}
          name="provider"
          label="Site"
          defaultValue={fields.provider}
          fault={faults.provider}
        >
          {channelProviders.map(each => (
            <option key={each} value={each}>
              {providerNames[each]}
            </option>
          ))}
        </SelectField>
        <Field
          id={id('name')}
          name="name"
          label="Name"
          hint="Empty takes the name of the site."
          maxLength={longestFeedName}
          autoComplete="off"
          defaultValue={fields.name}
          fault={faults.name}
        />
        <SelectField
          id={id('everyMinutes')}
          name="everyMinutes"
          label="Look"
          defaultValue={fields.everyMinutes}
          fault={faults.everyMinutes}
        >
          {feedIntervals.map(each => (
            <option key={each} value={each}>
              {intervalWords[each]}
            </option>
          ))}
        </SelectField>
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
        <button type="submit" name="intent" value="edit-feed" className="button self-start">
          Save<span className="sr-only"> {feed.name}</span>
        </button>
      ) : (
        <button type="submit" name="intent" value="add-feed" className="button self-start">
          Follow this calendar
        </button>
      )}
    </Form>
  )
}
