// Four reasons to book direct.

import { sentence } from '#catalogue/sentence.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type Promised = { readonly icon: IconName; readonly title: string; readonly text: string }

const promises = (): readonly Promised[] => [
  { icon: 'coin', title: sentence('shell.firstPrice'), text: sentence('shell.firstPriceText') },
  { icon: 'house', title: sentence('shell.keys'), text: sentence('shell.keysText') },
  { icon: 'calendar', title: sentence('shell.yourNights'), text: sentence('shell.yourNightsText') },
  { icon: 'shield', title: sentence('shell.cancelByDate'), text: sentence('shell.cancelByDateText') },
]

export function WhyDirect() {
  return (
    <section className="why-direct" aria-labelledby="why-direct">
      <div className="site-width">
        <h2 id="why-direct">{sentence('shell.bookedDirectly')}</h2>
        <ul>
          {promises().map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-ink-soft" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
