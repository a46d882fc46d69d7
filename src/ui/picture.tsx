// A picture that keeps its place before it is there: sizes, formats, proportions, a colour to wait in.

import { preload } from 'react-dom'
import type { Mark } from '#catalogue/languages.ts'

type PictureProps = {
  readonly alt: string
  /** The language of `alt`, where it is not that of the page. */
  readonly mark?: Mark | undefined
  /** Formats from the best to the one every browser knows, which also gives `src`. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly src: string
  /** As `sizes` of an image: how wide it is shown, in words of the style sheet. */
  readonly sizes: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  /** In the first screen: fetched at once and before others. */
  readonly first?: boolean
  readonly className?: string
}

export function Picture({
  alt,
  mark,
  sources,
  src,
  sizes,
  width,
  height,
  placeholder,
  first,
  className = '',
}: PictureProps) {
  const [best] = sources
  // Named in the head: the browser asks for it while it still reads the page. One that does not know the format asks for none.
  if (first && best && sources.length > 1)
    preload(src, {
      ...{ as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes },
      fetchPriority: 'high',
    })
  return (
    <picture>
      {sources.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        {...mark}
        src={src}
        srcSet={sources.at(-1)?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={`picture ${className}`}
        style={{ backgroundColor: placeholder }}
      />
    </picture>
  )
}
