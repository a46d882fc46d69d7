// What the list of bookings is limited to: a plain form, so that all of it stands in the address.

import { Form, Link } from 'react-router'
import { sayState } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { listedStates, usualOrder } from './booking-filter.ts'
import { channelNames, dateNames, moneyNames, orderNames } from './list-words.ts'
import type { BookingListView } from './listed-view.ts'

type Props = Pick<
  BookingListView,
  'builtIn' | 'saved' | 'filter' | 'homes' | 'seesGuests' | 'seesMoney' | 'isLimited' | 'query'
>

export function FilterForm({ builtIn, saved, filter, homes, seesGuests, seesMoney, isLimited, query }: Props) {
  const { state = [], ...chosen } = filter
  const { home, channel, money, since, until } = chosen
  const further = [state.length > 0, home, channel, money, since, until].filter(Boolean).length
  const values = { ...chosen, by: chosen.by ?? 'arrival', sort: chosen.sort ?? usualOrder }
  const field = fieldsOf({ values, faults: {} })
  return (
    // Its fields keep what somebody chose until another address is shown.
    <Form key={query} method="get" action="/admin/bookings" className="flex flex-col gap-4" noValidate>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          {...field('find')}
          type="search"
          maxLength={80}
          className="w-full grow sm:w-64"
          label={seesGuests ? sentence('bookingList.findGuest') : sentence('bookingList.findReference')}
        />
        <SelectField {...field('sort')} label={sentence('bookingList.sort')} choices={orderNames} />
        <button type="submit" className="button">
          {sentence('bookingList.show')}
        </button>
        {isLimited && (
          <Link to="/admin/bookings" className="button button-quiet">
            {sentence('bookingList.clear')}
          </Link>
        )}
      </div>
      {/* A view says what it limits by its name. */}
      <details open={further > 0 && ![...builtIn, ...saved].some(({ isCurrent }) => isCurrent)}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {sentence('bookingList.filters', { chosen: further })}
        </summary>
        <div className="flex flex-col gap-4 pt-3">
          <fieldset className="flex flex-col gap-1">
            <legend className="font-semibold text-sm">{sentence('bookingList.states')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {listedStates.map(each => (
                <label key={each} className="inline-flex min-h-11 items-center gap-2">
                  <input type="checkbox" name="state" value={each} defaultChecked={state.includes(each)} />
                  {sayState(each, true)}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            <Field
              {...field('home')}
              maxLength={120}
              label={sentence('bookingList.home')}
              list={homes.length > 0 ? 'home-names' : undefined}
              autoComplete="off"
            />
            {homes.length > 0 && (
              <datalist id="home-names">
                {homes.map(name => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            )}
            {seesMoney && (
              <SelectField
                {...field('money')}
                label={sentence('bookingList.money')}
                choices={moneyNames}
                empty={sentence('bookingList.any')}
              />
            )}
            <SelectField
              {...field('channel')}
              label={sentence('bookingList.channel')}
              choices={channelNames}
              empty={sentence('bookingList.any')}
            />
            <SelectField {...field('by')} label={sentence('bookingList.dates')} choices={dateNames} />
            <Field {...field('since')} type="date" label={sentence('bookingList.since')} />
            <Field {...field('until')} type="date" label={sentence('bookingList.until')} />
          </div>
        </div>
      </details>
    </Form>
  )
}
