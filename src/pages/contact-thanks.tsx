// The page after a message was sent, safe to reload.

import { ButtonLink } from '#ui/buttons.tsx'

export function loader() {
  return { head: { title: 'Thank you', unlisted: true } }
}

export default function ContactThanks() {
  return (
    <article className="paper-page">
      <h1>Thank you</h1>
      <p className="pt-4">
        Your message has arrived. A person reads it and answers by e-mail, most days within a few hours. A note that we
        have it is on its way to you.
      </p>
      <p className="flex flex-wrap gap-3 pt-8">
        <ButtonLink to="/stays">See the homes</ButtonLink>
        <ButtonLink quiet to="/contact">
          Write another message
        </ButtonLink>
      </p>
    </article>
  )
}
