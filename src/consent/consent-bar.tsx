// The bar that asks about cookies, above the page so that it covers nothing; a plain form without script.

import type { FormEvent } from 'react'
import { useHref } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { ConsentChoice } from './consent.ts'

type ConsentBarProps = {
  readonly mayDecline: boolean
  /** The page to come back to. */
  readonly back: string
  readonly onChoose?: (choice: ConsentChoice) => void
  readonly onManage?: (button: HTMLElement) => void
}

export function ConsentBar({ mayDecline, back, onChoose, onManage }: ConsentBarProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (!button || !onChoose || !onManage) return
    event.preventDefault()
    if (button.name === 'choice') onChoose(button.value as ConsentChoice)
    else onManage(button)
  }
  return (
    <section className="consent-bar" aria-labelledby="consent-title">
      <form method="post" action={useHref('/cookies')} className="site-width" onSubmit={onSubmit}>
        <div className="consent-words">
          <p id="consent-title" className="font-semibold">
            {sentence('consent.title')}
          </p>
          <p>{sentence('consent.banner')}</p>
        </div>
        <input type="hidden" name="back" value={back} />
        <div className="consent-buttons">
          <button type="submit" className="button" name="choice" value="accept">
            {sentence('consent.accept')}
          </button>
          {mayDecline && (
            <button type="submit" className="button button-quiet" name="choice" value="decline">
              {sentence('consent.decline')}
            </button>
          )}
          <button type="submit" className="link consent-manage" formMethod="get">
            {sentence('consent.manage')}
          </button>
        </div>
      </form>
    </section>
  )
}
