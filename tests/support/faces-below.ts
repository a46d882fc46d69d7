// The faces that a page is made of, found by their imports.

import { importedPath, type SourceFile, sourceFiles } from './source-files.ts'

const all = new Map(sourceFiles('src').map(file => [file.path, file]))

/** A face and all that it shows. */
export function facesBelow(path: string, seen = new Set<string>()): SourceFile[] {
  const face = all.get(path)
  if (face?.ending !== 'face' || seen.has(path)) return []
  seen.add(path)
  return [face, ...face.imports.flatMap(each => facesBelow(importedPath(face, each) ?? '', seen))]
}

/** The names of the buttons that stand in the faces of a page. */
export function intentsBelow(path: string): string[] {
  const written = facesBelow(path).flatMap(({ text }) => [...text.matchAll(/name="intent" value="([\w-]+)"/g)])
  return [...new Set(written.map(([, name]) => name!))]
}
