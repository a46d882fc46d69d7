// A page around one paper: the way back, and its file.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import type { Sheet } from './sheet/sheet.ts'
import { SheetView } from './sheet/sheet-view.tsx'

type PaperPageProps = {
  readonly sheet: Sheet
  /** The address of the PDF. */
  readonly file: string
  readonly back: { readonly to: string; readonly words: string }
}

export function PaperPage({ sheet, file, back }: PaperPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <TextLink to={back.to}>{back.words}</TextLink>
        <Link reloadDocument to={file} className="button button-quiet">
          {sentence('papers.openFile')}
        </Link>
      </div>
      <SheetView sheet={sheet} />
    </div>
  )
}
