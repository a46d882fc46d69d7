// The cookie settings, a switch per optional cookie: in a dialog, or as a page of their own without script.

import type { ComponentType, FormEvent, ReactNode } from 'react'
import { useHref } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { ConsentChoice, ConsentCookie, ConsentTable } from './consent.ts'
import type { StoredListProps } from './stored-list.tsx'
import type { StoredFor } from './stored-table.ts'

type ConsentSettingsProps = {
  readonly table: ConsentTable
  readonly ticks: readonly string[]
  readonly unsaved?: boolean
  readonly mayDeclineAll: boolean
  readonly back: string
  /** What stands before "Save": the way out without a choice. */
  readonly wayOut?: ReactNode
  /** What a group stores: the list itself, or a component that fetches it. */
  readonly stored: ComponentType<StoredListProps>
  readonly onTick?: (id: string, ticked: boolean) => void
  readonly onChoose?: (choice: ConsentChoice) => void
}

export function ConsentSettings({ table, ticks, unsaved = false, back, ...props }: ConsentSettingsProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (!props.onChoose) return
    event.preventDefault()
    props.onChoose((button?.value ?? 'save') as ConsentChoice)
  }
  return (
    <form method="post" action={useHref('/cookies')} className="consent-settings" onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      <Group
        title={sentence('consent.necessary')}
        cookies={table.necessary}
        ticks={table.necessary.map(({ id }) => id)}
        storedFor={table.storedFor}
        stored={props.stored}
      />
      <Group title={sentence('consent.optional')} cookies={table.optional} ticks={ticks} onTick={props.onTick} />
      <details className="consent-stored">
        <summary>{sentence('consent.onlyWhenAsked')}</summary>
        <props.stored group="asked" settings={table.storedFor} />
      </details>
      <p role="status" className="consent-unsaved">
        {unsaved ? sentence('consent.unsaved') : ''}
      </p>
      <div className="consent-buttons">
        {props.wayOut}
        <button type="submit" className="button" name="choice" value="save">
          {sentence('consent.save')}
        </button>
        <button type="submit" className="button button-quiet" name="choice" value="accept">
          {sentence('consent.acceptAll')}
        </button>
        {props.mayDeclineAll && (
          <button type="submit" className="button button-quiet" name="choice" value="decline-all">
            {sentence('consent.declineAll')}
          </button>
        )}
      </div>
    </form>
  )
}

type GroupProps = {
  readonly title: string
  readonly cookies: readonly ConsentCookie[]
  readonly ticks: readonly string[]
  /** Of a group that cannot be refused: the settings that say how long each of it is stored. */
  readonly storedFor?: StoredFor
  readonly stored?: ComponentType<StoredListProps>
  readonly onTick?: ((id: string, ticked: boolean) => void) | undefined
}

function Group({ title, cookies, ticks, storedFor, stored: Stored, onTick }: GroupProps) {
  if (cookies.length === 0) return null
  return (
    <fieldset>
      <legend>{title}</legend>
      <ul>
        {cookies.map(({ id, name, description }) => {
          const ticked = ticks.includes(id)
          return (
            <li key={id}>
              <label className="consent-cookie">
                <input
                  type="checkbox"
                  name="cookie"
                  value={id}
                  disabled={storedFor !== undefined}
                  aria-describedby={`consent-${id}`}
                  {...(onTick
                    ? { checked: ticked, onChange: event => onTick(id, event.target.checked) }
                    : { defaultChecked: ticked })}
                />
                <span>{name}</span>
              </label>
              <p id={`consent-${id}`}>{description}</p>
              {storedFor && Stored && (
                <details className="consent-stored">
                  <summary>{sentence('consent.whatIsStored')}</summary>
                  <Stored group={id} settings={storedFor} />
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
