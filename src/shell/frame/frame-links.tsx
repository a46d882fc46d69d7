// Links that an operator put around the pages.

import { Link } from 'react-router'
import type { ShownLink } from '#site/frame/site-frame.ts'

type FrameLinksProps = { readonly links: readonly ShownLink[]; readonly className: string }

export function FrameLinks({ links, className }: FrameLinksProps) {
  return links.map(link => (
    // The same address may stand there twice, under two names.
    <li key={link.to + link.label.text}>
      <FrameLink {...link} className={className} />
    </li>
  ))
}

/** The router leaves addresses of other sites to the browser. */
export function FrameLink({ to, label: { text, mark }, className }: ShownLink & { readonly className: string }) {
  return (
    <Link to={to} {...mark} className={className}>
      {text}
    </Link>
  )
}
