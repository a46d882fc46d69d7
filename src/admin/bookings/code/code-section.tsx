// The door code of one stay, with the standing one of its home.

import { Form } from 'react-router'
import { longestCode } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { CodesOfStay, CodeTyped } from './code-input.ts'

type CodeSectionProps = {
  readonly codes: CodesOfStay
  readonly again: CodeTyped | undefined
}

export function CodeSection({ codes: { own, standing, mayChange }, again }: CodeSectionProps) {
  return (
    <TitledSection id="door-code" title={sentence('arrival.doorCode')} className="card flex flex-col gap-4 p-5">
      <p className="text-ink-soft">
        {standing === '' ? sentence('arrival.noStandingCode') : sentence('arrival.standingCode', { code: standing })}
      </p>
      {mayChange ? (
        <Form key={own} method="post" preventScrollReset className="flex flex-col items-start gap-4">
          <Field
            id="code"
            name="code"
            label={sentence('arrival.codeOfStay')}
            hint={sentence('arrival.codeOfStayHint')}
            defaultValue={again?.typed ?? own}
            fault={again?.fault}
            maxLength={longestCode}
            autoComplete="off"
          />
          <SubmitButton intent="set-code" quiet>
            {sentence('arrival.setCode')}
          </SubmitButton>
        </Form>
      ) : (
        own !== '' && <p>{sentence('arrival.codeWas', { code: own })}</p>
      )}
    </TitledSection>
  )
}
