// The forms of the site's pictures: logo, icon, and what sharing shows.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { type SitePicture, type SitePictureKind, sitePictureKinds } from '#site/looks/looks.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { type LooksTyped, pictureWords } from './looks-view.ts'

type Props = {
  readonly version: number
  readonly pictures: Readonly<Partial<Record<SitePictureKind, SitePicture>>>
  readonly typed: LooksTyped | undefined
}

export function PictureForms({ version, pictures, typed }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {sitePictureKinds.map(kind => {
        const [picture, { label, hint }] = [pictures[kind], pictureWords[kind]]
        const fault = typed?.values.kind === kind ? typed.faults.file : undefined
        return (
          <li key={kind} className="card flex flex-col gap-4 p-5">
            {picture && (
              <img
                src={picture.path}
                alt={label()}
                width={picture.width}
                height={picture.height}
                className="max-h-24 w-auto self-start object-contain"
              />
            )}
            <Form method="post" encType="multipart/form-data" preventScrollReset className="flex flex-col gap-4">
              <HiddenFields values={{ version, kind }} />
              <Field
                id={`file-${kind}`}
                name="file"
                type="file"
                label={label()}
                hint={hint()}
                accept="image/png,image/webp,image/jpeg,image/avif"
                fault={fault}
              />
              <SubmitButton intent="picture" quiet className="self-start">
                {sentence('site.upload')}
              </SubmitButton>
            </Form>
            {picture && (
              <Form method="post" encType="multipart/form-data" preventScrollReset>
                <HiddenFields values={{ version, kind }} />
                <SubmitButton intent="remove-picture" quiet>
                  {sentence('site.removePicture')}
                </SubmitButton>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
