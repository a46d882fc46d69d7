// Marks what is shown in the language in which it was typed, for screen readers, for browsers that translate, for its direction.

import { createContext, type ReactNode, useContext } from 'react'
import type { Mark } from '#catalogue/languages.ts'
import type { AsTyped } from './translation-memory.ts'

const Texts = createContext<AsTyped | undefined>(undefined)

type TypedLanguageProps = { readonly texts: AsTyped | undefined; readonly children: ReactNode }

/** All within knows which texts are shown as they were typed. */
export function TypedLanguage({ texts, children }: TypedLanguageProps) {
  return <Texts value={texts}>{children}</Texts>
}

/** The attributes of an element that shows nothing but `text`; undefined in the language of the page. */
export function useMark(text: string): Mark | undefined {
  const typed = useContext(Texts)
  return typed?.texts.includes(text) ? { lang: typed.lang, dir: typed.dir } : undefined
}

/** A text of a home, marked where it is in another language than the page. */
export function TypedText({ children }: { readonly children: string }) {
  const mark = useMark(children)
  return mark ? <span {...mark}>{children}</span> : children
}
