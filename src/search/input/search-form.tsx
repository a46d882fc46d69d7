// The search form: place, dates and party. Native fields, sent by GET.

import { sentence } from '#catalogue/sentence.ts'
import { PlacePicker } from '#places/place-picker.tsx'
import { DatesPicker } from '#quotes/dates/dates-picker.tsx'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { searchTyped } from '#quotes/input/visit-fields.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { FollowingForm } from '#ui/following-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { filterQuery } from './filter-query.ts'
import { FlexibleFields } from './flexible-fields.tsx'
import { flexibleQuery } from './flexible-query.ts'
import { writeMapBox } from './map-box.ts'
import type { SearchFaults, SearchInput } from './search-input.ts'

type SearchFormProps = Pick<SearchInput, 'where' | 'box' | 'visit' | 'filter' | 'sort' | 'flexible' | 'faults'> & {
  /** Names of places that have homes, to choose from while typing. */
  readonly places: readonly string[]
  readonly today: string
  /** The months that can be chosen. */
  readonly months: readonly { readonly value: string; readonly label: string }[]
}

export function SearchForm({
  where,
  box,
  visit,
  flexible,
  filter,
  sort,
  faults,
  places,
  today,
  months,
}: SearchFormProps) {
  const { fields } = visit
  const moving = { flex: '', month: '', nights: '', ...Object.fromEntries(flexibleQuery(flexible)) }
  const fieldOf = (name: keyof SearchFaults, typed: string) => ({
    ...{ id: name, name, defaultValue: typed, fault: faults[name] },
  })
  return (
    <FollowingForm
      values={{ where, ...fields, ...moving }}
      action="/stays"
      queryOf={searchTyped}
      role="search"
      aria-label={sentence('search.homes')}
      className="search-bar"
    >
      <div className="search-bar-where">
        <Field
          {...fieldOf('where', where)}
          label={sentence('search.where')}
          placeholder={sentence('search.anywhere')}
          list="places"
          maxLength={80}
          autoComplete="off"
        />
        <PlacePicker places={places} />
      </div>
      <Field
        {...fieldOf('in', fields.in)}
        type="date"
        label={sentence('search.arrive')}
        min={today}
        hint={visit.hints.in}
      />
      <Field
        {...fieldOf('out', fields.out)}
        type="date"
        label={sentence('search.leave')}
        min={today}
        hint={visit.hints.out}
      />
      <DatesPicker today={today} />
      <PartyFields fields={fields} faults={faults} />
      {box && !where && <input type="hidden" name="bbox" value={writeMapBox(box)} />}
      {filterQuery(filter).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      <SubmitButton className="search-bar-go">
        <Icon name="search" /> {sentence('search.search')}
      </SubmitButton>
      <FlexibleFields values={moving} faults={faults} months={months} />
    </FollowingForm>
  )
}
