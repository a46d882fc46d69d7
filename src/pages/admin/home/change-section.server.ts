// The action of a page that is one form about a home.

import type { ChangedHome, SeenHome } from '#admin/stays/form/change-home.server.ts'
import { handleSection, type Parsed } from '#admin/stays/form/handle-section.server.ts'
import { type HomeSection, homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { requireHome } from './require-home.server.ts'

type Section<Values, Input> = {
  readonly section: HomeSection
  readonly parse: (form: FormData) => Parsed<Values, Input>
  readonly change: (tools: Tools, operator: Operator, seen: SeenHome, input: Input) => Promise<ChangedHome>
}

export async function changeSection<Values, Input>(
  args: Parameters<typeof requireHome>[0] & { readonly request: Request },
  { section, parse, change }: Section<Values, Input>,
) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  const answered = await handleSection(form, parse(form), (input, version) =>
    change(tools, operator, { slug, version }, input),
  )
  return savedOrAgain(answered, homeAdminAddress(slug, section))
}
