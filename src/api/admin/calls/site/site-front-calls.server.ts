// The operator's calls about the front page, and about what stands around every page.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { changeAnnouncement, changeLinks } from '#admin/site/frame/change-frame.server.ts'
import { changeFront } from '#admin/site/front/change-front.server.ts'
import type { siteFrontContract } from '#api/admin-contract/site/site-front-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'

export const siteFrontCalls: Handlers<keyof typeof siteFrontContract> = {
  readSiteFront: ({ tools }) => answerFront(tools),
  changeSiteFront: async ({ tools, user, body }) =>
    after(await changeFront(tools, user, body), () => answerFront(tools)),
  readSiteFrame: ({ tools }) => answerFrame(tools),
  changeSiteLinks: async ({ tools, user, body }) =>
    after(await changeLinks(tools, user, body), () => answerFrame(tools)),
  changeAnnouncement: async ({ tools, user, body }) =>
    after(await changeAnnouncement(tools, user, body), () => answerFrame(tools)),
}

function after<Answer>(changed: ChangedSite, answer: () => Answer) {
  return changed.ok ? answer() : refuseCommand(siteRefusalStatus, siteRefusals, changed)
}

async function answerFront({ database }: Tools) {
  const { sections, versions } = await readSections(database)
  return answerOne({
    version: versions.front,
    texts: [...sections.front.texts],
    home: sections.front.home,
    sections: [...sections.front.sections],
  })
}

async function answerFrame({ database }: Tools) {
  const { sections, versions } = await readSections(database)
  return answerOne({
    navigation: { version: versions.navigation, links: [...sections.navigation.links] },
    footer: { version: versions.footer, links: [...sections.footer.links] },
    announcement: { version: versions.announcement, ...sections.announcement, texts: [...sections.announcement.texts] },
  })
}
