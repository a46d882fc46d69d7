// The public configuration that every page shows, the same for everybody.

import type { Language, OfferedLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { type Looks, type SitePicture, styleOf, usualLooks } from '#site/looks/looks.ts'
import type { PageLink } from '#site/stored/page-names.ts'

export type Site = {
  readonly name: string
  readonly description: string
  readonly contact: string
  /** For `Intl`. */
  readonly lang: string
  /** The language of the page. */
  readonly language: Language
  /** All that the site speaks, the default one first. */
  readonly languages: readonly OfferedLanguage[]
  readonly iconUrl: string
  /** Instead of the usual one. */
  readonly logo: SitePicture | undefined
  /** Whether the logo says the name, so that it is not written beside it. */
  readonly logoSaysName: boolean
  /** The style that sets the colours; empty for the usual ones. */
  readonly style: string
  /** Absolute, as sharing needs it. */
  readonly shareImageUrl: string
  readonly origin: string
  /** The pages of text to which the foot of every page links. */
  readonly footer: readonly PageLink[]
  /** Demo: bookings and payments are not real. */
  readonly isTryOut: boolean
}

/** Who runs the site, as its imprint says. */
export type Imprint = {
  readonly name: string
  /** As on an envelope. */
  readonly address: readonly string[]
  readonly email: string
} & Readonly<Record<'responsiblePerson' | 'phone' | 'registerEntry' | 'taxNumber', string>>

type SiteSettings = {
  readonly SITE_NAME: string
  readonly SITE_DESCRIPTION?: string | undefined
  readonly SITE_CONTACT: string
  readonly SITE_ICON: string
  readonly SITE_SHARE_IMAGE: string
  readonly TRY_OUT: boolean
}

/** The site as configured, with absolute addresses built on `origin`, its page in `language`, which is one of `languages`. */
export function siteFrom(
  settings: SiteSettings,
  origin: string,
  language: Language,
  languages: readonly Language[],
  footer: readonly PageLink[] = [],
  looks: Looks = usualLooks,
  contact: string = settings.SITE_CONTACT,
): Site {
  return {
    name: settings.SITE_NAME,
    description: settings.SITE_DESCRIPTION ?? sentence('shell.siteDescription'),
    contact,
    lang: language.locale,
    language,
    languages: languages.map(({ code, name, locale, direction, prefix }) => ({
      code,
      name,
      locale,
      direction,
      prefix,
    })),
    iconUrl: settings.SITE_ICON,
    shareImageUrl: new URL(settings.SITE_SHARE_IMAGE, origin).href,
    origin,
    footer,
    logo: looks.pictures.logo,
    logoSaysName: looks.logoSaysName && looks.pictures.logo !== undefined,
    style: styleOf(looks),
    isTryOut: settings.TRY_OUT,
  }
}
