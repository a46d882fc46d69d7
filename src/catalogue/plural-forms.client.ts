// What sentences with numbers need in a browser: the plural forms and digits of the page's language.

type Branches = Readonly<Record<string, string>> & { readonly other: string }

const language = document.documentElement.lang
const rules = new Intl.PluralRules(language)
const digits = new Intl.NumberFormat(language)

export const pluralForms = {
  cardinal: (count: number) => rules.select(count),
  number: (_language: string, count: number, offset: number) => digits.format(count - offset),
  plural: (count: number, offset: number, cardinal: (count: number) => string, branches: Branches) =>
    branches[count] ?? branches[cardinal(count - offset)] ?? branches.other,
}
