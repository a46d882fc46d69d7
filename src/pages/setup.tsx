// The address that a site without an owner prints at its start: whoever opens it becomes the first owner.

import { data, Form, redirect } from 'react-router'
import { becomeOwner, makeFirstOwner } from '#admin/setup/become-owner.server.ts'
import { isSetupKey } from '#admin/setup/setup-key.server.ts'
import { isSetupRefusal, setupRefusalStatus, setupRefusals } from '#admin/setup/setup-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { EmailField, NameField, PasswordField } from '#users/form/sign-in-fields.tsx'
import { type Faults, parseRegisterInput, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { targetRouteCookie } from '#users/landing/target-route.ts'
import { type Client, clientOf } from '#users/session/client.server.ts'
import { takeStep } from '#users/sign-in/take-step.server.ts'
import { displayNameOf, type Visitor } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/setup'

const onwards = '/admin/start'
const pressed = { way: 'page', command: '/setup' } as const

/** Its address holds a secret, so no referrer is sent. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const isOpen = await isSetupKey(tools.database, url.searchParams.get('key') ?? '', tools.clock.now())
  const head = { title: sentence('setup.title'), unlisted: true }
  const asked = { way: wayOf(tools, visitor), leastLength: tools.environment.IDENTITY_PASSWORD_LENGTH }
  const name = visitor.kind === 'signed-out' ? '' : displayNameOf(visitor.user)
  return data({ head, isOpen, name, ...asked }, { status: isOpen ? 200 : 404 })
}

/** An account is made here where the site keeps accounts with passwords itself; else signing in comes first. */
function wayOf({ environment }: Tools, visitor: Visitor): 'as-signed-in' | 'account' | 'sign-in' {
  if (visitor.kind !== 'signed-out') return 'as-signed-in'
  return !isHosted(environment) && environment.IDENTITY_METHODS.includes('password') ? 'account' : 'sign-in'
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const key = url.searchParams.get('key') ?? ''
  const client = clientOf(request, { address, url })
  const form = await request.formData()
  const go = async (path: '/login' | '/register') => {
    throw redirect(path, { headers: { 'set-cookie': targetRouteCookie(url.pathname + url.search) } })
  }
  const button = handlerOf(form, {
    make: () => (wayOf(tools, visitor) === 'account' ? make(tools, client, key, form) : go('/login')),
    become: async () => {
      if (visitor.kind === 'signed-out') return go('/login')
      const acting = { userId: visitor.user.id, ...pressed }
      const became = await actingAs(acting, () => becomeOwner(tools, { client, visitor, key }))
      if (became.ok) throw redirectSaved(onwards)
      return refuse(setupRefusalStatus[became.reason], { form: setupRefusals[became.reason] })
    },
    'sign-in': () => go('/login'),
    register: () => go('/register'),
  })
  if (button) return button()
  const isOpen = await isSetupKey(tools.database, key, tools.clock.now())
  return refuse(isOpen ? 400 : 404, { form: unknownIntent() })
}

async function make(tools: Tools, client: Client, key: string, form: FormData) {
  const values = { email: typed(form, 'email'), displayName: typed(form, 'displayName') }
  const parsed = parseRegisterInput(form)
  if (!parsed.ok) return refuse(422, parsed.faults, values)
  // Nobody is signed in yet: the trail says that it came from the terminal, as the address did.
  const acting = { userId: null, way: 'terminal', command: 'setup' } as const
  const made = await actingAs(acting, () => makeFirstOwner(tools, key, parsed.input))
  if (!made.ok) {
    const { reason } = made
    if (isSetupRefusal(reason)) return refuse(setupRefusalStatus[reason], { form: setupRefusals[reason] }, values)
    const { faults, status } = refusalOf(reason)
    return refuse(status, faults, values)
  }
  const { email, password } = parsed.input
  const entered = await takeStep(tools, client, { step: 'password', email, password })
  if (!entered.ok || entered.kind !== 'entered') throw redirect('/login')
  throw redirect(onwards, { status: 303, ...withCookies(...entered.entered.cookies) })
}

function refuse(status: number, faults: Faults, values: { email?: string; displayName?: string } = {}) {
  return data({ faults, values }, { status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, way, name, leastLength } = loaderData
  const { faults = {}, values = {} } = actionData ?? {}
  if (!isOpen) {
    return <SignInCard title={sentence('setup.title')}>{sentence('setup.over')}</SignInCard>
  }
  const intro = {
    account: sentence('setup.intro'),
    'sign-in': sentence('setup.signInFirst'),
    'as-signed-in': sentence('setup.asSignedIn', { name }),
  }
  return (
    <SignInCard title={sentence('setup.title')} intro={intro[way]} fault={faults.form}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        {way === 'account' && (
          <>
            <NameField value={values.displayName} fault={faults.displayName} />
            <EmailField value={values.email} fault={faults.email} />
            <PasswordField newOf={leastLength} fault={faults.password} />
            <SubmitButton intent="make">{sentence('setup.become')}</SubmitButton>
            <SubmitButton intent="sign-in" quiet formNoValidate>
              {sentence('setup.haveAccount')}
            </SubmitButton>
          </>
        )}
        {way === 'as-signed-in' && <SubmitButton intent="become">{sentence('setup.become')}</SubmitButton>}
        {way === 'sign-in' && (
          <>
            <SubmitButton intent="sign-in">{sentence('shell.signIn')}</SubmitButton>
            <SubmitButton intent="register" quiet>
              {sentence('people.register')}
            </SubmitButton>
          </>
        )}
      </Form>
    </SignInCard>
  )
}
