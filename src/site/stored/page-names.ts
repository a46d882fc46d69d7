// The legal pages of a site, and the addresses of all its pages of text.

/** In the order of the footer. */
export const legalPageNames = ['contact', 'tos', 'refund', 'privacy', 'imprint'] as const

export type LegalPageName = (typeof legalPageNames)[number]

export function isLegalPage(name: string): name is LegalPageName {
  return (legalPageNames as readonly string[]).includes(name)
}

/** A link to a page of text; without a title it is called as every site calls it. */
export type PageLink = { readonly name: string; readonly to: string; readonly title: string | undefined }

export function addressOfPage(name: string): string {
  return isLegalPage(name) ? `/${name}` : `/pages/${name}`
}
