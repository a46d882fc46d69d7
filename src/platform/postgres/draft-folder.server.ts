// Folders created under a draft name and renamed into place, so that a kill leaves no partial one.

import * as files from 'node:fs'
import { join } from 'node:path'
import { minutes } from '#values/duration.ts'

/** Marks the name of an unfinished folder. */
export const draftMark = '.draft-'

/** Creates an empty draft folder beside `target`, to be filled and moved into place. */
export function makeDraft(target: string): string {
  return files.mkdtempSync(`${target}${draftMark}`)
}

/** Renames a finished folder into place; if another process was first, keeps theirs. */
export function moveIntoPlace(draft: string, target: string): void {
  try {
    files.renameSync(draft, target)
  } catch (fault) {
    if (!files.existsSync(target)) throw fault
  }
}

/** Removes drafts in `folder` begun over ten minutes before `now`: their processes are gone. */
export function removeOldDrafts(folder: string, now: Date): void {
  for (const name of files.readdirSync(folder)) {
    if (!name.includes(draftMark)) continue
    const draft = join(folder, name)
    const begun = files.statSync(draft, { throwIfNoEntry: false })?.mtimeMs
    if (begun !== undefined && now.getTime() - begun > minutes(10))
      files.rmSync(draft, { recursive: true, force: true })
  }
}
