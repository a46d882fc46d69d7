// The status of a home, what it still needs, and the buttons that change it.

import { Form } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { type HomeStatus, isOpen, type Lack, needs, nextStatus, statusButtons, statusSentences } from './home-status.ts'

type Props = {
  readonly slug: string
  readonly version: number
  readonly status: HomeStatus
  readonly lacks: readonly Lack[]
  /** Whether the law asks for a registration number. */
  readonly isRegistered: boolean
  readonly timeZone: string
  /** What the site itself lacks before it should go public: to be read before a home is opened. */
  readonly warning: string | undefined
  /** Whether its reader may enter what is missing. */
  readonly mayEnterImprint: boolean
}

export function PublishPanel({
  slug,
  version,
  status,
  lacks,
  isRegistered,
  timeZone,
  warning,
  mayEnterImprint,
}: Props) {
  const isWhole = lacks.length === 0
  const list = needs.filter(({ lack }) => lack !== 'registration' || isRegistered)
  const next = nextStatus[status].filter(each => isWhole || isOpen(status) || !isOpen(each))
  return (
    <section aria-labelledby="guests" className="card flex flex-col gap-5 p-5 md:p-6">
      <div>
        <h2 id="guests" className="font-display text-2xl">
          {isOpen(status)
            ? sentence('homes.guestsSee')
            : isWhole
              ? sentence('homes.isReady')
              : sentence('homes.beforeGuestsSee')}
        </h2>
        <p className="text-ink-soft">{statusSentences[status]()}</p>
      </div>
      <ul className="flex flex-col gap-1">
        <Need isThere label={sentence('homes.hasAddress', { slug })} />
        <Need isThere label={sentence('homes.hasTimeZone', { timeZone: timeZone.replaceAll('_', ' ') })} />
        {list.map(({ lack, label, section }) => (
          <Need
            key={lack}
            isThere={!lacks.includes(lack)}
            label={label()}
            to={section === '' ? undefined : homeAdminAddress(slug, section)}
          />
        ))}
      </ul>
      <Form
        method="post"
        className="flex flex-wrap gap-3"
        preventScrollReset
        aria-label={sentence('homes.howGuestsSee')}
      >
        <input type="hidden" name="version" value={version} />
        {warning && next.some(isOpen) && (
          <Notice tone="plain">
            <p>{warning}</p>
            {mayEnterImprint && <TextLink to="/admin/organisation#imprint">{sentence('site.enterImprint')}</TextLink>}
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="withoutImprint" value="yes" className="size-5 shrink-0" />
              {sentence('site.withoutImprint')}
            </label>
          </Notice>
        )}
        {next.map((each, at) => (
          <button
            key={each}
            type="submit"
            name="status"
            value={each}
            className={`button ${at === 0 && isOpen(each) && !isOpen(status) ? '' : 'button-quiet'}`}
          >
            {statusButtons[each]()}
          </button>
        ))}
      </Form>
    </section>
  )
}

type NeedProps = { readonly isThere: boolean; readonly label: string; readonly to?: string | undefined }

function Need({ isThere, label, to }: NeedProps) {
  return (
    <li className="flex items-baseline gap-3">
      <span aria-hidden="true" className={`w-4 shrink-0 ${isThere ? 'text-ink-soft' : 'text-alarm'}`}>
        {isThere ? '✓' : '○'}
      </span>
      <span className="min-w-0 break-words">
        <RichSentence
          text={isThere ? sentence('homes.needIsThere') : sentence('homes.needIsMissing')}
          parts={{
            what: () => (!isThere && to !== undefined ? <TextLink to={to}>{label}</TextLink> : label),
            heard: state => <span className="sr-only">{state}</span>,
            seen: state => (
              <span className="text-alarm text-sm" aria-hidden="true">
                {state}
              </span>
            ),
          }}
        />
      </span>
    </li>
  )
}
