// What a translation has: every key of the English, and no other. Parameters, tags and plurals are compared by tests/catalogue.test.ts.

export type Translated<English> = Readonly<Record<keyof English, string>>
