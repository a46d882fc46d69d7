// A process of its own that sends one ready answer to whatever is asked: the limit of every page and every call.

import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** `plain`: by node:http alone. `hono`: by the same library as the site. Then the file to send, and its type. */
const [by = 'plain', file = '', type = 'text/html'] = process.argv.slice(2)
const content = readFileSync(file)
const headers = {
  'content-type': type,
  'content-length': String(content.length),
  ...(type === 'text/html' && { 'content-encoding': 'gzip' }),
}

const plain: RequestListener = (_request, response) => void response.writeHead(200, headers).end(content)

function byLibrary(): RequestListener {
  const site = new Hono()
  site.all('*', context => context.body(content, 200, headers))
  return getRequestListener(site.fetch)
}

const server = createServer(by === 'hono' ? byLibrary() : plain)
server.listen(0, '127.0.0.1', () => console.log(`ready at ${(server.address() as AddressInfo).port}`))
