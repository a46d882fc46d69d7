// The rules that the homes of a group share, each with its form, and a form for a new one.

import type { GroupEditor, GroupView } from '#admin/groups/group-view.ts'
import { RuleFields } from '#admin/rates/page/rule-editor.tsx'
import { everyWeekday } from '#admin/rates/page/weekday-boxes.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'
import { GroupForm } from './group-form.tsx'

type Props = { readonly rules: GroupView['rules']; readonly editor: GroupEditor }

const fresh = { priority: '0', weekdays: everyWeekday }

export function GroupRules({ rules, editor }: Props) {
  const isOpen = (subject: string) =>
    editor.typed?.what === 'rule' && editor.typed.subject === subject ? true : undefined
  return (
    <TitledSection id="rules" title={sentence('rates.rules')}>
      <p className="max-w-prose text-ink-soft">{sentence('groups.rulesHint')}</p>
      {rules.length === 0 && <p>{sentence('groups.noRule')}</p>}
      {rules.map(({ id, title, said, values, ownAt }) => (
        <details key={id} open={isOpen(String(id))} className="card p-5">
          <summary className="min-h-11 cursor-pointer">
            <strong>{title}</strong> <span className="block text-ink-soft text-sm">{said}</span>
          </summary>
          <div className="flex flex-col gap-3 pt-3">
            {ownAt.length > 0 && (
              <div>
                <p className="text-ink-soft text-sm">{sentence('groups.ownAt')}</p>
                <ul className="flex flex-wrap gap-x-6">
                  {ownAt.map(({ slug, name }) => (
                    <li key={slug}>
                      <TextLink to={`/admin/homes/${slug}/rules`}>{name}</TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <GroupForm
              editor={editor}
              what="rule"
              subject={String(id)}
              label={sentence('rates.rowForm', { name: title, said })}
              values={values}
              removable={sentence('rates.takeAway')}
            >
              {fields => <RuleFields {...fields} />}
            </GroupForm>
          </div>
        </details>
      ))}
      <details open={isOpen('')} className="card p-5">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {sentence('rates.oneMoreRule')}
        </summary>
        <div className="pt-3">
          <GroupForm editor={editor} what="rule" label={sentence('rates.oneMoreRule')} values={fresh}>
            {fields => <RuleFields {...fields} />}
          </GroupForm>
        </div>
      </details>
    </TitledSection>
  )
}
