// An invoice or credit note of a booking, for its guest.

import { sentence } from '#catalogue/sentence.ts'
import { requireBooking } from '#pages/guards/require-booking.server.ts'
import { findPaperOf, listedPaper } from '#papers/describe-papers.server.ts'
import { PaperPage } from '#papers/paper-page.tsx'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/invoice'

/** Cached nowhere: whoever uses this browser next finds no name in it. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, booking, base } = await requireBooking(args)
  const paper = await findPaperOf(tools.database, booking.id, args.params.number)
  if (!paper) throw pageNotFound(args.url)
  const { words, file } = listedPaper(paper, base)
  return { head: { title: words, unlisted: true }, sheet: paper.content.sheet, file, back: base }
}

export default function Invoice({ loaderData: { sheet, file, back } }: Route.ComponentProps) {
  return <PaperPage sheet={sheet} file={file} back={{ to: back, words: sentence('papers.backToBooking') }} />
}
