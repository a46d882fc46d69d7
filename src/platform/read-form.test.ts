// Tests of the form that is read ahead: what pages get to read, and what is no form at all.

import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.server.ts'

const form = 'application/x-www-form-urlencoded'
const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://casita.test/login?x=1', { method: 'POST', body, headers })

async function fields(request: Request | undefined): Promise<unknown> {
  return request && [...(await request.formData())]
}

describe('a form read ahead', () => {
  it.each([
    [
      'as it was typed',
      'a=1&b=%C3%A9+%0D%0A&a=2',
      [
        ['a', '1'],
        ['b', 'é \r\n'],
        ['a', '2'],
      ],
    ],
    ['without zero bytes', 'na%00me=x%00y', [['name', 'xy']]],
    ['with broken percent codes as they stand', 'a=%zz', [['a', '%zz']]],
  ])(
    // biome-ignore format: a table
    'is %s',
    async (_how, body, expected) => {
      expect(await fields(await readForm(posted(body, { 'content-type': form })))).toEqual(expected)
    },
  )

  it('keeps the address and the headers that tell who asks', async () => {
    const read = await readForm(posted('a=1', { 'content-type': form, cookie: 'c=1' }))
    expect([read?.url, read?.method, read?.headers.get('cookie')]).toEqual([
      'http://casita.test/login?x=1',
      'POST',
      'c=1',
    ])
  })

  it('of several parts has no files', async () => {
    const parts = new FormData()
    parts.append('a', '1')
    parts.append('file', new File(['x'], 'x.txt'))
    expect(await fields(await readForm(posted(parts)))).toEqual([['a', '1']])
  })

  it('is empty when nothing was sent', async () => {
    expect(await fields(await readForm(posted(null, { 'content-length': '0' })))).toEqual([])
  })

  it.each([
    ['names no type', new Blob(['a=1']).stream(), {}],
    ['names parts without what parts them', 'a=1', { 'content-type': 'multipart/form-data' }],
    ['has no parts', 'a=1', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is none when it %s', async (_how, body, headers) => {
    const request = new Request('http://casita.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    expect(await readForm(request)).toBeUndefined()
  })
})
