// A process of its own that sends ready answers in turns, whatever is asked: the limit of every page and every call.

import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** `plain`: by node:http alone. `hono`: by the same library as the site. Then the type of the answers, and their files. */
const [by = 'plain', type = 'text/html', ...files] = process.argv.slice(2)
const answers = files.map(file => {
  const content = readFileSync(file)
  const encoding = type === 'text/html' && { 'content-encoding': 'gzip' }
  return { content, headers: { 'content-type': type, 'content-length': String(content.length), ...encoding } }
})
let sent = 0
const next = () => answers[sent++ % answers.length]!

const plain: RequestListener = (_request, response) => {
  const { content, headers } = next()
  response.writeHead(200, headers).end(content)
}

function byLibrary(): RequestListener {
  const site = new Hono()
  site.all('*', context => {
    const { content, headers } = next()
    return context.body(content, 200, headers)
  })
  return getRequestListener(site.fetch)
}

const server = createServer(by === 'hono' ? byLibrary() : plain)
server.listen(0, '127.0.0.1', () => console.log(`ready at ${(server.address() as AddressInfo).port}`))
