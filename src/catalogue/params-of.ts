// The parameters of a sentence, read from its text by the compiler of TypeScript.

/**
 * Of text in ICU MessageFormat the rest parameter of `sentence`: none, or one object with a number for each that is counted
 * and a string or number for each other.
 */
export type ParamsOf<Text extends string> = [Found<Text>] extends [never]
  ? []
  : [params: { readonly [One in Found<Text> as One[0]]: One[1] }]

/** `Within` is what is open, innermost first: `m` a message, `a` an argument with branches. */
type Found<Text extends string, Within extends string = 'm'> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Found<`${Rest}{${After}`, Outer<Within>>
    : Within extends `m${string}`
      ? Argument<After, Within>
      : Found<After, `m${Within}`>
  : never

type Outer<Within extends string> = Within extends `${string}${infer Rest}` ? Rest : 'm'

type Argument<After extends string, Within extends string> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind},${string}`
    ?
        | [Trimmed<Name>, Kind extends ` ${'plural' | 'selectordinal'}` ? number : string]
        | Found<Branched<After>, `a${Within}`>
    : [Trimmed<Head>, string | number] | Found<Rest, Within>
  : never

/** What follows the name and the kind. */
type Branched<After extends string> = After extends `${string},${string},${infer Branches}` ? Branches : never

type Trimmed<Text extends string> = Text extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} `
    ? Trimmed<Rest>
    : Text
