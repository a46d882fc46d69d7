// Signing in by password, mailed link or phone, with a second factor where there is one.

import { data, redirect, useNavigate, useSubmit } from 'react-router'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { beginAuth, loadAuth } from '#identity/browser/load-auth.client.ts'
import { connectableProviders } from '#identity/federation/identity-provider.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { PasskeySignIn } from '#passkeys/passkey-sign-in.tsx'
import { relyingParty } from '#passkeys/relying-party.server.ts'
import { searchOfPage } from '#shell/menus/search-summary.ts'
import { ConnectLinks } from '#users/connect/connect-links.tsx'
import { refusedConnectIn } from '#users/connect/connect-path.ts'
import { connectSentence } from '#users/connect/connect-words.ts'
import { secondStepIn } from '#users/connect/second-step-cookie.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInForm, SignInLink } from '#users/form/sign-in-form.tsx'
import { type Faults, parseSignInInput, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { firstStep, methodLinks, pathOfMethod, signInMethods, stepNews, stepWords } from '#users/form/sign-in-step.ts'
import { useScriptedForm } from '#users/form/use-scripted-form.tsx'
import { consumeLanding } from '#users/landing/consume-landing.client.ts'
import { isCaptchaPage } from '#users/landing/provider-pages.ts'
import { landingOf, noTargetRouteCookie, targetRouteCookie, targetRouteOf } from '#users/landing/target-route.ts'
import { clientOf } from '#users/session/client.server.ts'
import { HostedPhone } from '#users/sign-in/hosted-phone.tsx'
import { SignInStepFields } from '#users/sign-in/sign-in-step-fields.tsx'
import { parseStepInput, type StepFields, stepAgain } from '#users/sign-in/step-input.ts'
import { takeStep } from '#users/sign-in/take-step.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/login'

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { environment } = context.get(pageContext).tools
  const ways = signInMethods(environment.IDENTITY_METHODS)
  const isElsewhere = isHosted(environment)
  const cookies = request.headers.get('cookie')
  const target = targetRouteOf(cookies)
  const wanted = target !== undefined && !isList(target)
  const search = searchOfPage(url, currentLanguage().locale)?.address
  const refusal = refusedConnectIn(url.searchParams)
  const step = secondStepIn(url.searchParams, cookies) ?? firstStep(url.searchParams.get('with'), ways)
  // Only the page that is named so may ask for the captcha.
  if (isElsewhere && step.name === 'phone' && !isCaptchaPage(url)) throw redirect(pathOfMethod('phone', ways))
  const providers = connectableProviders(environment).map(({ id, name }) => ({ id, name }))
  const shown = {
    head: { title: sentence('users.signIn') },
    wanted,
    ways,
    isElsewhere,
    step,
    providers,
    takesPasskeys: relyingParty(environment, url) !== undefined,
    refused: refusal && connectSentence(refusal),
    left: url.searchParams.has('left'),
  }
  // Whoever came with a search goes back to it, unless a page waits for them.
  return data(shown, search && !wanted ? withCookies(targetRouteCookie(search)) : {})
}

const isList = (path: string) => /^\/stays(\?|$)/.test(path)

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  const form = await request.formData()
  const values = { email: typed(form, 'email'), phoneNumber: typed(form, 'phoneNumber') }
  const none: Faults<StepFields> = {}
  const parsed = namesIntent(form) ? undefined : parseStepInput(form)
  if (!parsed)
    return data({ step: stepAgain(form), values, faults: { ...none, form: unknownIntent() } }, { status: 400 })
  if (!parsed.ok) return data({ step: stepAgain(form), values, faults: parsed.faults }, { status: 422 })
  const taken = await takeStep(tools, clientOf(request, { address, url }), parsed.input)
  if (!taken.ok) {
    const { faults, status } = refusalOf(taken.reason)
    return data({ step: stepAgain(form), values, faults }, { status })
  }
  if (taken.kind === 'next') return data({ step: taken.next, values, faults: none })
  const { visitor, cookies } = taken.entered
  const landing = landingOf(visitor.kind, request.headers.get('cookie'))
  throw redirect(landing.path, withCookies(...cookies, ...(landing.consumed ? [noTargetRouteCookie] : [])))
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const step = actionData?.step ?? loaderData.step
  const scripted = useScriptedForm({
    parse: parseSignInInput,
    run: async input => (await loadAuth()).signIn(input.email, input.password),
    onDone: ({ verified }) => navigate(consumeLanding(verified), { replace: true }),
    // The second factor is asked by the server's form.
    onOther: (code, form) => code === 'multi-factor-auth-required' && submit(form, { method: 'post' }),
    faults: actionData?.faults,
  })
  const isPassword = step.name === 'password'
  const faults: Faults<StepFields> = isPassword ? scripted.faults : (actionData?.faults ?? {})
  const ways = <Ways {...loaderData} step={step.name} />
  if (loaderData.isElsewhere && step.name === 'phone') return <HostedPhone ways={ways} posted={actionData?.faults} />
  const intro = loaderData.wanted && isPassword ? sentence('pages.signInToGoOn') : stepWords(step.name).intro
  return (
    <SignInCard
      title={sentence('users.signIn')}
      intro={intro}
      fault={faults.form ?? (actionData ? undefined : loaderData.refused)}
      news={loaderData.left && !actionData ? sentence('users.accountDeleted') : stepNews(step)}
      ways={ways}
    >
      <SignInForm
        key={step.name}
        faults={faults}
        submit={stepWords(step.name).submit}
        {...(isPassword && { busy: scripted.busy, onSubmit: scripted.onSubmit, onBegin: beginAuth })}
      >
        <SignInStepFields step={step} values={actionData?.values ?? {}} faults={faults} />
      </SignInForm>
      {step.name !== 'second-factor' && loaderData.takesPasskeys && <PasskeySignIn />}
      {step.name !== 'second-factor' && <ConnectLinks providers={loaderData.providers} />}
    </SignInCard>
  )
}

function Ways({ ways, step }: { readonly ways: ReturnType<typeof signInMethods>; readonly step: string }) {
  // At the second factor there is an account, and every way in leads here.
  if (step === 'second-factor') return <SignInLink to="/login">{sentence('users.beginAgain')}</SignInLink>
  return (
    <>
      <SignInLink to="/register">{sentence('pages.newHereRegister')}</SignInLink>
      {step === 'password' && <SignInLink to="/forgot-password">{sentence('pages.forgotPassword')}</SignInLink>}
      {ways
        .filter(way => !step.startsWith(way))
        .map(way => (
          <SignInLink key={way} to={pathOfMethod(way, ways)}>
            {methodLinks[way]()}
          </SignInLink>
        ))}
    </>
  )
}
