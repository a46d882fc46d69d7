// What a change would mean, home by home: an example visit before and after it, or why a home cannot have it.

import type { HomeSaid } from '#admin/many/many-view.ts'
import { VisitPreview } from '#admin/rates/page/visit-preview.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { Sentences } from '#ui/section.tsx'

export function ManyPreview({ homes }: { readonly homes: readonly HomeSaid[] }) {
  const refusing = homes.filter(({ refusal }) => refusal !== undefined)
  return (
    <section aria-label={sentence('rates.whatItMeans')} className="notice flex flex-col gap-3" role="status">
      <p className="font-semibold">{sentence('rates.whatItMeans')}</p>
      {refusing.length > 0 && (
        <div>
          <p>{sentence('many.cannotHave', { homes: refusing.length })}</p>
          <ul className="list-disc ps-5">
            {refusing.map(({ slug, name, refusal = '' }) => (
              <li key={slug}>{sentence('many.homeRefuses', { name, why: refusal })}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{sentence('rates.quotedStay')}</p>
      {homes.map(({ slug, name, effect, before, after }) =>
        effect ? (
          <details key={slug} className="border-line border-t">
            <summary className="min-h-11 cursor-pointer content-center">
              <strong className="break-words">{name}</strong>{' '}
              <span className="block text-sm tabular-nums">
                {before === after
                  ? sentence('many.samePrice', { price: after ?? sentence('rates.nothingToBook') })
                  : sentence('many.newPrice', {
                      before: before ?? sentence('rates.nothingToBook'),
                      after: after ?? sentence('rates.nothingToBook'),
                    })}
              </span>
            </summary>
            <div className="flex flex-col gap-3 pb-3">
              <Sentences sentences={[...effect.sentences, sentence('rates.lowestPrice', effect.from)]} />
              {effect.visits && <VisitPreview visits={effect.visits} />}
            </div>
          </details>
        ) : null,
      )}
    </section>
  )
}
