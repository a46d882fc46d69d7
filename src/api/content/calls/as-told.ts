// Objects as JSON represents them: instants as text.

/** The type after `JSON.stringify`. */
type AsTold<Thing> = Thing extends Date
  ? string
  : Thing extends readonly (infer Member)[]
    ? AsTold<Member>[]
    : Thing extends object
      ? { -readonly [Name in keyof Thing]: AsTold<Thing[Name]> }
      : Thing

/** The same value with every instant in ISO 8601. */
export function asTold<Thing>(thing: Thing): AsTold<Thing> {
  return JSON.parse(JSON.stringify(thing)) as AsTold<Thing>
}
