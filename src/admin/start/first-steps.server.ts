// Finds what leads from an empty site to its first guest, and how far it has come.

import { sql } from 'drizzle-orm'
import { sentence } from '#catalogue/sentence.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { imprintWarning } from '#site/texts/current-texts.server.ts'
import { type Area, may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { FirstStep } from './first-step.ts'

/** What a site is called that nobody has named. */
const nameless = parseEnvironment({}).SITE_NAME

/** What is open of it, as long as nothing was ever booked and somebody sees homes; undefined ever after. */
export async function firstSteps(tools: Tools, who: Operator): Promise<readonly FirstStep[] | undefined> {
  if (!may(who, 'homes')) return undefined
  const found = await findStart(tools.database)
  if (found.isBooked) return undefined
  // Whoever cannot open the site waits for its homes alone.
  if (!may(who, 'site', 'change')) return found.published === 0 ? [homeStep(who, found)] : undefined
  const open = (await stepsOf(tools, who, found)).filter(({ isDone, isOptional }) => !isDone && !isOptional)
  return open.length > 0 ? open : undefined
}

/** Every step, done or not. */
export async function allFirstSteps(tools: Tools, who: Operator): Promise<readonly FirstStep[]> {
  return stepsOf(tools, who, await findStart(tools.database))
}

type Start = {
  readonly homes: number
  readonly published: number
  /** One that guests see. */
  readonly slug: string | null
  readonly hasTaxes: boolean
  readonly isBooked: boolean
}

/** One statement: the first admin page asks it each time. */
async function findStart(queries: Queries): Promise<Start> {
  const { rows } = await queries.execute<Start>(sql`
    select count(*)::integer as homes, count(*) filter (where status = 'published')::integer as published,
      min(slug) filter (where status = 'published') as slug,
      exists (select from tax_rule) as "hasTaxes",
      exists (select from booking) as "isBooked"
    from stay`)
  return rows[0]!
}

async function stepsOf(tools: Tools, who: Operator, start: Start): Promise<FirstStep[]> {
  const { environment } = tools
  const { organisation, sections } = await readSite(tools)
  const { accent, pictures } = sections.looks
  const lacksImprint = await imprintWarning(tools)
  const takesMoney = environment.PAYMENT_WAYS.length > 0
  const { slug } = start
  return [
    step('looks', environment.SITE_NAME !== nameless || accent !== null || Object.keys(pictures).length > 0, {
      done: sentence('start.looksDone', { name: environment.SITE_NAME }),
      open: sentence('start.looksOpen', { name: environment.SITE_NAME }),
      link: linkFor(who, 'site', '/admin/site/looks', sentence('start.goToLooks')),
    }),
    step('legal', lacksImprint === undefined, {
      done: sentence('start.legalDone'),
      open: lacksImprint ?? '',
      link: linkFor(who, 'organisation', '/admin/organisation#imprint', sentence('site.enterImprint')),
    }),
    // Nothing is sent from a site that is only tried out.
    step('mail', environment.SMTP_URL !== undefined || environment.TRY_OUT, {
      done: sentence('start.mailDone'),
      open: sentence('homes.noMail'),
      link: linkFor(who, 'security', '/admin/site/connections#mail', sentence('site.connections')),
    }),
    step('payments', takesMoney || organisation.offeredMethods !== null, {
      done: takesMoney ? sentence('start.paymentsDone') : sentence('start.paidAtHome'),
      open: sentence('homes.noPayments'),
      link: linkFor(who, 'organisation', '/admin/organisation#offered', sentence('start.goToMethods')),
    }),
    homeStep(who, start),
    {
      ...step('taxes', start.hasTaxes, {
        done: sentence('start.taxesDone'),
        open: sentence('start.taxesOpen'),
        link: linkFor(who, 'rates', '/admin/taxes', sentence('start.goToTaxes')),
      }),
      isOptional: true,
    },
    step('published', start.published > 0, {
      done: sentence('start.publishedDone', { homes: start.published }),
      open: sentence('homes.noneIsPublished'),
      link: linkFor(who, 'publishing', '/admin/homes', sentence('homes.goToHomes')),
    }),
    step('booking', start.isBooked, {
      done: sentence('start.bookingDone'),
      open: sentence('start.bookingOpen'),
      link: slug === null ? undefined : { to: `/stays/${slug}`, label: sentence('start.goToBooking') },
    }),
  ]
}

function homeStep(who: Operator, { homes }: Start): FirstStep {
  const mayBegin = reachOf(who, 'homes', 'change') === 'all'
  // Where one waits to be published, that is what somebody reads.
  if (homes > 0 && !mayBegin) return step('home', false, { done: '', open: sentence('homes.noneIsPublished') })
  return step('home', homes > 0, {
    done: sentence('start.homeDone', { homes }),
    open: mayBegin ? sentence('homes.noneIsEntered') : sentence('homes.noneForOthers'),
    link: mayBegin ? { to: '/admin/homes/new', label: sentence('homes.enterFirst') } : undefined,
  })
}

type StepWords = { readonly done: string; readonly open: string; readonly link?: FirstStep['link'] }

function step(name: FirstStep['name'], isDone: boolean, { done, open, link }: StepWords): FirstStep {
  return { name, isDone, isOptional: false, text: isDone ? done : open, ...(link && !isDone && { link }) }
}

/** Only for those who may change something there. */
function linkFor(who: Operator, area: Area, to: string, label: string): FirstStep['link'] {
  return may(who, area, 'change') ? { to, label } : undefined
}
