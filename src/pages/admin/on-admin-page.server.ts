// What loaders and actions of admin pages share.

import { data, type RouterContextProvider } from 'react-router'
import type { FormAnswer } from '#admin/stays/form/form-answer.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL }

/** The operator who may see the page of that address, and the tools of the request; for everybody else it does not exist. */
export function onAdminPage({ context, url }: Asked) {
  const { tools, visitor } = context.get(pageContext)
  return { tools, operator: requireOperator(visitor, url) }
}

/** After a form: to `path` once it was carried out, else what the page shows again. */
export function savedOrAgain<Shown extends object>(answer: FormAnswer<Shown>, path: string) {
  if (answer.ok) throw redirectSaved(path)
  return data(answer.shown, { status: answer.status })
}
