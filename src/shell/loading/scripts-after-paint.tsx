// The router's scripts, asked for once what a page shows first has been painted: they would share the line with its picture.

import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

type Part = ReactElement<{
  readonly rel?: string
  readonly href?: string
  readonly type?: string
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}>

/**
 * Written into the page, and short therefore. Nobody looks at a hidden tab, which paints nothing; and whoever waits for a
 * picture that does not come need not wait for everything else.
 */
const painted = `await new Promise(go => {
  const paint = () => document.hidden ? go() : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)))
  document.readyState === 'complete' ? paint() : addEventListener('load', paint)
  setTimeout(go, 3000)
})`

/**
 * As `<Scripts>`, whose links ahead are made by its script, and whose imports wait; the browser finds what the server wrote, and
 * changes nothing of it. Throws where the router asks for its code in another way.
 * https://web.dev/articles/optimize-lcp: what is fetched before the largest paint delays it.
 */
export const ScriptsAfterPaint = import.meta.env.SSR ? WaitingScripts : Scripts

function WaitingScripts() {
  const parts = partsOf(Scripts({}))
  const ahead = parts.flatMap(({ props: { rel, href } }) => (rel === 'modulepreload' ? [href] : []))
  return parts
    .filter(({ type }) => type === 'script')
    .map(script => {
      if (script.props.type !== 'module') return script
      const text = script.props.dangerouslySetInnerHTML?.__html ?? ''
      const imports = text.replaceAll(/\bimport (?:\* as (\w+) from )?("[^"]+");/g, importLater)
      if (imports === text || ahead.length === 0) throw new Error('The router asks for its code in another way')
      return cloneElement(script, { dangerouslySetInnerHTML: { __html: `${painted}\n${linksTo(ahead)}\n${imports}` } })
    })
}

function importLater(_: string, name: string | undefined, path: string): string {
  return `${name ? `const ${name} = ` : ''}await import(${path});`
}

function linksTo(paths: readonly (string | undefined)[]): string {
  return `for (const href of ${JSON.stringify(paths)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))`
}

/** All elements, whatever fragments they stand in; with keys. */
function partsOf(node: ReactNode): Part[] {
  return Children.toArray(node).flatMap(part => {
    if (!isValidElement<{ children?: ReactNode }>(part)) return []
    return part.type === Fragment ? partsOf(part.props.children) : [part as Part]
  })
}
