// Answers a request with a paper as a file, which no cache between the site and its reader keeps.

import type { Sheet } from './sheet.ts'
import { drawSheet } from './sheet-pdf-apart.server.ts'

type Asked = { readonly sheet: Sheet; readonly name: string; readonly madeAt: Date }

/** `name`: letters, digits, hyphens and `.pdf`. Browsers show it, and save it under that name. */
export async function answerPdf({ sheet, name, madeAt }: Asked): Promise<Response> {
  return new Response(await drawSheet(sheet, madeAt), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
