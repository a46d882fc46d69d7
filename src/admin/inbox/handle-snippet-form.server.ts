// Handles the forms of the page of snippets: save a new one, change one, delete one.

import { changeSnippet, makeSnippet, mayChangeSnippets, removeSnippet } from '#messages/snippets/save-snippet.server.ts'
import { parseNewSnippet, parseSnippetChange, parseSnippetRemoval } from '#messages/snippets/snippet-input.ts'
import { type SnippetRefusal, snippetRefusalStatus, snippetRefusals } from '#messages/snippets/snippet-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import type { SnippetTyped } from './inbox-view.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly status: number; readonly typed: SnippetTyped }

type Parsed<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly faults: Readonly<Record<string, string | undefined>> }

export async function handleSnippetForm(tools: Tools, operator: Operator, form: FormData): Promise<Answer> {
  // Only what a snippet has is shown again.
  const { values } = parseNewSnippet(form)
  const typed = { id: typedIn(form, 'id'), values, faults: {}, refusal: undefined }
  const refuse = (reason: SnippetRefusal): Answer => ({
    ...{ ok: false, status: snippetRefusalStatus[reason] },
    typed: { ...typed, refusal: snippetRefusals[reason] },
  })
  if (!mayChangeSnippets(operator)) return refuse('not-allowed')
  async function save<Input>(
    parsed: Parsed<Input>,
    command: (tools: Tools, operator: Operator, input: Input) => Promise<Outcome<object, SnippetRefusal>>,
  ): Promise<Answer> {
    if (!parsed.ok) return { ok: false, status: 422, typed: { ...typed, faults: parsed.faults } }
    const saved = await command(tools, operator, parsed.input)
    return saved.ok ? { ok: true } : refuse(saved.reason)
  }
  const button = handlerOf(form, {
    make: () => save(parseNewSnippet(form), makeSnippet),
    change: () => save(parseSnippetChange(form), changeSnippet),
    remove: () => save(parseSnippetRemoval(form), removeSnippet),
  })
  return button ? button() : { ok: false, status: 400, typed: { ...typed, refusal: unknownIntent() } }
}
