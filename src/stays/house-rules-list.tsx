// Check-in and check-out times and the house rules.

import { TypedText } from '#stays/languages/typed-language.tsx'
import { sayHouseRules } from './house-rules.ts'
import type { Stay } from './stay.ts'

type HouseRulesProps = Pick<Stay, 'houseRules' | 'checkInFrom' | 'checkInUntil' | 'checkOutUntil' | 'petsMax'>

export function HouseRulesList(stay: HouseRulesProps) {
  return (
    <dl className="house-rules">
      {sayHouseRules(stay).map(({ about, says }) => (
        <div key={about}>
          <dt className="font-semibold">{about}</dt>
          {says.map(rule => (
            <dd key={rule} className="text-ink-soft">
              <TypedText>{rule}</TypedText>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
