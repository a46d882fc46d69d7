// Reads a file that says it is a site: who uploaded it may have written anything into it.

import { toAnnouncement, toLinks } from '#admin/site/frame/change-frame.server.ts'
import { toFront } from '#admin/site/front/change-front.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { refusalOf } from '#values/form-input.ts'
import { done, type Outcome } from '#values/result.ts'
import { heaviestSiteFile, type SiteFile, siteFileInput } from './site-file.ts'

/** Sentences that somebody reads who looks at the file. */
export type SiteFileFault = { readonly ok: false; readonly reason: 'fault'; readonly faults: readonly string[] }

const mostFaults = 10

/** Normalised as the forms would have: the same input is the same file. */
export function readSiteFile(bytes: Uint8Array): Outcome<{ readonly file: SiteFile }, never> | SiteFileFault {
  if (bytes.length > heaviestSiteFile) {
    return faulty([sentence('site.fileHeavy', { megabytes: heaviestSiteFile / 1024 / 1024 })])
  }
  const parsed = siteFileInput.safeParse(jsonIn(bytes), { reportInput: true })
  if (parsed.success) {
    const { front, navigation, footer, announcement, ...rest } = parsed.data
    return done({
      file: {
        ...rest,
        front: toFront(front) as SiteFile['front'],
        navigation: { links: [...toLinks(navigation.links).links] },
        footer: { links: [...toLinks(footer.links).links] },
        announcement: toAnnouncement(announcement) as SiteFile['announcement'],
      },
    })
  }
  const { issues } = parsed.error
  // Of another format or version, nothing else need be as we know it.
  const first = issues.find(({ path }) => ['', 'format', 'version'].includes(path.join('.')))
  return faulty((first ? [first] : issues).slice(0, mostFaults).map(sayIssue))
}

const faulty = (faults: readonly string[]): SiteFileFault => ({ ok: false, reason: 'fault', faults })

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function sayIssue(issue: Parameters<typeof refusalOf>[0]): string {
  const path = issue.path.join('.')
  const refusal = refusalOf(issue)
  if (path === '') return sentence('site.noSiteFile')
  if (path === 'format' || path === 'version')
    return refusal ? sentenceBy(refusal.key, refusal.params) : sentence('site.noSiteFile')
  return sentence('site.fileFault', {
    path,
    fault: refusal ? sentenceBy(refusal.key, refusal.params) : sentence('site.fileFieldWrong'),
  })
}
