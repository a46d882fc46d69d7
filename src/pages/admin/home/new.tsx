// The page that begins a new home.

import { data, Link } from 'react-router'
import { handleSection } from '#admin/stays/form/handle-section.server.ts'
import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { makeHome } from '#admin/stays/new-home/make-home.server.ts'
import { NewHomeForm } from '#admin/stays/new-home/new-home-form.tsx'
import { type NewHomeInput, parseNewHomeForm } from '#admin/stays/new-home/new-home-input.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/new'

export async function loader({ context, url }: Route.LoaderArgs) {
  onAdminPage({ context, url })
  const { values } = parseNewHomeForm(new FormData())
  return { head: { title: sentence('homes.newHome') }, choices: homeChoices(currentLanguage().locale), values }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const make = (input: NewHomeInput) => makeHome(tools, operator, input)
  const answered = await handleSection(form, parseNewHomeForm(form), make, { isNew: true })
  if (answered.ok) throw redirectSaved(homeAdminAddress(answered.slug))
  return data(answered.shown, { status: answered.status })
}

export default function AdminNewHome({ loaderData: { choices, values }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <p>
          <Link to="/admin/homes" className="link">
            {sentence('homes.allHomes')}
          </Link>
        </p>
        <h1 className="font-display text-4xl">{sentence('homes.newHome')}</h1>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <NewHomeForm choices={choices} values={actionData?.values ?? values} faults={actionData?.faults ?? {}} />
    </div>
  )
}
