// The rules of the house that a program can check; CONTRIBUTING.md lists the others.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inOrder } from '#platform/postgres/migrations.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import {
  countedBySubject,
  floors,
  folderOrder,
  fullFolders,
  roomCeilings,
  roomLines,
  shortFiles,
} from './house/floors.ts'
import { importedPath, type SourceFile, sourceFiles } from './support/source-files.ts'

/** Breaches that stand for now, by rule; the lists may only shrink. */
const allowed: Readonly<Record<string, readonly string[]>> = {}

const all = sourceFiles('src')
const source = all.filter(({ ending }) => ending !== 'test')
const tests = [...all.filter(({ ending }) => ending === 'test'), ...sourceFiles('tests')]
const everything = [
  ...all,
  ...sourceFiles('tests'),
  ...sourceFiles('vite'),
  ...sourceFiles('demo'),
  ...sourceFiles('bench'),
]
/** Where processes of ours start: the site, and the commands beside it. */
const readsEnvironment = ['src/server.ts', 'src/command-line/find-database.server.ts']
const byPath = new Map(source.map(file => [file.path, file]))

function floorOf(room: string): number {
  return floors.findIndex(rooms => rooms.includes(room))
}

function roomOfPath(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? parts[1]! : ''
}

function expectNone(
  rule: string,
  breaches: readonly string[],
  instead: string,
  named: readonly string[] = allowed[rule] ?? [],
): void {
  const found = breaches.filter(breach => !named.includes(breach))
  expect(found, `${rule}.\n${instead}\n${found.join('\n')}\n`).toEqual([])
  const gone = named.filter(breach => !breaches.includes(breach))
  expect(gone, `${rule}.\nThese are named and no longer needed: take them out.\n${gone.join('\n')}\n`).toEqual([])
}

/** The folder of a file as `room/folder`, or the room alone for files that stand in it. */
function folderOf(path: string): string {
  return path.split('/').slice(1, -1).join('/')
}

/** How high a file stands in its room: the place of its folder, and above all of them for files in the room itself. */
function rungOf(path: string): number {
  const order = folderOrder[roomOfPath(path)] ?? []
  const folder = path.split('/').slice(2, -1).join('/')
  return folder === '' ? order.length : order.indexOf(folder)
}

type Arrow = { readonly from: SourceFile; readonly to: string; readonly typeOnly: boolean }

function arrows(files: readonly SourceFile[]): Arrow[] {
  return files.flatMap(from =>
    from.imports.flatMap(each => {
      const to = importedPath(from, each)
      return to === undefined ? [] : [{ from, to, typeOnly: each.typeOnly }]
    }),
  )
}

describe('floors', () => {
  it('knows every room', () => {
    const strangers = [...new Set(source.map(({ room }) => room))].filter(room => floorOf(room) === -1)
    expectNone(
      'Every room has a floor',
      strangers,
      'Give the room a floor here and in a decision record, or move its files.',
    )
  })

  it('imports go down, from room to room and from folder to folder, types included', () => {
    // A page learns the type of the root's loader; pages and jobs are introduced to each other by files of src itself.
    const known = ({ from, to, typeOnly }: Arrow) =>
      from.room === 'pages' && ((typeOnly && to === 'src/root.tsx') || to === 'src/jobs.server.ts')
    const up = arrows(source)
      .filter(({ to }) => to.startsWith('src/'))
      .filter(({ from, to }) =>
        roomOfPath(to) === from.room
          ? from.room !== '' && rungOf(from.path) < rungOf(to)
          : floorOf(roomOfPath(to)) >= floorOf(from.room),
      )
      .filter(arrow => !known(arrow))
    expectNone(
      'An import goes to a lower room, and in the room to a lower folder of tests/house/floors.ts',
      up.map(({ from, to }) => `${from.path} -> ${to}`),
      'Move what both need down, pass it in from above, or declare what follows in after-effects.',
    )
  })

  it('leaves src only from tests', () => {
    const breaches = arrows(source)
      .filter(({ to }) => !to.startsWith('src/'))
      .map(({ from, to }) => `${from.path} imports ${to}`)
    expectNone('What runs does not import what tests it', breaches, 'Move what is needed into a room.')
  })

  it('knows every folder', () => {
    const folders = [...new Set(source.map(({ path }) => folderOf(path)))].filter(folder => folder.includes('/'))
    const ordered = Object.entries(folderOrder).flatMap(([room, some]) => some.map(folder => `${room}/${folder}`))
    expect(inOrder(ordered), 'The order of folders in tests/house/floors.ts names each of them once').toEqual(
      inOrder(folders),
    )
  })

  it('has no circles', () => {
    const next = new Map<string, string[]>()
    for (const { from, to } of arrows(source)) {
      if (byPath.has(to)) next.set(from.path, [...(next.get(from.path) ?? []), to])
    }
    const finished = new Set<string>()
    const circles: string[] = []
    const visit = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
      if (finished.has(path) || way.includes(path)) return
      for (const to of next.get(path) ?? []) visit(to, [...way, path])
      finished.add(path)
    }
    for (const path of next.keys()) visit(path, [])
    expectNone(
      'Files do not import each other in a circle, types included',
      circles,
      'Find the piece both need and give it a file of its own.',
    )
  })
})

describe('imports', () => {
  it('say where they lead', () => {
    const breaches = everything.flatMap(file =>
      file.imports
        .filter(({ specifier }) => /^[.#]/.test(specifier) && !specifier.includes('+types/'))
        .filter(({ specifier }) => !/\.(tsx?|css|js|json)$/.test(specifier))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    )
    expectNone(
      'An import of ours ends with the ending of the file',
      breaches,
      'Write the ending: Node runs these files as they are.',
    )
  })

  it('leave the folder by # and stay in it by ./', () => {
    const breaches = source.flatMap(file => {
      const folder = file.path.split('/').slice(1, -1).join('/')
      return file.imports
        .filter(({ specifier }) => {
          const inOwnFolder = folder !== '' && specifier.startsWith(`#${folder}/`)
          return specifier.startsWith('../') || (inOwnFolder && !specifier.slice(folder.length + 2).includes('/'))
        })
        .map(({ specifier }) => `${file.path} imports ${specifier}`)
    })
    expectNone(
      'No ../, and no # into the own folder',
      breaches,
      "Write './file.ts' inside the folder and '#room/file.ts' outside it.",
    )
  })

  it('have no barrels', () => {
    const breaches = source.filter(({ text }) => /^export (\*|\{[^}]*\}) from /m.test(text)).map(({ path }) => path)
    expectNone('No file passes on what another exports', breaches, 'Import from the file that has it.')
  })
})

describe('exports', () => {
  // What React Router and Vite take by its name: of a page and the root, of the entries, and of what stands in for a part of theirs.
  const ofRoutes =
    /^(default|loader|clientLoader|action|clientAction|middleware|clientMiddleware|headers|handle|links|meta|Layout|ErrorBoundary|HydrateFallback|shouldRevalidate)$/
  const takenByName = ({ path, room }: SourceFile, name: string): boolean =>
    (room === 'pages' || path === 'src/root.tsx' || path === 'src/routes.ts') && ofRoutes.test(name)
  /** Exports that somebody takes whom no import shows, each with who it is. */
  const takenElsewhere: Readonly<Record<string, string>> = {
    'src/server.ts: serve': 'the built server, which demo/start.ts starts',
    'src/server.ts: explainFailedStart': 'the built server, which demo/start.ts starts',
    'src/entry.server.tsx: default': 'React Router',
    'src/entry.server.tsx: handleError': 'React Router',
    'src/shell/reloading/load-route-module.client.ts: loadRouteModule':
      'vite.config.ts, in place of React Router’s own',
    'src/catalogue/plural-forms.client.ts: pluralForms': 'vite/sentences.ts, beside sentences with numbers',
  }

  const exportsOf = ({ text }: SourceFile): Map<string, number> => {
    const declared = text.matchAll(
      /^export (?:(default)\b|(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+))/gm,
    )
    const times = new Map<string, number>()
    for (const [, whole, name] of declared) times.set((whole ?? name)!, (times.get((whole ?? name)!) ?? 0) + 1)
    return times
  }
  const takenBy = (files: readonly SourceFile[]): ReadonlySet<string> =>
    new Set(
      files.flatMap(from =>
        from.imports.flatMap(each => each.names.map(name => `${importedPath(from, each)}: ${name}`)),
      ),
    )
  const product = everything.filter(
    ({ path, ending }) => ending !== 'test' && !path.startsWith('tests/') && !path.startsWith('bench/'),
  )
  const inProduct = takenBy(product)
  const anywhere = takenBy(everything)
  const isTaken = (by: ReadonlySet<string>, path: string, name: string): boolean =>
    by.has(`${path}: ${name}`) || by.has(`${path}: *`)

  const breaches = source.flatMap(file => {
    const code = file.text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    return [...exportsOf(file)]
      .filter(([name]) => !takenByName(file, name) && !(`${file.path}: ${name}` in takenElsewhere))
      .flatMap(([name, times]) => {
        if (isTaken(inProduct, file.path, name)) return []
        // As a word of its own, and not as a member of something else.
        const uses = [...code.matchAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}(?![\\w$])`, 'g'))].length - times
        return uses > 0 && isTaken(anywhere, file.path, name) ? [] : [{ breach: `${file.path}: ${name}`, uses }]
      })
  })

  it('are used outside tests', () => {
    expectNone(
      'What only tests use is not in the product',
      breaches.filter(({ uses }) => uses <= 0).map(({ breach }) => breach),
      'Delete it, or move it to tests/support when it judges what the product does.',
    )
  })

  it('have somebody who imports them', () => {
    expectNone(
      'A name that only its own file uses is not exported',
      breaches.filter(({ uses }) => uses > 0).map(({ breach }) => breach),
      'Leave out the word `export`.',
    )
  })

  it('are there where somebody takes them unseen', () => {
    const there = new Set(source.flatMap(file => [...exportsOf(file).keys()].map(name => `${file.path}: ${name}`)))
    expectNone(
      'Every exception is still needed',
      Object.keys(takenElsewhere).filter(each => !there.has(each) || inProduct.has(each)),
      'Take it off the list.',
    )
  })
})

describe('endings', () => {
  const importsOf = (files: readonly SourceFile[], ending: SourceFile['ending']) =>
    arrows(files)
      .filter(({ to }) => byPath.get(to)?.ending === ending)
      .map(({ from, to }) => ({ from, to }))

  it('keep rules pure', () => {
    const rules = source.filter(({ ending, room, name }) => ending === 'rule' && room !== '' && name !== 'routes.ts')
    const impure: readonly [RegExp, string][] = [
      [/\bprocess\.(?!stdout)/, 'process'],
      [/\bDate\.now\(\)|\bnew Date\(\)|Temporal\.Now/, 'the clock'],
      [/\bMath\.random\(\)|\bcrypto\./, 'chance'],
      [/\b(window|document|localStorage|navigator)\./, 'the browser'],
      [/\bfetch\(/, 'the network'],
      [/from '(node:|react'|drizzle|pg'|pino|hono)/, 'a library with effects'],
    ]
    const breaches = rules.flatMap(({ path, text }) =>
      impure
        .filter(([shape]) => shape.test(text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')))
        .map(([, what]) => `${path} uses ${what}`),
    )
    expectNone(
      'A plain .ts file is a rule: pure',
      breaches,
      'Pass the value in, or give the file the ending .server.ts or .client.ts.',
    )
  })

  it('keep the server out of the browser', () => {
    const browser = source.filter(({ ending, room }) => ending !== 'server' && room !== 'pages' && room !== '')
    // The build puts sentences in place of the catalogue (vite/sentences.ts).
    const breaches = importsOf(
      browser.filter(({ path }) => path !== 'src/catalogue/sentence.ts'),
      'server',
    ).map(({ from, to }) => `${from.path} imports ${to}`)
    expectNone(
      'Rules, components and client files never import .server.ts',
      breaches,
      'Let the page introduce them, or move the type to a plain file.',
    )
  })

  it('keep schemas out of the browser', () => {
    const reaches = new Map<string, boolean>()
    const serverOnly = ['zod', '@messageformat/core']
    const reachesSchema = (file: SourceFile): boolean => {
      const known = reaches.get(file.path)
      if (known !== undefined) return known
      reaches.set(file.path, false)
      const found = file.imports
        .filter(({ typeOnly }) => !typeOnly)
        .some(each => {
          const to = byPath.get(importedPath(file, each) ?? '')
          // The build puts sentences in place of the catalogue (vite/sentences.ts).
          if (to?.path === 'src/catalogue/sentence.ts') return false
          return serverOnly.includes(each.specifier) || (to !== undefined && reachesSchema(to))
        })
      reaches.set(file.path, found)
      return found
    }
    const browser = source.filter(
      ({ ending, room }) => (ending === 'component' || ending === 'client') && room !== 'pages',
    )
    expectNone(
      'No component or client file imports zod or the compiler of sentences, itself or through others',
      browser
        .filter(({ path }) => path !== 'src/root.tsx' && path !== 'src/entry.server.tsx')
        .filter(reachesSchema)
        .map(({ path }) => path),
      'Hand it names and limits as data.',
    )
  })

  it('keep the clock out of commands', () => {
    const breaches = source
      .filter(({ ending, path }) => ending === 'server' && path !== 'src/platform/tools/clock.server.ts')
      .filter(({ text }) => /\bDate\.now\(\)|\bnew Date\(\)/.test(text))
      .map(({ path }) => path)
    expectNone('A command asks tools.clock what time it is', breaches, 'Use tools.clock.now().')
  })

  it('keep components and commands of a room apart', () => {
    const verbs = source.filter(({ ending, room }) => ending === 'server' && room !== 'pages' && room !== '')
    const breaches = importsOf(verbs, 'component').map(({ from, to }) => `${from.path} imports ${to}`)
    expectNone('A command never imports a component', breaches, 'A page introduces them.')
  })
})

describe('names', () => {
  it('are kebab-case', () => {
    const breaches = everything
      .filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|test|e2e|config|journeys))*\.tsx?$/.test(name))
      .map(({ path }) => path)
    expectNone('Files are kebab-case with one of the known endings', breaches, 'Rename the file.')
  })

  it('say something', () => {
    const empty = /^(utils?|helpers?|misc|common|constants?|types?|index|services?|managers?|data|lib|shared)\./
    const breaches = everything.filter(({ name }) => empty.test(name)).map(({ path }) => path)
    expectNone('A file is not called after a kind of code', breaches, 'Name it after what it is in the product.')
  })

  it('are what the file exports', () => {
    const breaches = source
      // A value stands with all its operations; tables, stores and sentences are many by nature.
      .filter(
        ({ room, name }) =>
          !['', 'pages', 'values'].includes(room) && !/-(tables|store|words)(\.server)?\.ts$/.test(name),
      )
      .filter(({ text, name }) => {
        const words = name
          .replace(/(\.(server|client))?\.tsx?$/, '')
          .replaceAll('-', '')
          .toLowerCase()
        const exported = [
          ...text.matchAll(
            /^export (?:async )?(?:declare )?(?:abstract )?(?:function\*?|const|class|type|interface) (\w+)/gm,
          ),
        ]
        // The file of a subject may export commands on it: `project-root` has projectRoot, `duration` has minutes and Milliseconds.
        return exported.length > 0 && !exported.some(([, each]) => sharesAWord(each!.toLowerCase(), words))
      })
      .map(({ path }) => path)
    expectNone('The main export bears the name of the file', breaches, 'Rename one after the other.')
  })

  it('of neutral floors know no product word', () => {
    const product = /stay|booking|guest|quote|offer|review|refund|operator/i
    const breaches = source
      .filter(({ room }) => ['values', 'ui', 'platform'].includes(room))
      .flatMap(({ path, name, text }) => {
        const exported = [...text.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(
          ([, each]) => each!,
        )
        return [name, ...exported].filter(each => product.test(each)).map(each => `${path}: ${each}`)
      })
    expectNone(
      'values/, ui/ and platform/ could stand in another product',
      breaches,
      'Move the code to the room whose word it uses.',
    )
  })

  it('default exports stand only in pages and configuration', () => {
    const breaches = source
      .filter(({ room, name }) => room !== 'pages' && !/^(root\.tsx|routes\.ts|entry\.)/.test(name))
      .filter(({ text }) => /^export default/m.test(text))
      .map(({ path }) => path)
    expectNone('Only pages and configuration have default exports', breaches, 'Export by name.')
  })
})

/** Whether a migration or record is named like `2026-11-23-1045-some-words.md`, by a minute of the calendar. */
function isNamedByTime(name: string): boolean {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(?:-[a-z0-9]+)+\.(?:sql|md)$/.exec(name) ?? []
  if (!day) return false
  try {
    return Boolean(Temporal.PlainDateTime.from(`${day}T${hour}:${minute}`))
  } catch {
    return false
  }
}

/** Whether two runs of letters share a stretch of four (three of a short name), so that `nightlyPrice` belongs to `night-price`. */
function sharesAWord(one: string, other: string): boolean {
  const length = Math.min(other.length <= 8 ? 3 : 4, one.length, other.length)
  return Array.from({ length: one.length - length + 1 }, (_, at) => one.slice(at, at + length)).some(part =>
    other.includes(part),
  )
}

describe('files', () => {
  it('say in line 1 what they are for', () => {
    const breaches = everything
      .filter(({ text }) => !/^\/\/ \S.{12,}[.:;]$/.test(text.slice(0, text.indexOf('\n'))))
      .map(({ path }) => path)
    expectNone(
      'Line 1 is a sentence saying what the file is for',
      breaches,
      'Write `// One sentence.` as the first line.',
    )
  })

  it('are short', () => {
    const long = source.filter(({ lines }) => lines > 350).map(({ path, lines }) => `${path}: ${lines} lines`)
    expectNone('No file has more than 350 lines', long, 'Split it by subject.')
    const pages = source
      .filter(({ room, lines }) => room === 'pages' && lines > 150)
      .map(({ path, lines }) => `${path}: ${lines} lines`)
    expectNone('No page has more than 150 lines', pages, 'Move components to their room.')
    const sizes = source.map(({ lines }) => lines).sort((one, other) => one - other)
    expect(sizes[Math.floor(sizes.length * 0.95)], 'The 95th percentile of lines a file').toBeLessThanOrEqual(220)
  })

  it('keep rooms small', () => {
    const lines = new Map<string, number>()
    for (const { room, path, lines: own } of source) {
      // The sentences of a language are a folder deeper.
      const depth = room === 'catalogue' ? 4 : 3
      const folder = path.split('/').slice(0, -1)
      const subject = countedBySubject.includes(room) ? folder.slice(1, depth).join('/') : room
      lines.set(subject, (lines.get(subject) ?? 0) + own)
    }
    const breaches = [...lines].flatMap(([room, count]) => {
      const limit = roomLines[room] ?? 5_000
      const ceiling = roomCeilings[room]
      if (count > (ceiling ?? limit)) return [`${room}: ${count} lines, ${ceiling ?? limit} at most`]
      return ceiling && (count <= limit || count < ceiling - 500) ? [`${room}: ${count} lines, lower its ceiling`] : []
    })
    expectNone('A room has at most 5,000 lines beside its tests', breaches, 'Split the room by subject.')
  })

  it('keep folders small', () => {
    const breaches = [...Map.groupBy(source, ({ path }) => folderOf(path))]
      .filter(([, files]) => files.length > 25)
      .map(([folder, files]) => `src/${folder}: ${files.length}`)
    expectNone(
      'A folder has at most 25 files beside its tests',
      breaches,
      'Split the folder by subject.',
      Object.entries(fullFolders).map(([folder, files]) => `${folder}: ${files}`),
    )
  })

  it('are worth a file', () => {
    expectNone(
      'A file under 15 lines has a reason',
      source.filter(({ lines }) => lines < 15).map(({ path }) => path),
      'Put it with the subject it belongs to, or name the reason in tests/house/floors.ts.',
      Object.values(shortFiles).flat(),
    )
  })

  it('are tested', () => {
    const tested = tests.reduce((sum, { lines }) => sum + lines, 0)
    const written = source.reduce((sum, { lines }) => sum + lines, 0)
    expect(tested / written, 'Lines of tests for each line of source').toBeGreaterThanOrEqual(0.8)
  })

  it('make formats once', () => {
    // One asks the runtime for a zone, the other writes into every script of a language.
    const own = ['src/values/formats.ts', 'src/channels/reading/home-time.ts', 'src/catalogue/plural-forms.client.ts']
    const breaches = source
      .filter(({ path, text }) => !own.includes(path) && /\bnew Intl\.(?!Locale\b)|\.toLocale\w+\(/.test(text))
      .map(({ path }) => path)
    expectNone('Formats of a language are made once', breaches, 'Take those of values/formats.ts, or add a kind there.')
  })

  it('read the environment once', () => {
    const breaches = source
      .filter(({ path, text }) => !readsEnvironment.includes(path) && /process\.env\b/.test(text))
      .map(({ path }) => path)
    expectNone(
      'Only where a process starts is process.env read',
      breaches,
      'Add the variable to environmentSchema and take it from tools.environment.',
    )
  })

  it('trust only whom users/ has proved', () => {
    const breaches = source
      .filter(
        ({ room, text }) =>
          room !== 'users' &&
          /\bas (unknown as )?(SignedInUser|VerifiedUser|Operator|ProvenContact|Booker)\b/.test(text),
      )
      .map(({ path }) => path)
    expectNone(
      'Only users/ makes a signed-in user, a verified user or an operator',
      breaches,
      'Take it from the visitor of the request.',
    )
  })

  it('leave nothing undone', () => {
    const breaches = everything
      .filter(({ path }) => path !== 'tests/house.test.ts')
      .filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b|\b(it|test|describe)\.(only|todo|fails)\b/.test(text))
      .map(({ path }) => path)
    expectNone('No unfinished business in the code', breaches, 'Finish it, or file an issue.')
  })

  it('tests know no class names', () => {
    const breaches = tests
      .filter(({ text }) => /(locator|querySelector(All)?)\(\s*['"`]\.[a-z]/.test(text))
      .map(({ path }) => path)
    expectNone('Tests find things as people do', breaches, 'Use a role, a label or a text.')
  })
})

describe('papers', () => {
  const named = (folder: string, ending: string) =>
    inOrder(readdirSync(inProject(folder)).filter(name => name.endsWith(ending) && name !== 'README.md'))
  const markdownIn = (folder: string) => named(folder, '.md').map(name => `${folder}/${name}`)
  const records = named('docs/decisions', '.md')
  const recordText = (name: string) => readFileSync(inProject('docs', 'decisions', name), 'utf8')

  it.each([
    ['migrations', '.sql', 18],
    ['docs/decisions', '.md', 82],
  ])('%s are numbered once, as long as numbers were given, and then named by date and time', (folder, ending, last) => {
    const numbers = new Set<string>()
    const breaches = named(folder, ending).filter(name => {
      const number = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.exec(name)?.[1]
      const earlier = numbers.has(number ?? '')
      if (number && Number(number) <= last) numbers.add(number)
      return number && Number(number) <= last ? earlier : !isNamedByTime(name)
    })
    expectNone(
      'A new migration or record is named by date and time in UTC',
      breaches.map(name => `${folder}/${name}`),
      'Name it like 2026-11-23-1045-what-it-is-about.',
    )
  })

  it('no numbered migration is missing', () => {
    const numbers = named('migrations', '.sql')
      .filter(name => !isNamedByTime(name))
      .map(name => Number(name.slice(0, 4)))
    expect(numbers).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
  })

  it('name files and folders that are there', () => {
    const papers = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')]
    const names = new Set(everything.map(({ name }) => name))
    const isThere = (path: string) => existsSync(inProject(path)) || existsSync(inProject('src', path))
    const breaches = papers.flatMap(paper => {
      const text = readFileSync(inProject(paper), 'utf8')
      const paths = [...text.matchAll(/`((?:[\w-]+\/)+(?:[\w.-]+\.(?:tsx?|sql|md|json|css))?)`/g)].map(
        ([, path]) => path!,
      )
      // A name alone is that of a file beside one that was named with its folder.
      const alone = [...text.matchAll(/`(\w[\w.-]*\.tsx?)`/g)].map(([, name]) => name!)
      return [...paths.filter(path => !isThere(path)), ...alone.filter(name => !names.has(name) && !isThere(name))].map(
        path => `${paper}: ${path}`,
      )
    })
    expectNone('Papers name files that are there', breaches, 'Follow the file to where it is now.')
  })

  it('decision records have their three parts', () => {
    const breaches = records.filter(name => {
      const text = recordText(name)
      return !/^# /.test(text) || !['## Context', '## Decision', '## Consequences'].every(part => text.includes(part))
    })
    expectNone('A record has context, decision and consequences', breaches, 'Follow docs/decisions/0001.')
  })

  it('every decision record stands in the index once, with its title and its status', () => {
    const rows = [...recordText('README.md').matchAll(/^\| (?:\[.+?\]\((.+?)\)|(\d{4})) \| (.+?) \| (.+) \|$/gm)]
    const standing = rows.flatMap(([, file]) => file ?? [])
    expect(inOrder(standing)).toEqual(records)
    const breaches = rows.flatMap(([, file, folded, title, status]) => {
      if (!file) {
        const deleted = !records.some(name => name.startsWith(`${folded}-`))
        return deleted && /^folded into \[.+\]\(.+\)$/.test(status!) ? [] : [`${folded}: ${status}`]
      }
      const [heading, , below] = recordText(file).split('\n')
      const said = /^Status: (.+)\.$/.exec(below!)?.[1] ?? 'in force'
      const heads = heading!.replace(/^# (\d+\. )?/, '')
      return [
        ...(heads === title ? [] : [`${file}: its title is "${heads}"`]),
        ...(said === status && /^(in force|(amended|superseded) by \[)/.test(said)
          ? []
          : [`${file}: its status is "${said}"`]),
      ]
    })
    expectNone('The index says what each record says', breaches, 'Correct docs/decisions/README.md, or the record.')
  })

  it('link to what is there', () => {
    const folder = 'docs/decisions'
    const papers = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), `${folder}/README.md`, ...markdownIn(folder)]
    const anchorsOf = (path: string) =>
      [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      )
    const breaches = papers.flatMap(paper =>
      [...readFileSync(inProject(paper), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)]
        .filter(([, link, anchor]) => {
          const path = link ? inProject(dirname(paper), link) : inProject(paper)
          return !existsSync(path) || (anchor && !anchorsOf(path).includes(anchor))
        })
        .map(([whole]) => `${paper}: ${whole}`),
    )
    expectNone('A link in a paper leads somewhere', breaches, 'Follow what it meant to where it is now.')
  })

  it('and code name records that are there', () => {
    const texts = [
      ...everything.filter(({ path }) => path !== 'tests/house.test.ts'),
      ...['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...records.map(name => `docs/decisions/${name}`)].map(
        path => ({ path, text: readFileSync(inProject(path), 'utf8') }),
      ),
    ]
    const breaches = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:[Rr]ecords?|[Dd]ecisions?)[ /]((?:\d{1,4}(?:, | and | to )?)+)\b/g)].flatMap(
        ([, numbers]) =>
          numbers!
            .match(/\d+/g)!
            .filter(number => !records.some(name => name.startsWith(number.padStart(4, '0'))))
            .map(number => `${path}: record ${number}`),
      ),
    )
    expectNone('A record that is named stands', breaches, 'Name what it was folded into; the index knows.')
  })
})
