// Everything that was entered about a home, for operators.

import { findEquipment } from '#admin/stays/equipment/change-equipment.server.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { findPhotos } from '#admin/stays/photos/change-photos.server.ts'
import { findPlace } from '#admin/stays/place/change-place.server.ts'
import { findLacks } from '#admin/stays/publishing/show-home.server.ts'
import { findRooms } from '#admin/stays/rooms/change-rooms.server.ts'
import { findWords } from '#admin/stays/words/change-words.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

/** Undefined when no home has that slug. */
export async function describeEntered({ database }: Tools, who: Operator, slug: Slug) {
  const [home, words, standing, equipment, place, photos] = await Promise.all([
    findHomeInFrame(database, who, slug),
    findWords(database, who, slug),
    findRooms(database, who, slug),
    findEquipment(database, who, slug),
    findPlace(database, who, slug),
    findPhotos(database, who, slug),
  ])
  if (!home || !words || !standing || !equipment || !place) return undefined
  const { notes, ...rules } = equipment.houseRules
  return {
    ...{ slug, version: home.version, status: home.statusCode, words },
    lacks: await findLacks(database, who, home.id),
    bathroomHalves: standing.bathroomHalves,
    rooms: standing.rooms.map(({ kind, name, beds, ensuite }) => ({
      ...{ kind, name, ensuite: ensuite ?? false },
      beds: beds.map(bed => ({ ...bed })),
    })),
    amenities: [...equipment.amenities],
    houseRules: { ...rules, ...(notes ? { notes: [...notes] } : {}) },
    place: { ...place, addressLines: [...place.addressLines] },
    photos: photos.map(({ id, alt, room, path, width, height }) => ({ photo: id, alt, room, path, width, height })),
  }
}
