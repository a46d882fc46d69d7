// Who runs the site, as an imprint says it.

import { sentence } from '#catalogue/sentence.ts'
import type { Imprint } from './site.ts'

export function ImprintDetails({ details }: { readonly details: Imprint }) {
  const { name, address, responsiblePerson, email, phone, registerEntry, taxNumber } = details
  return (
    <div className="prose">
      {name && (
        <address className="not-italic">
          {[name, ...address].map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {responsiblePerson && <p>{sentence('shell.responsible', { person: responsiblePerson })}</p>}
      <p>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        {phone && (
          <>
            <br />
            <bdi>{phone}</bdi>
          </>
        )}
      </p>
      {registerEntry && <p>{sentence('shell.registerEntry', { entry: registerEntry })}</p>}
      {taxNumber && <p>{sentence('shell.taxNumber', { number: taxNumber })}</p>}
    </div>
  )
}
