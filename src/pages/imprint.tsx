// The imprint: who runs the site, who answers for it, and what else the law asks for.

import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { ImprintDetails } from '#shell/imprint-details.tsx'
import { LegalPage } from '#shell/legal-page.tsx'
import { legalPageView } from '#shell/legal-page-view.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Imprint as ImprintView } from '#shell/site.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { countryName } from '#stays/country.ts'
import type { Route } from './+types/imprint'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const written = await legalPageView(tools, 'imprint', url)
  const { organisation } = await readSite(tools)
  // An earlier version that never was, or an imprint of which nothing was entered.
  if (!written && (url.searchParams.has('version') || organisation.legalName === '')) throw pageNotFound(url)
  const paper = written ?? { title: sentence('shell.imprint'), html: '', mark: undefined }
  const details = imprintDetails(organisation, tools.environment.SITE_CONTACT)
  return { paper, details, head: { title: paper.title, unlisted: written && !written.version.isCurrent } }
}

/** As far as it was entered. */
function imprintDetails(
  organisation: Awaited<ReturnType<typeof readSite>>['organisation'],
  contact: string,
): ImprintView {
  const { legalName, addressLines, postcode, city, country, responsiblePerson } = organisation
  const { email, phone, registerEntry, taxNumber } = organisation
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    name: legalName,
    address: [...addressLines, town, country ? countryName(country) : ''].filter(Boolean),
    ...{ responsiblePerson, email: email || contact, phone, registerEntry, taxNumber },
  }
}

export default function Imprint({ loaderData: { paper, details } }: Route.ComponentProps) {
  return <LegalPage paper={paper} before={<ImprintDetails details={details} />} />
}
