// The input of a copy of a home.

import { z } from 'zod'
import { homeName, homeSlug, parseHomeSlug } from '#admin/stays/form/home-fields.ts'
import { parseFormInput } from '#values/form-input.ts'
import { slugFrom } from '#values/slug.ts'

export const copyInput = z
  .strictObject({
    name: homeName.describe('What the copy is called.'),
    slug: homeSlug.optional().describe('The name of the copy in addresses; left out, it is made of its name.'),
    withPhotos: z.boolean().default(true).describe('Whether it shows the same photos, until they are replaced.'),
  })
  .superRefine(({ name, slug }, { addIssue }) => {
    if (slug !== undefined || name === '' || parseHomeSlug(slugFrom(name))) return
    addIssue({ code: 'custom', path: ['slug'], message: 'homes.noSlug' })
  })

export type CopyInput = z.output<typeof copyInput>

export const parseCopyForm = (form: FormData) => parseFormInput(copyInput, form)

export type CopyValues = ReturnType<typeof parseCopyForm>['values']
