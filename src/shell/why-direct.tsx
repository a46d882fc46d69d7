// Four reasons to book direct.

import { Icon, type IconName } from '#ui/icon.tsx'

const promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  {
    icon: 'coin',
    title: 'The first price is the last',
    text: 'Cleaning, fees and taxes are in the number you see while you search. It does not grow on the way.',
  },
  {
    icon: 'house',
    title: 'The people with the keys',
    text: 'You book with those who look after the homes. Nobody stands between you, and nobody takes a share.',
  },
  {
    icon: 'calendar',
    title: 'Your nights are yours',
    text: 'What the calendar shows as free is free. The same night can never be booked by two people.',
  },
  {
    icon: 'shield',
    title: 'Cancelling by the date',
    text: 'Before you book, you read until which day and hour you get how much back. In plain words.',
  },
]

export function WhyDirect() {
  return (
    <section className="why-direct" aria-labelledby="why-direct">
      <div className="site-width">
        <h2 id="why-direct">Booked directly</h2>
        <ul>
          {promises.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-clay" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
