// The command `npm run copy-files`: uploaded files from the data folder into the bucket of FILES_TO, or back.

import { join } from 'node:path'
import { fileStorage, filesIn, isFileName } from '#platform/files/file-store.server.ts'
import { dataFolderPath } from '#platform/postgres/data-folder.server.ts'
import { StartRefused } from '#platform/tools/start-refused.server.ts'
import { runCommand, type Settings } from './find-database.server.ts'

const usage = `npm run copy-files -- to-bucket | to-folder

  Copies the pictures of DATA_DIR/files into the bucket of FILES_TO, or those of the bucket into the folder. What is there
  already, of the same size, is left out, and nothing is removed, so that it may run again, and while the site runs.`

async function copyFiles({ environment, words, tell }: Settings): Promise<number> {
  const [direction, ...others] = words
  if (others.length > 0 || (direction !== 'to-bucket' && direction !== 'to-folder')) {
    tell(usage)
    return 2
  }
  if (!environment.FILES_TO) throw new StartRefused('FILES_TO is not set: there is no bucket to copy to or from.')
  const bucket = fileStorage(environment)
  const folder = filesIn(join(dataFolderPath(environment.DATA_DIR), 'files'))
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  let [copied, present] = [0, 0]
  for await (const { name, bytes } of from.list()) {
    if (!isFileName(name)) continue
    if ((await to.bytesOf(name)) === bytes) {
      present++
      continue
    }
    const content = await from.read(name)
    if (!content) continue
    await to.put(name, content)
    copied++
  }
  tell(`${copied} files copied from ${from.place} to ${to.place}; ${present} were there already.`)
  return 0
}

await runCommand(copyFiles)
