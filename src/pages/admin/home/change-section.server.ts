// The actions of pages about a home.

import type { ChangedHome, SeenHome } from '#admin/stays/form/change-home.server.ts'
import type { FormAnswer } from '#admin/stays/form/form-answer.ts'
import { handleSection, type Parsed } from '#admin/stays/form/handle-section.server.ts'
import { type HomeSection, homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { requireHome } from './require-home.server.ts'

type Asked = Parameters<typeof requireHome>[0] & { readonly request: Request }

type Handle<Shown extends object> = (
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
) => Promise<FormAnswer<Shown>>

/** Handles a form of the home's page `section`, and leads back there. */
export async function handleHomeForm<Shown extends object>(
  args: Asked,
  section: HomeSection,
  handle: Handle<Shown>,
  read = (request: Request) => request.formData(),
) {
  const { tools, operator, slug } = await requireHome(args)
  const answered = await handle(tools, operator, slug, await read(args.request))
  return savedOrAgain(answered, homeAdminAddress(slug, section))
}

type Section<Values, Input> = {
  readonly section: HomeSection
  readonly parse: (form: FormData) => Parsed<Values, Input>
  readonly change: (tools: Tools, operator: Operator, seen: SeenHome, input: Input) => Promise<ChangedHome>
}

/** The same for a page that is one form. */
export function changeSection<Values, Input>(args: Asked, { section, parse, change }: Section<Values, Input>) {
  return handleHomeForm(args, section, (tools, operator, slug, form) =>
    handleSection(form, parse(form), (input, version) => change(tools, operator, { slug, version }, input)),
  )
}
