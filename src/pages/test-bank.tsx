// The page of the fake bank, where a test card asks for its second step.

import { data, Form, redirect } from 'react-router'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { answerStep, findStep } from '#payments/test/test-provider.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { unknownIntent } from '#values/intent.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { Route } from './+types/test-bank'

async function requireStep(tools: Tools, ref: string, url: URL) {
  const step = await findStep(tools, ref)
  if (!step) throw pageNotFound(url)
  return step
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const { intent, returnTo } = await requireStep(tools, params.ref, url)
  if (intent.state !== 'requires_action') throw redirect(returnTo)
  const sum = sayMoney(money(intent.amountMinor, currency(intent.currency)), currentLanguage().locale)
  return data({ head: { title: sentence('pages.testBank'), unlisted: true }, sum })
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools } = context.get(pageContext)
  await requireStep(tools, params.ref, url)
  const answer = (await request.formData()).get('answer')
  if (answer !== 'yes' && answer !== 'no') return data({ refusal: unknownIntent() }, { status: 400 })
  const { returnTo } = await answerStep(tools, params.ref, answer === 'yes')
  throw redirect(returnTo, 303)
}

export default function TestBank({ loaderData: { sum }, actionData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="bank-title" className="card mx-auto flex w-full max-w-xl flex-col items-start gap-5 p-6">
      <h1 id="bank-title" className="font-display text-4xl">
        {sentence('pages.testBank')}
      </h1>
      {actionData && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <p>
        <RichSentence text={sentence('pages.testBankAsks')} parts={{ sum: () => <strong>{sum}</strong> }} />
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <button type="submit" name="answer" value="yes" className="button">
          {sentence('pages.testBankYes')}
        </button>
        <button type="submit" name="answer" value="no" className="button button-quiet">
          {sentence('pages.testBankNo')}
        </button>
      </Form>
    </section>
  )
}
