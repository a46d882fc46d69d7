// The search as one sentence to complete: a home in some place, from some day to another, for some people.

import { Form } from 'react-router'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { usualVisitFields } from '#quotes/input/visit-input.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Icon } from '#ui/icon.tsx'

type SearchSentenceProps = { readonly places: readonly string[]; readonly today: string }

export function SearchSentence({ places, today }: SearchSentenceProps) {
  return (
    <Form action="/stays" role="search" aria-label="Homes" className="sentence">
      <span className="sentence-part sentence-place">
        <label htmlFor="where" className="whitespace-nowrap">
          A home in
        </label>
        <input
          id="where"
          name="where"
          placeholder="any place"
          list="places"
          maxLength={80}
          autoComplete="off"
          className="sentence-field sentence-where"
        />
      </span>
      <datalist id="places">
        {places.map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <span className="sentence-part">
        <label htmlFor="in">from</label>
        <input id="in" name="in" type="date" min={today} className="sentence-field" />
      </span>
      <span className="sentence-part">
        <label htmlFor="out">to</label>
        <input id="out" name="out" type="date" min={today} className="sentence-field" />
      </span>
      <span className="sentence-part">
        <span className="sentence-word">for</span>
        <PartyFields fields={usualVisitFields} faults={{}} plain />
      </span>
      <SubmitButton className="sentence-go">
        <Icon name="search" /> Show me homes
      </SubmitButton>
    </Form>
  )
}
