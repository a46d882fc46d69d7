// The page after a message was sent, safe to reload.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'

export function loader() {
  return { head: { title: sentence('pages.thankYou'), unlisted: true } }
}

export default function ContactThanks() {
  return (
    <article className="paper-page">
      <h1>{sentence('pages.thankYou')}</h1>
      <p className="pt-4">{sentence('pages.messageArrived')}</p>
      <p className="flex flex-wrap gap-3 pt-8">
        <ButtonLink to="/stays">{sentence('pages.seeTheHomes')}</ButtonLink>
        <ButtonLink quiet to="/contact">
          {sentence('pages.writeAnother')}
        </ButtonLink>
      </p>
    </article>
  )
}
