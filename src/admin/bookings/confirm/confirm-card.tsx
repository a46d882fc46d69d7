// Says how money is about to move, with the button that confirms it: in front of the page, without script in it.

import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { useFromServer } from '#ui/hydrate-later.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { Confirmation } from './confirmation.ts'

type Props = {
  readonly confirmation: Confirmation
  /** The page without the question. */
  readonly back: string
}

export function ConfirmCard(props: Props) {
  // What the server has drawn stays in the page; only what came to a page that is alive stands in front of it.
  const inFront = !useFromServer()
  const navigate = useNavigate()
  if (!inFront) return <Question {...props} className="card border-2 p-5" />
  const leave = () => navigate(props.back, { preventScrollReset: true })
  return (
    <Modal open onClose={leave} label={props.confirmation.title}>
      <Question {...props} />
    </Modal>
  )
}

function Question({ confirmation, back, className = '' }: Props & { readonly className?: string }) {
  const { title, sentences, button, fields, isAgain } = confirmation
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Above the button that was pressed, or in front of it: focus moves to it, unless somebody is at its buttons already.
  useEffect(() => {
    if (title && !card.current?.contains(document.activeElement)) heading.current?.focus()
  }, [title])
  return (
    <section ref={card} aria-labelledby="confirm" className={`flex flex-col items-start gap-4 ${className}`}>
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
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton>{button}</SubmitButton>
        <TextLink to={back} preventScrollReset>
          {sentence('adminBookings.leaveIt')}
        </TextLink>
      </Form>
    </section>
  )
}
