// The picture address as the own page shows it; untrusted, as the provider's calls accept any text for it.

import { httpsAddress } from '#identity/wire/profile.ts'

export type OwnPicture = {
  /** As it was written. */
  readonly address: string
  /** Where a press on it leads; undefined for what is no https address, which is shown as text alone. */
  readonly link: string | undefined
  /**
   * Its path, if it is a picture of this site. Others are not fetched: the pages' policy lets no other site's pictures in,
   * so that none of them learns who opens this page, when, and from where.
   */
  readonly shown: string | undefined
}

/** `origin` is that of the site. */
export function ownPicture(address: string | null, origin: string): OwnPicture | null {
  if (!address) return null
  const link = httpsAddress(address)
  const url = link === undefined ? undefined : new URL(link)
  return { address, link, shown: url?.origin === origin ? url.pathname + url.search : undefined }
}
