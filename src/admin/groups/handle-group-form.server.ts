// Handles forms about groups of homes: parse, preview home by home, save once it was seen.

import { sayPreview } from '#admin/many/handle-many-form.server.ts'
import { markOf } from '#admin/many/home-previews.server.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { changeGroup, mayChangeGroups } from './change-group.server.ts'
import { type GroupChange, type GroupKind, groupInputs } from './group-input.ts'
import { type GroupRefusal, groupRefusalStatus, groupRefusals } from './group-refusals.ts'
import type { GroupTyped } from './group-view.ts'

type GroupAnswer = FormAnswer<{ readonly groups: GroupTyped | undefined }>

const buttons: Readonly<Record<string, { readonly keeps: boolean; readonly away: boolean }>> = {
  look: { keeps: false, away: false },
  keep: { keeps: true, away: false },
  'look-away': { keeps: false, away: true },
  'take-away': { keeps: true, away: true },
}
const unreadable = () => again(400, { refusal: unreadableForm(), groups: undefined })

/** `group` is that of the page; undefined where a new one is made. A form is saved only as it was previewed. */
export async function handleGroupForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
  group: number | undefined,
): Promise<GroupAnswer> {
  if (!mayChangeGroups(operator)) return refuse('not-allowed', undefined)
  const [button, version, subject] = [handlerOf(form, buttons), typedVersion(form), typedIn(form, 'subject')]
  const kinds: readonly GroupKind[] = group === undefined ? ['group'] : ['group', 'rule']
  const what = kinds.find(kind => kind === typedLine(form, 'what'))
  if (!what || !button || version === undefined || !/^\d{0,9}$/.test(subject)) return unreadable()
  const { away } = button
  const given = {
    ...{ kind: what, version },
    ...(group !== undefined && { group }),
    ...(what === 'group' && { keeps: typedIn(form, 'leave') !== 'without' }),
    ...(away && { entered: null }),
  }
  const parsed =
    what === 'rule'
      ? parseFormInput(groupInputs.rule, form, { rule: 'subject' }, { given })
      : parseFormInput(groupInputs.group, form, {}, { given })
  if (!parsed.ok && parsed.isForeign) return unreadable()
  const values = { ...parsed.values, leave: typedIn(form, 'leave') }
  const typed: GroupTyped = { what, subject, values, faults: {}, away, preview: undefined, seen: '' }
  if (!parsed.ok) return again(422, { refusal: undefined, groups: { ...typed, faults: parsed.faults } })
  const typing = markOf([what, group, subject, away, version, values])
  const [seenTyping, seen] = typedIn(form, 'seen').split('.')
  const changed = await changeGroup(tools, operator, {
    change: parsed.input as GroupChange,
    ...(button.keeps && seenTyping === typing && seen && { seen }),
  })
  if (changed.ok && changed.saved) return { ok: true }
  const { preview } = changed
  const shown = preview && {
    ...{ ...typed, preview: sayPreview(preview, tools.clock.now()) },
    seen: `${typing}.${preview.mark}`,
  }
  if (!changed.ok) return refuse(changed.reason, shown ?? typed)
  return again(200, { refusal: undefined, groups: shown })
}

function refuse(reason: GroupRefusal, groups: GroupTyped | undefined): GroupAnswer {
  return again(groupRefusalStatus[reason], { refusal: groupRefusals[reason], groups })
}
