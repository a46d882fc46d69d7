// The form of a home's texts in another language: each text beside the field for its translation.

import { Form } from 'react-router'
import type { Mark } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { longestOf, markdownKinds, type TextKind } from './home-texts.ts'
import type { TranslationRow } from './translation-rows.ts'

type Props = {
  readonly version: number
  /** What the language calls itself. */
  readonly name: string
  readonly rows: readonly TranslationRow[]
  /** Of the texts, and of their translations. */
  readonly typedIn: Mark
  readonly mark: Mark
}

export function TranslationsForm({ version, name, rows, typedIn, mark }: Props) {
  const numbered = rows.map((row, at) => ({ row, at }))
  const parts = [
    { id: 'missing', title: sentence('homes.stillMissing'), rows: numbered.filter(({ row }) => row.isMissing) },
    { id: 'translated', title: sentence('homes.translatedTexts'), rows: numbered.filter(({ row }) => isKept(row)) },
    { id: 'gone', title: sentence('homes.textsGone'), rows: numbered.filter(({ row }) => !row.kind) },
  ]
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-8" aria-label={name}>
      <input type="hidden" name="version" value={version} />
      {parts.map(
        part =>
          part.rows.length > 0 && (
            <TitledSection
              key={part.id}
              id={part.id}
              title={part.title}
              className="card flex flex-col gap-6 p-5 md:p-6"
            >
              {part.rows.map(({ row, at }) => (
                <Row key={row.source} row={row} at={at} typedIn={typedIn} mark={mark} />
              ))}
            </TitledSection>
          ),
      )}
      <SubmitButton className="self-start">{sentence('homes.keepChanges')}</SubmitButton>
    </Form>
  )
}

function isKept({ kind, isMissing }: TranslationRow): boolean {
  return kind !== undefined && !isMissing
}

type RowProps = Pick<Props, 'typedIn' | 'mark'> & { readonly row: TranslationRow; readonly at: number }

function Row({ row: { kind, source, translation, fault }, at, typedIn, mark }: RowProps) {
  const most = longestOf[kind ?? 'description']
  const id = `translation-${at}`
  const field = {
    ...{ id, name: id, fault, defaultValue: translation, maxLength: most, autoComplete: 'off' },
    ...{ ...mark, label: kind ? kindLabels[kind]() : sentence('homes.textGone') },
  }
  return (
    <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-2">
      <p {...typedIn} className="min-w-0 whitespace-pre-line break-words md:pt-6">
        {source}
      </p>
      <input type="hidden" name={`source-${at}`} value={source} />
      {most > 120 ? <TextArea {...field} rows={kind && markdownKinds.has(kind) ? 12 : 3} /> : <Field {...field} />}
    </div>
  )
}

const kindLabels: Readonly<Record<TextKind, () => string>> = {
  name: () => sentence('homes.textName'),
  summary: () => sentence('homes.summary'),
  description: () => sentence('homes.description'),
  city: () => sentence('homes.town'),
  region: () => sentence('homes.regionOrIsland'),
  room: () => sentence('homes.textRoom'),
  'amenity-note': () => sentence('homes.textAmenityNote'),
  rule: () => sentence('homes.textRule'),
  place: () => sentence('homes.textPlace'),
  'place-note': () => sentence('homes.textPlaceNote'),
  photo: () => sentence('homes.textPhoto'),
  'photo-room': () => sentence('homes.textPhotoRoom'),
  'getting-in': () => sentence('arrival.gettingInWords'),
  host: () => sentence('arrival.hostWords'),
  manual: () => sentence('arrival.textManual'),
  'manual-text': () => sentence('arrival.textManualText'),
  'manual-photo': () => sentence('homes.textPhoto'),
  rate: () => sentence('homes.textRate'),
  season: () => sentence('homes.textSeason'),
  fee: () => sentence('homes.textFee'),
  discount: () => sentence('homes.textDiscount'),
  tax: () => sentence('homes.textTax'),
}
