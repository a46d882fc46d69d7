// Where mailed links lead. Nothing changes until the button is pressed, because scanners follow links too.

import { data, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { WholeParts } from '#ui/whole-parts.tsx'
import { deadLinkIn, doMailTask } from '#users/do-mail-task.server.ts'
import { lookAtCode } from '#users/form/mail-codes.server.ts'
import {
  type DeadLink,
  deadLinkWords,
  introOf,
  type MailTask,
  nextStep,
  parseTask,
  taskOf,
  taskWords,
} from '#users/form/mail-task.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInForm, SignInLink } from '#users/form/sign-in-form.tsx'
import { type Faults, parseEmailInput, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { type SignInStep, stepWords } from '#users/form/sign-in-step.ts'
import { landingOf, noTargetRouteCookie } from '#users/landing/target-route.ts'
import { MailActionForm } from '#users/mail-action-form.tsx'
import { type LinkInput, linkFaults, parseLinkInput, whose } from '#users/mailed-link/link-input.ts'
import { type Client, clientOf } from '#users/session/client.server.ts'
import { readVisitor } from '#users/session/read-visitor.server.ts'
import { SignInStepFields } from '#users/sign-in/sign-in-step-fields.tsx'
import { takeStep } from '#users/sign-in/take-step.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/auth-action'

/** The address holds a secret, so no referrer is sent. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export async function loader({ url, context }: Route.LoaderArgs) {
  const task = parseTask(url.searchParams.get('mode'))
  const code = url.searchParams.get('oobCode') ?? ''
  const head = { title: task ? taskWords(task).title : sentence('pages.yourLink'), unlisted: true }
  const { tools, visitor } = context.get(pageContext)
  const leastLength = tools.environment.IDENTITY_PASSWORD_LENGTH
  const checked = await lookAtCode(tools, visitor, code)
  if (checked.ok && taskOf(checked.facts.kind) === task) return { head, task, code, facts: checked.facts, leastLength }
  return { head, task, dead: checked.ok ? ('used' as const) : (deadLinkIn(checked.reason) ?? 'used') }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const task = parseTask(url.searchParams.get('mode'))
  if (!task) throw redirect('/login')
  const form = await request.formData()
  if (namesIntent(form)) return again({ form: unknownIntent() }, 400)
  const client = clientOf(request, { address, url })
  const code = typed(form, 'oobCode')
  if (task === 'signIn') return enterByLink(tools, client, request, { form, code })
  const parsed = parseLinkInput(form, task)
  if (!parsed.ok) return again(parsed.faults, parsed.status)
  const answer = await doMailTask(tools, client, visitor, { task, code, ...parsed.input })
  if (!answer.ok) return answer.reason === 'whose' ? again(whose(form), 422) : refusedTask(answer.reason, parsed.input)
  const now = answer.entered?.visitor ?? (await readVisitor(tools, request)).visitor
  if (task !== 'verifyEmail' || now.kind !== 'verified') return data({ ...shown, done: task })
  const { path } = landingOf(now.kind, request.headers.get('cookie'))
  throw redirect(path, withCookies(noTargetRouteCookie, ...(answer.entered?.cookies ?? [])))
}

/** What the page shows after a form was posted: at most one of these. */
const shown = {
  faults: {} as Faults,
  done: undefined as MailTask | undefined,
  dead: undefined as DeadLink | undefined,
  next: undefined as SignInStep | undefined,
}

const again = (faults: Faults, status: number) => data({ ...shown, faults }, { status })

function refusedTask(reason: IdentityReason, input: LinkInput = {}) {
  const { faults: told, status } = refusalOf(reason)
  const faults = linkFaults(told, reason, input)
  return data({ ...shown, faults, dead: deadLinkIn(reason) }, { status })
}

type Posted = { readonly form: FormData; readonly code: string }

async function enterByLink(tools: Tools, client: Client, request: Request, { form, code }: Posted) {
  const parsed = parseEmailInput(form)
  if (!parsed.ok) return again(parsed.faults, 422)
  const taken = await takeStep(tools, client, { step: 'mailed-link', email: parsed.input.email, code })
  if (!taken.ok) return refusedTask(taken.reason)
  if (taken.kind === 'next') return data({ ...shown, next: taken.next })
  const { visitor, cookies } = taken.entered
  const { path, consumed } = landingOf(visitor.kind, request.headers.get('cookie'))
  throw redirect(path, withCookies(...cookies, ...(consumed ? [noTargetRouteCookie] : [])))
}

export default function AuthAction({ loaderData, actionData }: Route.ComponentProps) {
  const { task } = loaderData
  const { done, dead, next, faults } = actionData ?? shown
  if (next) {
    return (
      <SignInCard title={taskWords('signIn').title} intro={stepWords(next.name).intro}>
        <SignInForm action="/login" faults={faults} submit={stepWords(next.name).submit}>
          <SignInStepFields step={next} values={{}} faults={faults} />
        </SignInForm>
      </SignInCard>
    )
  }
  if (done) {
    const back = done === 'recoverEmail' ? nextStep('recoverEmail') : { to: '/login', text: sentence('users.signIn') }
    return <SignInCard title={taskWords(done).title} news={<p>{taskWords(done).done}</p>} ways={<Way {...back} />} />
  }
  if (!task || dead || !loaderData.facts) {
    const { title, text } = deadLinkWords(dead ?? loaderData.dead ?? 'used')
    return <SignInCard title={title} intro={<p>{text}</p>} ways={<DeadWays task={task} />} />
  }
  const { code, leastLength, facts } = loaderData
  const { email = '', newEmail = '', asks } = facts
  const { title, submit } = taskWords(task)
  // One may be the end of the other.
  const longestFirst = [email, newEmail].sort((one, other) => other.length - one.length)
  return (
    <SignInCard
      title={title}
      intro={
        <p>
          <WholeParts text={introOf(task, facts)} parts={longestFirst} />
        </p>
      }
      fault={faults.form}
    >
      <MailActionForm {...{ task, code, leastLength, email, faults, submit, asks }} />
    </SignInCard>
  )
}

function Way({ to, text }: { readonly to: string; readonly text: string }) {
  return <SignInLink to={to}>{text}</SignInLink>
}

function DeadWays({ task }: { readonly task: MailTask | undefined }) {
  return (
    <>
      {task && <Way {...nextStep(task)} />}
      <Way to="/login" text={sentence('users.signIn')} />
    </>
  )
}
