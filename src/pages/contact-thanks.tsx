// The page after a message was sent, safe to reload.

import { Link } from 'react-router'

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
        <Link to="/stays" className="button">
          See the homes
        </Link>
        <Link to="/contact" className="button button-quiet">
          Write another message
        </Link>
      </p>
    </article>
  )
}
