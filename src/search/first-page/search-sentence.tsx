// The search in words to complete: a home in some place, from some day to another, for some people.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { PlacePicker } from '#places/place-picker.tsx'
import { DatesPicker } from '#quotes/dates/dates-picker.tsx'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { useSendSearch } from '#quotes/input/use-send-search.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ChosenSearch } from './home-page-view.ts'

type SearchSentenceProps = {
  readonly places: readonly string[]
  readonly today: string
  readonly chosen: ChosenSearch
}

export function SearchSentence({ places, today, chosen: { where, fields, rest } }: SearchSentenceProps) {
  const send = useSendSearch()
  return (
    <Form
      key={JSON.stringify([where, fields])}
      action="/stays"
      onSubmit={send}
      role="search"
      aria-label={sentence('search.homes')}
      className="search-sentence"
    >
      <RichSentence
        text={sentence('search.asOneSentence')}
        parts={{
          place: label => <Place label={label} where={where} places={places} />,
          arrival: label => <Day name="in" label={label} today={today} value={fields.in} />,
          departure: label => <Day name="out" label={label} today={today} value={fields.out} />,
          party: word => (
            <span className="sentence-part">
              <span className="sentence-word">{word}</span>
              <PartyFields fields={fields} faults={{}} plain />
            </span>
          ),
        }}
      />
      {rest.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <DatesPicker today={today} />
      <SubmitButton className="sentence-go">
        <Icon name="search" /> {sentence('search.showMe')}
      </SubmitButton>
    </Form>
  )
}

type PlaceProps = { readonly label: string; readonly where: string; readonly places: readonly string[] }

function Place({ label, where, places }: PlaceProps) {
  return (
    <span className="sentence-part sentence-place">
      <label htmlFor="where" className="whitespace-nowrap">
        {label}
      </label>
      <input
        id="where"
        name="where"
        defaultValue={where}
        placeholder={sentence('search.anyPlace')}
        list="places"
        maxLength={80}
        autoComplete="off"
        className="sentence-field sentence-where"
      />
      <PlacePicker places={places} />
    </span>
  )
}

type DayProps = { readonly name: 'in' | 'out'; readonly label: string; readonly today: string; readonly value: string }

function Day({ name, label, today, value }: DayProps) {
  return (
    <span className="sentence-part">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="date" min={today} defaultValue={value} className="sentence-field" />
    </span>
  )
}
