// The search in words to complete: a home in some place, from some day to another, for some people.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { DatesPicker } from '#quotes/dates/dates-picker.tsx'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { usualVisitFields } from '#quotes/input/visit-fields.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'

type SearchSentenceProps = { readonly places: readonly string[]; readonly today: string }

export function SearchSentence({ places, today }: SearchSentenceProps) {
  return (
    <Form action="/stays" role="search" aria-label={sentence('search.homes')} className="search-sentence">
      <RichSentence
        text={sentence('search.asOneSentence')}
        parts={{
          place: label => <Place label={label} />,
          arrival: label => <Day name="in" label={label} today={today} />,
          departure: label => <Day name="out" label={label} today={today} />,
          party: word => (
            <span className="sentence-part">
              <span className="sentence-word">{word}</span>
              <PartyFields fields={usualVisitFields} faults={{}} plain />
            </span>
          ),
        }}
      />
      <DatesPicker today={today} />
      <datalist id="places">
        {places.map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <SubmitButton className="sentence-go">
        <Icon name="search" /> {sentence('search.showMe')}
      </SubmitButton>
    </Form>
  )
}

function Place({ label }: { readonly label: string }) {
  return (
    <span className="sentence-part sentence-place">
      <label htmlFor="where" className="whitespace-nowrap">
        {label}
      </label>
      <input
        id="where"
        name="where"
        placeholder={sentence('search.anyPlace')}
        list="places"
        maxLength={80}
        autoComplete="off"
        className="sentence-field sentence-where"
      />
    </span>
  )
}

type DayProps = { readonly name: 'in' | 'out'; readonly label: string; readonly today: string }

function Day({ name, label, today }: DayProps) {
  return (
    <span className="sentence-part">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="date" min={today} className="sentence-field" />
    </span>
  )
}
