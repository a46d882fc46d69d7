// The same page in the site's other languages, and with prices in another currency.

import { useLocation } from 'react-router'
import { type Language, type OfferedLanguage, tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CurrencyChoice } from '#shell/currency/currency-choice.ts'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { Icon } from '#ui/icon.tsx'
import { languageCookie } from './chosen-language.ts'
import { HeaderMenu } from './header-menu.tsx'

const currencyId = 'header-currency'

const loadCurrencies = async () => (await import('./currency-menu.tsx')).CurrencyForm
const CurrencyForm = hydrateLater(currencyId, loadCurrencies, import.meta.env.SSR ? await loadCurrencies() : undefined)

type LanguagesProps = {
  readonly languages: readonly OfferedLanguage[]
  /** Of this page. */
  readonly language: Language
}

type LanguageMenuProps = LanguagesProps & {
  /** Where prices may be shown in another currency. */
  readonly currencies?: CurrencyChoice | undefined
}

export function LanguageMenu({ languages, language: current, currencies }: LanguageMenuProps) {
  const { pathname, search } = useLocation()
  if (languages.length < 2 && !currencies) return null
  return (
    <HeaderMenu
      summary={
        <>
          <Icon name="globe" />
          <span className="sr-only">{sentence('shell.language', { language: current.name })}</span>
          {currencies && (
            <>
              <span aria-hidden="true" className="currency-code">
                {currencies.current.code}
              </span>{' '}
              <span className="sr-only">{sentence('shell.currency', { currency: currencies.current.name })}</span>
            </>
          )}
        </>
      }
    >
      {languages.map(language => (
        <li key={language.code}>
          <LanguageLink language={language} path={pathname + search} isCurrent={language.code === current.code}>
            {language.name}
          </LanguageLink>
        </li>
      ))}
      {currencies && (
        <li className="currency-menu">
          <CurrencyForm {...currencies} id={currencyId} back={pathname + search} />
        </li>
      )}
    </HeaderMenu>
  )
}

type LanguageHintProps = Pick<LanguagesProps, 'language'> & { readonly suggested: Language | undefined }

/** Offers the language that a browser asks for, in that language; nobody is sent there. */
export function LanguageHint({ suggested, language }: LanguageHintProps) {
  const { pathname, search } = useLocation()
  if (!suggested) return null
  const path = pathname + search
  return (
    <aside aria-label={sentence('shell.otherLanguage')} className="language-hint">
      <div className="site-width">
        <LanguageLink language={suggested} path={path}>
          {suggested.invitation}
        </LanguageLink>
        <LanguageLink language={language} path={path}>
          {sentence('shell.stayInLanguage', { language: language.name })}
        </LanguageLink>
      </div>
    </aside>
  )
}

type LanguageLinkProps = {
  readonly language: OfferedLanguage
  /** Of the page, without its language. */
  readonly path: string
  readonly isCurrent?: boolean
  readonly children: string
}

/** Loads the document anew: a browser has the script of one language. */
function LanguageLink({ language, path, isCurrent, children }: LanguageLinkProps) {
  return (
    <a
      href={path === '/' && language.prefix ? language.prefix : language.prefix + path}
      lang={tagOf(language)}
      hrefLang={tagOf(language)}
      dir={language.direction}
      aria-current={isCurrent || undefined}
      onClick={() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this cookie is plain text
        document.cookie = languageCookie(language.code, location.protocol === 'https:')
      }}
    >
      {children}
    </a>
  )
}
