// The components that a page is made of, found by their imports.

import { importedPath, type SourceFile, sourceFiles } from './source-files.ts'

const all = new Map(sourceFiles('src').map(file => [file.path, file]))

/** A component and all that it shows. */
export function componentsBelow(path: string, seen = new Set<string>()): SourceFile[] {
  const face = all.get(path)
  if (face?.ending !== 'component' || seen.has(path)) return []
  seen.add(path)
  return [face, ...face.imports.flatMap(each => componentsBelow(importedPath(face, each) ?? '', seen))]
}

/** The names of the buttons that stand in the components of a page. */
export function intentsBelow(path: string): string[] {
  const written = componentsBelow(path).flatMap(({ text }) => [
    ...text.matchAll(/(?:name="intent" value|<SubmitButton\b[^>]*?\sintent)="([\w-]+)"/g),
  ])
  return [...new Set(written.map(([, name]) => name!))]
}
