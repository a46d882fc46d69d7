// What a browser says of the languages its reader knows.

/** The ranges of `Accept-Language`, in small letters, by their weight (RFC 9110, 12.5.4); those of weight 0 are left out. */
export function rangesByWeight(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [range = '', ...parameters] = part.split(';').map(text => text.trim())
      const weight = parameters.find(text => /^q=/i.test(text))
      return { range: range.toLowerCase(), weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range)
}
