// The services that the site is connected to: mail, text messages and card payments. For owners.

import { MailForm, StripeForm, TextsForm, TryMailForm } from '#admin/site/connections/connection-forms.tsx'
import type { ConnectionsView } from '#admin/site/connections/connections-view.ts'
import { describeConnections } from '#admin/site/connections/describe-connections.server.ts'
import { handleConnectionsForm } from '#admin/site/connections/handle-connections-form.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/connections'

const here = '/admin/site/connections'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = onAdminPage({ context, url })
  return { head: { title: sentence('site.connections') }, ...(await describeConnections(tools)) }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleConnectionsForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteConnections({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, texts, stripe } = loaderData
  const typedIn = (part: keyof ConnectionsView) => (actionData?.part === part ? actionData : undefined)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.connections')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.connectionsIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <MailForm mail={mail} typed={typedIn('mail')} />
      {mail.by !== 'nobody' && mail.by !== 'unreadable' && <TryMailForm tried={actionData?.tried} />}
      <StripeForm stripe={stripe} typed={typedIn('stripe')} />
      <TextsForm texts={texts} typed={typedIn('texts')} />
    </div>
  )
}
