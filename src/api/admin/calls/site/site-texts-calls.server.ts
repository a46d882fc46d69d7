// The operator's calls about the site's pages of text.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { makePage, placePage, removePage } from '#admin/site/texts/change-pages.server.ts'
import {
  describePage,
  findVersion,
  type ListedPage,
  listPages,
  type TextVersion,
} from '#admin/site/texts/describe-texts.server.ts'
import { discardDraft, restoreText, writeText } from '#admin/site/texts/write-texts.server.ts'
import type { siteTextsContract } from '#api/admin-contract/site/site-texts-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPart } from '#api/content/calls/answer-page.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renderPage } from '#site/texts/legal-pages.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const siteTextsCalls: Handlers<keyof typeof siteTextsContract> = {
  listSiteTexts: async ({ tools, user, query }) =>
    answerPart(query, (await listPages(tools, user)).map(describeListed)),

  readSiteText: ({ tools, user, path }) => answerPage(tools, user, path.name),

  readSiteTextVersion: async ({ tools, user, path }) => {
    const found = await findVersion(tools, user, path.name, path.number)
    return found ? answerOne({ ...describeVersion(found), text: found.text }) : notThere
  },

  previewSiteText: async ({ body }) => answerOne({ title: body.title, html: renderPage(body.text) }),

  makeSitePage: async ({ tools, user, body }) =>
    after(await makePage(tools, user, body), () =>
      answerPage(tools, user, body.name, `/api/admin/site/texts/${body.name}`),
    ),

  writeSiteText: async ({ tools, user, path, body }) =>
    after(await writeText(tools, user, { ...body, name: path.name }), () => answerPage(tools, user, path.name)),

  discardSiteDraft: async ({ tools, user, path, body }) =>
    after(await discardDraft(tools, user, { ...body, name: path.name }), () => answerPage(tools, user, path.name)),

  restoreSiteText: async ({ tools, user, path, body }) =>
    after(await restoreText(tools, user, { ...body, name: path.name }), () => answerPage(tools, user, path.name)),

  placeSitePage: async ({ tools, user, path, body }) =>
    after(await placePage(tools, user, { ...body, name: path.name }), () => answerPage(tools, user, path.name)),

  removeSitePage: async ({ tools, user, path, body }) =>
    after(await removePage(tools, user, { ...body, name: path.name }), async () => answerOne({ name: path.name })),
}

function after<Answer>(changed: ChangedSite, answer: () => Answer) {
  return changed.ok ? answer() : refuseCommand(siteRefusalStatus, siteRefusals, changed)
}

async function answerPage(tools: Tools, who: Operator, name: string, location?: string) {
  const page = await describePage(tools, who, name)
  if (!page) return notThere
  const { words, versions } = page
  return answerOne(
    {
      ...describeListed(page),
      texts: Object.entries(words).map(([language, { title, text }]) => ({ language, title, text })),
      versions: versions.map(describeVersion),
    },
    location === undefined ? {} : { location },
  )
}

function describeListed({ name, address, isLegal, isShown, inFooter, position, version, ...told }: ListedPage) {
  const { published, drafts } = told
  return {
    ...{ name, address, isLegal, isShown, inFooter, position, version },
    ...{ published: [...published], drafts: [...drafts] },
  }
}

function describeVersion({ id: number, language, title, writtenAt, writtenBy, publishedAt }: TextVersion) {
  return {
    ...{ number, language, title, writtenBy },
    ...{ writtenAt: writtenAt.toISOString(), publishedAt: publishedAt?.toISOString() ?? null },
  }
}
