// The contact page: a form and an address.

import { randomUUID } from 'node:crypto'
import { data, redirect, useRouteLoaderData } from 'react-router'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { askedSlug, askedVisit } from '#messages/ask-address.ts'
import { ContactForm, isTrapped } from '#messages/contact-form.tsx'
import { longestSubject, parseContactForm } from '#messages/contact-input.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import type { loader as rootLoader } from '#root.tsx'
import { LegalPage } from '#shell/legal-page.tsx'
import { searchOfPage } from '#shell/menus/search-summary.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { readPage } from '#site/texts/legal-pages.server.ts'
import type { Stay } from '#stays/stay.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { clientOf } from '#users/session/client.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import { sayList } from '#values/say-list.ts'
import type { Route } from './+types/contact'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const slug = askedSlug(url.searchParams)
  const found = slug && (await findStay(tools.database, slug))
  const paper = await readPage(tools, 'contact')
  if (!paper) throw pageNotFound(url)
  const known = visitor.kind === 'signed-out' ? undefined : visitor.user
  const stay = found?.kind === 'found' ? found.stay : undefined
  const subject = stay ? subjectOf(stay, askedVisit(url.searchParams, dayInZone(tools.clock.now(), stay.timeZone))) : ''
  const values = { name: known?.displayName ?? '', email: known?.email ?? '', subject, text: '' }
  const home = stay && { slug: stay.slug, name: stay.name }
  return { paper, head: { title: paper.title }, formKey: randomUUID(), values, home }
}

/** "Casa, 14–19 May 2027, 2 adults"; empty without a visit. */
function subjectOf({ name }: Stay, visit: ReturnType<typeof askedVisit>): string {
  if (!visit) return ''
  const { locale } = currentLanguage()
  return sayList([name, sayNights(visit.nights, locale), sayParty(visit.party, locale)]).slice(0, longestSubject)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const form = await request.formData()
  const thanks = `/contact/thanks${searchOfPage(url, currentLanguage().locale)?.carried ?? ''}`
  if (isTrapped(form)) throw redirect(thanks, 303)
  const parsed = parseContactForm(form)
  const { values } = parsed
  if (namesIntent(form)) return data({ values, faults: {}, refusal: unknownIntent() }, { status: 400 })
  if (!parsed.ok) return data({ values, faults: parsed.faults, refusal: undefined }, { status: 422 })
  const written = await writeToUs(tools, visitor, clientOf(request, { address, url }).caller, parsed.input)
  if (written.ok) throw redirect(thanks, 303)
  const refusal = sentence('pages.tooManyMessages', { contact: tools.environment.SITE_CONTACT })
  return data({ values, faults: {}, refusal }, { status: 429 })
}

export default function Contact({ loaderData: { paper, formKey, values, home }, actionData }: Route.ComponentProps) {
  const contact = useRouteLoaderData<typeof rootLoader>('root')?.site.contact
  return (
    <LegalPage
      paper={paper}
      beside={
        <div className="card p-5 sm:p-8 max-lg:mt-8">
          <ContactForm
            formKey={formKey}
            home={home}
            values={actionData?.values ?? values}
            faults={actionData?.faults ?? {}}
            refusal={actionData?.refusal}
          />
        </div>
      }
    >
      {contact && (
        <p className="pt-8">
          <RichSentence
            text={sentence('pages.orWriteTo')}
            parts={{
              contact: () => (
                <a className="link" href={`mailto:${contact}`}>
                  {contact}
                </a>
              ),
            }}
          />
        </p>
      )}
    </LegalPage>
  )
}
