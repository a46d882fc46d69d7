// The site's header: its name, the homes or the way back to the search, and the account.

import { Link, useLocation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { holdsAny } from '#favourites/list-of-favourites.ts'
import { useFavouriteHomes } from '#favourites/use-favourite-homes.tsx'
import type { SearchSummary } from '#shell/menus/search-summary.ts'
import type { ShownLink } from '#site/frame/site-frame.ts'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { CurrencyChoice } from './currency/currency-choice.ts'
import { FrameLinks } from './frame/frame-links.tsx'
import type { HeldNights } from './held-nights.ts'
import { HeldNotice } from './held-notice.tsx'
import { Logo } from './logo.tsx'
import type { HeaderUser } from './menus/account-menu.tsx'
import { LanguageMenu } from './menus/language-menu.tsx'
import type { Site } from './site.ts'

const accountId = 'account'

/** Most who look around are not signed in. */
const loadAccount = async () => (await import('./menus/account-menu.tsx')).AccountMenu
const AccountMenu = hydrateLater(accountId, loadAccount, import.meta.env.SSR ? await loadAccount() : undefined)

type HeaderProps = {
  readonly site: Site | undefined
  readonly user: HeaderUser
  /** Where prices may be shown in another currency. */
  readonly currencies?: CurrencyChoice | undefined
  /** What the address asks for. */
  readonly search?: SearchSummary | undefined
  /** The nights that the visitor holds. */
  readonly held?: HeldNights | undefined
  /** What the operator added. */
  readonly links?: readonly ShownLink[] | undefined
}

export function Header({ site, user, currencies, search, held, links = [] }: HeaderProps) {
  const carried = search?.carried ?? ''
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {sentence('shell.skip')}
      </a>
      <nav aria-label={sentence('shell.mainNavigation')} className="site-width site-nav">
        <Link to={`/${carried}`} className="site-name">
          <Logo site={site} />
          <span className={site?.logoSaysName ? 'sr-only' : undefined}>{site?.name ?? 'Casita'}</span>
        </Link>
        <WayToHomes search={search} />
        <WayToFavourites carried={carried} />
        {site && <LanguageMenu {...site} currencies={currencies} />}
        {user ? (
          <>
            <Link to="/user/bookings" className="site-link">
              {sentence('shell.bookings')}
            </Link>
            <AccountMenu id={accountId} user={user} />
          </>
        ) : (
          // Few of those who look around sign in, and its code is more than all other links of a page ask for.
          <Link to={`/login${carried}`} className="site-link" data-prefetch="off">
            {sentence('shell.signIn')}
          </Link>
        )}
      </nav>
      {links.length > 0 && (
        <nav aria-label={sentence('shell.furtherLinks')} className="site-width">
          <ul className="site-more">
            <FrameLinks links={links} className="site-link" />
          </ul>
        </nav>
      )}
      <HeldNotice held={held} />
    </header>
  )
}

/** Its code is fetched ahead once there is anything to see. */
function WayToFavourites({ carried }: { readonly carried: string }) {
  const { homes } = useFavouriteHomes()
  return (
    <Link
      to={`/favourites${carried}`}
      className="site-link site-link-heart"
      data-prefetch={holdsAny(homes) ? undefined : 'off'}
    >
      <Icon name="heart" />
      <span className="sr-only">{sentence('shell.favourites')}</span>
    </Link>
  )
}

/** On a page that carries a search along it is the way back to what was found; the results show the whole form. */
function WayToHomes({ search }: { readonly search: SearchSummary | undefined }) {
  const { pathname } = useLocation()
  if (!search || pathname === '/stays') {
    return (
      <Link to="/stays" className="site-link">
        {sentence('shell.homes')}
      </Link>
    )
  }
  return (
    <Link to={search.address} className="search-summary">
      <Icon name="search" className="size-4" />
      <RichSentence
        text={sentence('shell.backToSearch')}
        parts={{
          unseen: words => <span className="sr-only">{words}</span>,
          search: () => <span className="min-w-0">{search.words}</span>,
        }}
      />
    </Link>
  )
}
