// Says how money is about to move, with the button that confirms it.

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import type { Confirmation } from './confirmation.ts'

type Props = {
  readonly confirmation: Confirmation
  /** The page without the question. */
  readonly back: string
}

export function ConfirmCard({ confirmation, back }: Props) {
  const { title, sentences, button, fields, isAgain } = confirmation
  const heading = useRef<HTMLHeadingElement>(null)
  // The question appears above the button that was pressed, so focus moves to it.
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <section aria-labelledby="confirm" className="card flex flex-col items-start gap-4 border-2 p-5">
      <h2 id="confirm" ref={heading} tabIndex={-1} className="font-display text-2xl">
        {title}
      </h2>
      {isAgain && (
        <p role="alert" className="notice notice-wrong">
          {sentence('adminBookings.changedSince')}
        </p>
      )}
      <ul className="flex flex-col gap-1 tabular-nums">
        {sentences.map(each => (
          <li key={each} className="break-words">
            {each}
          </li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton>{button}</SubmitButton>
        <TextLink to={back}>{sentence('adminBookings.leaveIt')}</TextLink>
      </Form>
    </section>
  )
}
