// What sentences with branches need in a browser: the plural forms and digits of the page's language.

type Branches = Readonly<Record<string, string>> & { readonly other: string }

const language = document.documentElement.lang
const rules = new Intl.PluralRules(language)
const digits = new Intl.NumberFormat(`${language}-u-nu-latn`)

export const pluralForms = {
  cardinal: (count: number) => rules.select(count),
  number: (_language: string, count: number, offset: number) => digits.format(count - offset),
  plural: (count: number, offset: number, cardinal: (count: number) => string, branches: Branches) =>
    branches[count] ?? branches[cardinal(count - offset)] ?? branches.other,
  select: (value: string, branches: Branches) => branches[value] ?? branches.other,
}
