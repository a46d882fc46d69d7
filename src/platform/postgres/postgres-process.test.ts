// Pid files of servers that are not there: they neither hide nor stand in for a living one.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as files from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/folder.ts'
import { findPostgres, isAlive, removeStalePidFile, stopPostgres } from './postgres-process.server.ts'

const cluster = temporaryFolder()
const pidFile = join(cluster, 'postmaster.pid')
// A process that only has the command line of a server of this cluster.
const lookalike = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'bin/postgres', '-D', cluster, '-c'])
const stranger = spawn('sleep', ['600'])
afterAll(() => {
  lookalike.kill('SIGKILL')
  stranger.kill('SIGKILL')
})

describe('a pid file', () => {
  test('that is missing means no server', async () => {
    expect(findPostgres(cluster)).toBeUndefined()
    removeStalePidFile(cluster)
    await stopPostgres(cluster)
  })

  test.each([
    ['is empty', ''],
    ['is torn', '12'],
    ['holds no number', 'nonsense\n'],
    ['names another process', `${stranger.pid}\n${cluster}\n`],
    ['names us', `${process.pid}\n${cluster}\n`],
  ])('that %s means no server, and goes out of the way', async (_what, text) => {
    files.writeFileSync(pidFile, text)
    expect(findPostgres(cluster)).toBeUndefined()
    await stopPostgres(cluster)
    expect(stranger.exitCode).toBeNull()
    removeStalePidFile(cluster)
    expect(files.readdirSync(cluster)).toEqual([])
  })

  test('of a living server tells its port and whether it takes connections, and stays', () => {
    const lines = [lookalike.pid, cluster, '1700000000', '5544', '', '127.0.0.1', '1 2', 'starting']
    files.writeFileSync(pidFile, `${lines.slice(0, 2).join('\n')}\n`)
    expect(findPostgres(cluster)).toEqual({ pid: lookalike.pid, port: undefined, ready: false })
    files.writeFileSync(pidFile, `${lines.join('\n')}\n`)
    expect(findPostgres(cluster)).toEqual({ pid: lookalike.pid, port: 5544, ready: false })
    files.writeFileSync(pidFile, `${lines.with(7, 'ready   ').join('\n')}\n`)
    expect(findPostgres(cluster)).toEqual({ pid: lookalike.pid, port: 5544, ready: true })
    removeStalePidFile(cluster)
    expect(files.existsSync(pidFile)).toBe(true)
  })

  test('leads a stop to its process', async () => {
    const ended = once(lookalike, 'exit')
    await stopPostgres(cluster)
    await ended
    expect(isAlive(lookalike.pid!)).toBe(false)
  })
})
