// Input about redirects: a former address, where it leads, and whether for good.

import { z } from 'zod'
import { targetOf } from '#admin/site/frame/link-target.ts'
import { normalPath } from '#site/redirects/redirect.ts'
import { ownPath } from '#users/landing/own-path.ts'
import { isOwnAddress } from './own-addresses.ts'

const longestAddress = 500

/** In its normal form; undefined for what is no path of the site. */
export function formerPath(typed: string): string | undefined {
  const path = ownPath(typed)
  return path === undefined || /[?#]/.test(path) ? undefined : normalPath(path)
}

const from = z
  .string()
  .trim()
  .max(longestAddress, { error: 'site.wrongFormerPath', abort: true })
  .superRefine((typed, { addIssue }) => {
    const path = formerPath(typed)
    if (/^\/[^?#]*[?#]/.test(typed)) addIssue({ code: 'custom', message: 'site.formerPathAlone' })
    else if (path === undefined || path.length > longestAddress)
      addIssue({ code: 'custom', message: 'site.wrongFormerPath' })
    else if (isOwnAddress(path)) addIssue({ code: 'custom', message: 'site.ownAddress' })
  })
  .meta({ description: 'The path of the former address, without a language, ? and #.', example: '/our-house.html' })

const to = z
  .string()
  .trim()
  .max(longestAddress, { error: 'site.wrongLink', abort: true })
  .refine(typed => (targetOf(typed)?.length ?? longestAddress + 1) <= longestAddress, 'site.wrongLink')
  .meta({ description: 'A path of this site, or an address that begins with https://.', example: '/stays/mill-house' })

export const redirectInput = z.strictObject({
  from,
  to,
  isPermanent: z.boolean().describe('Whether it is for good (301), as search engines are told, or for a while (302).'),
})
export type RedirectInput = z.output<typeof redirectInput>

export const removeRedirectInput = z.strictObject({
  id: z.int().min(1).max(2_000_000_000).describe('By it, the redirect is known here.'),
})
