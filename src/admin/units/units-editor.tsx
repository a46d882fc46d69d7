// The units of a home, each with its buttons, one more, and the homes that it consists of.

import { Form } from 'react-router'
import { longestUnitName, mostUnits } from '#admin/stays/form/home-limits.ts'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { UnitsTyped } from './units-input.ts'
import type { HomeNamed, LetAs, UnitsView } from './units-view.ts'

type Props = { readonly version: number; readonly view: UnitsView; readonly typed: UnitsTyped | undefined }

const letAsWords: Readonly<Record<LetAs, () => string>> = {
  one: () => sentence('units.letAsOne'),
  'any-of': () => sentence('units.letAsAnyOf'),
  whole: () => sentence('units.letAsWhole'),
}

export function UnitsEditor({ version, view, typed }: Props) {
  const { letAs, units, parts, wholes, candidates, mayCompose } = view
  const typedFor = (intent: string, unit = '') =>
    typed?.values.intent === intent && typed.values.unit === unit ? typed : undefined
  return (
    <>
      <TitledSection id="units" title={sentence('units.section')}>
        <p className="max-w-prose text-ink-soft">{letAsWords[letAs]()}</p>
        <ul className="flex flex-col gap-4">
          {units.map(unit => (
            <li key={`${unit.id} ${version}`} className="card flex flex-col gap-4 p-5">
              <UnitRow
                version={version}
                unit={unit}
                typed={typedFor('rename', String(unit.id))}
                isOnly={units.length === 1}
              />
            </li>
          ))}
        </ul>
        <Homes title={sentence('units.wholesOf')} homes={wholes} />
        <Homes title={sentence('units.partsOf')} homes={parts} />
      </TitledSection>
      {letAs !== 'whole' && units.length < mostUnits && (
        <TitledSection id="one-more" title={sentence('units.oneMore')}>
          <p className="max-w-prose text-ink-soft">{sentence('units.oneMoreIntro')}</p>
          <AddForm key={version} version={version} typed={typedFor('add')} />
        </TitledSection>
      )}
      {mayCompose && parts.length + candidates.length > 0 && (
        <TitledSection id="parts" title={sentence('units.parts')}>
          <p className="max-w-prose text-ink-soft">{sentence('units.partsIntro', { city: view.city })}</p>
          <PartsForm key={version} version={version} view={view} typed={typedFor('compose')} />
        </TitledSection>
      )}
    </>
  )
}

function Homes({ title, homes }: { readonly title: string; readonly homes: readonly HomeNamed[] }) {
  if (homes.length === 0) return null
  return (
    <p>
      {title}{' '}
      {homes.map(({ slug, name }) => (
        <span key={slug} className="me-3">
          <TextLink to={homeAdminAddress(slug, 'units')}>{name}</TextLink>
        </span>
      ))}
    </p>
  )
}

type UnitRowProps = {
  readonly version: number
  readonly unit: UnitsView['units'][number]
  readonly typed: UnitsTyped | undefined
  readonly isOnly: boolean
}

function UnitRow({ version, unit: { id, name, inService, isOfPart }, typed, isOnly }: UnitRowProps) {
  const state = inService ? sentence('units.inService') : sentence('units.outOfService')
  if (isOfPart) {
    return (
      <p className="break-words">
        <strong>{name}</strong> <span className="block text-ink-soft text-sm">{state}</span>
      </p>
    )
  }
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4" aria-label={name}>
      <HiddenFields values={{ version, unit: id }} />
      <Field
        id={`name-${id}`}
        name="name"
        label={sentence('units.name')}
        hint={state}
        defaultValue={typed?.values.name ?? name}
        fault={typed?.faults.name}
        maxLength={longestUnitName}
        autoComplete="off"
      />
      <p className="flex flex-wrap gap-2">
        <SubmitButton intent="rename">{sentence('units.rename')}</SubmitButton>
        {inService ? (
          <SubmitButton intent="take-out" quiet>
            {sentence('units.takeOut')}
          </SubmitButton>
        ) : (
          <SubmitButton intent="put-back" quiet>
            {sentence('units.putBack')}
          </SubmitButton>
        )}
        {!isOnly && (
          <SubmitButton intent="remove" quiet>
            {sentence('homes.remove')}
          </SubmitButton>
        )}
      </p>
    </Form>
  )
}

type AddFormProps = { readonly version: number; readonly typed: UnitsTyped | undefined }

function AddForm({ version, typed }: AddFormProps) {
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="card flex flex-col gap-4 p-5"
      aria-label={sentence('units.oneMore')}
    >
      <HiddenFields values={{ version }} />
      <Field
        id="name-new"
        name="name"
        label={sentence('units.name')}
        hint={sentence('units.nameHint')}
        defaultValue={typed?.values.name}
        fault={typed?.faults.name}
        maxLength={longestUnitName}
        autoComplete="off"
      />
      <SubmitButton intent="add" className="self-start">
        {sentence('units.add')}
      </SubmitButton>
    </Form>
  )
}

type PartsFormProps = AddFormProps & { readonly view: UnitsView }

function PartsForm({ version, view: { parts, candidates }, typed }: PartsFormProps) {
  const chosen = new Set(typed ? typed.values.homes.split('\n') : parts.map(({ slug }) => slug))
  const homes = [...parts, ...candidates]
  return (
    <Form
      method="post"
      preventScrollReset
      className="card flex flex-col gap-4 p-5"
      aria-label={sentence('units.parts')}
    >
      <HiddenFields values={{ version }} />
      <ul className="grid gap-x-6 md:grid-cols-2">
        {homes.map(({ slug, name }) => (
          <li key={slug}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="homes"
                value={slug}
                defaultChecked={chosen.has(slug)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 break-words">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <SubmitButton intent="compose" className="self-start">
        {sentence('units.compose')}
      </SubmitButton>
    </Form>
  )
}
