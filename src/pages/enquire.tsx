// Asking a home first, and taking the offer that it makes.

import { data, redirect } from 'react-router'
import { holdOwnerOf } from '#bookings/record/hold-owner.server.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { sentence } from '#catalogue/sentence.ts'
import { namedOwner } from '#checkout/handle-checkout.server.ts'
import { Enquire, EnquirySent, NoOffer, Offer } from '#enquiries/enquire.tsx'
import { askedVisit, offerView } from '#enquiries/enquire-view.server.ts'
import { type EnquiryValues, parseEnquiryForm } from '#enquiries/enquiry-input.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import { sendEnquiry } from '#enquiries/send-enquiry.server.ts'
import { findOffer, takeOffer } from '#enquiries/take-offer.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireStay } from '#pages/guards/require-stay.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import type { Stay } from '#stays/stay.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/enquire'

/** An offer's address holds a secret, so no referrer is sent. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const stay = await requireStay(tools, params.slug, url, '/enquire')
  const head = { title: sentence('pages.ask', { home: stay.name }), unlisted: true }
  const home = `/stays/${stay.slug}`
  const key = url.searchParams.get('offer')
  if (key !== null) {
    const offer = await findOffer(tools.database, key, tools.clock.now())
    const shown = offer?.enquiry.stayId === stay.id ? await offerView(tools.database, offer, key) : undefined
    return data({ head, home, offer: shown, visit: undefined }, { status: shown ? 200 : 404 })
  }
  const visit = visitIn(tools, stay, url)
  if (!visit) throw redirect(home + url.search)
  return data({ head, home: home + url.search, offer: undefined, visit: await askedVisit(tools, stay, visit) })
}

/** The visit in the address, when all of it can be read. */
function visitIn({ clock }: Tools, stay: Stay, { searchParams }: URL) {
  const { nights, party, faults } = parseVisitInput(searchParams, dayInZone(clock.now(), stay.timeZone))
  return nights && Object.keys(faults).length === 0 ? { nights, party } : undefined
}

const nothing = {
  refusal: undefined as string | undefined,
  values: {} as Partial<EnquiryValues>,
  faults: {} as Partial<EnquiryValues>,
  sentTo: undefined as string | undefined,
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const stay = await requireStay(tools, params.slug, url, '/enquire')
  const form = await request.formData()
  const asking = holdOwnerOf(request, visitor)
  const button = handlerOf(form, { take: 'take', ask: 'ask' })
  if (!button) return data({ ...nothing, values: parseEnquiryForm(form).values, refusal: unknownIntent() }, 400)
  if (button === 'take') {
    const { owner, cookies } = namedOwner(tools, asking)
    const taken = await takeOffer(tools, owner, { key: String(form.get('offer')), address })
    if (!taken.ok)
      return data({ ...nothing, refusal: enquiryRefusals[taken.reason] }, enquiryRefusalStatus[taken.reason])
    const known = taken.known ? [taken.known.setCookie] : []
    throw redirect(checkoutAddress(taken.slug, taken.holdId), { status: 303, ...withCookies(...cookies, ...known) })
  }
  const visit = visitIn(tools, stay, url)
  if (!visit) throw redirect(`/stays/${stay.slug}${url.search}`, 303)
  const parsed = parseEnquiryForm(form)
  const { values } = parsed
  if (!parsed.ok) return data({ ...nothing, values, faults: parsed.faults }, 422)
  const asked = { ...parsed.input, visit, user: asking.user, stayId: stay.id, address, origin: url.origin }
  const sent = await sendEnquiry(tools, asked)
  if (sent.ok) return data({ ...nothing, sentTo: parsed.input.contact.email }, 200)
  return data({ ...nothing, values, refusal: enquiryRefusals[sent.reason] }, enquiryRefusalStatus[sent.reason])
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function EnquirePage({ loaderData: { visit, offer, home }, actionData }: Route.ComponentProps) {
  const { refusal, values, faults, sentTo } = actionData ?? nothing
  if (offer) return <Offer offer={offer} refusal={refusal} />
  if (!visit) return <NoOffer home={home} />
  if (sentTo) return <EnquirySent stayName={visit.stayName} email={sentTo} />
  return <Enquire visit={visit} values={values} faults={faults} refusal={refusal} />
}
