// A choice from one to five as native radio buttons, which work without script.

import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { scoreNames, scores } from './review.ts'

type ScoreFieldProps = {
  readonly name: string
  readonly label: string
  /** What was chosen before. */
  readonly value: string
  readonly fault: string | undefined
  /** With words beside every number; a criterion has its numbers only. */
  readonly wide?: boolean
  readonly optional?: boolean
}

export function ScoreField({ name, label, value, fault, wide, optional }: ScoreFieldProps) {
  const described = fault ? `${name}-fault` : undefined
  return (
    <fieldset className="score-field" data-faulty={fault ? true : undefined} aria-describedby={described}>
      <legend className="font-semibold text-sm">
        {optional ? (
          <RichSentence
            text={sentence('reviews.ifYouLike', { criterion: label })}
            parts={{ soft: inner => <span className="font-normal text-ink-soft">{inner}</span> }}
          />
        ) : (
          label
        )}
      </legend>
      <div className={wide ? 'score-choices score-choices-wide' : 'score-choices'}>
        {scores.map(score => (
          <label key={score} className="score-choice">
            <input
              type="radio"
              name={name}
              value={score}
              defaultChecked={value === String(score)}
              className="sr-only"
            />
            <span className="tabular-nums">{score}</span>
            <span className={wide ? 'score-word' : 'sr-only'}>{scoreNames[score]()}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={described} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
