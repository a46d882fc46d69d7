// What the operator's page does with the form of rooms and beds: parse, run the command, answer with what is shown again.

import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { unreadableForm } from '#admin/stays/form/section-typed.ts'
import { typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeRooms } from './change-rooms.server.ts'
import { parseRooms, type RoomsFaults, type RoomsValues, roomsIn } from './rooms-input.ts'

type RoomsAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly status: number
      readonly typed: {
        readonly values: RoomsValues
        readonly faults: RoomsFaults | undefined
        readonly refusal: string | undefined
      }
    }

export async function handleRoomsForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<RoomsAnswer> {
  const [version, values] = [typedVersion(form), roomsIn(form)]
  const again = (status: number, faults: RoomsFaults | undefined, refusal: string | undefined): RoomsAnswer => ({
    ok: false,
    status,
    typed: { values, faults, refusal },
  })
  if (namesIntent(form)) return again(400, undefined, unknownIntent)
  if (version === undefined) return again(400, undefined, unreadableForm)
  const parsed = parseRooms(values)
  if (!parsed.ok) return again(422, parsed.faults, undefined)
  const changed = await changeRooms(tools, operator, { slug, version }, parsed.entered)
  return changed.ok ? changed : again(homeRefusalStatus[changed.reason], undefined, homeRefusals[changed.reason])
}
