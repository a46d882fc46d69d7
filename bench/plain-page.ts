// A page with words, a button and always the same work for the processor: what a slow phone does with it tells of the machine alone.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import type { Ground } from './ground.ts'
import { touch } from './vitals.ts'

/** Some fifty milliseconds of a fast processor. */
const turnsOfWork = 20_000_000

/** As many bytes as are there before the first picture of a page of ours: what a line or a machine takes longer shows as much of itself. */
const sheet = `/* ${'weight '.repeat(17_000)} */`

const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>
<link rel="stylesheet" href="/weight.css">
<h1>Words that are painted at once</h1><p>And some more of them, so that there is a largest one.</p><button>Work</button>
<script>
  const work = () => {
    let sum = 0
    for (let at = 0; at < ${turnsOfWork}; at++) sum = Math.sqrt(at + sum)
    return sum
  }
  const button = document.querySelector('button')
  button.addEventListener('click', () => { button.textContent = 'Worked ' + work() })
  addEventListener('load', () => setTimeout(() => { document.documentElement.dataset.worked = work() }, 200))
</script></html>`

/** The address at which it is served until the ground is closed. */
export async function plainPage(ground: Ground): Promise<string> {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/weight.css' ? ['text/css', sheet] : ['text/html', html]
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ground.atEnd(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Waits until the work that comes with the page is done. */
export async function hasWorked(page: Page): Promise<void> {
  await page.locator('html[data-worked]').waitFor({ state: 'attached' })
}

/** Presses its button four times. */
export async function pressButton(page: Page): Promise<void> {
  for (let press = 0; press < 4; press++) await touch(page.getByRole('button'))
}
