// The page that copies a home.

import { data, Link } from 'react-router'
import { CopyForm } from '#admin/copies/copy-form.tsx'
import { copyHome } from '#admin/copies/copy-home.server.ts'
import { type CopyInput, parseCopyForm } from '#admin/copies/copy-input.ts'
import { handleSection } from '#admin/stays/form/handle-section.server.ts'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/copy'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { home, slug } = await requireHome(args)
  const values = { name: '', slug: '', withPhotos: 'yes' }
  return { head: { title: sentence('copies.of', { name: home.name }) }, name: home.name, slug, values }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  const copy = (input: CopyInput) => copyHome(tools, operator, slug, input)
  const answered = await handleSection(form, parseCopyForm(form), copy, { isNew: true })
  if (answered.ok) throw redirectSaved(homeAdminAddress(answered.slug))
  return data(answered.shown, { status: answered.status })
}

export default function AdminCopyHome({ loaderData: { name, slug, values }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <p>
          <Link to={homeAdminAddress(slug)} className="link">
            {name}
          </Link>
        </p>
        <h1 className="break-words font-display text-4xl">{sentence('copies.of', { name })}</h1>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <CopyForm values={actionData?.values ?? values} faults={actionData?.faults ?? {}} />
    </div>
  )
}
