// The picture plans of all homes.

import { plan as aileDuLevant } from './looks/aile-du-levant.ts'
import { plan as casaDaFaja } from './looks/casa-da-faja.ts'
import { plan as casaDelForno } from './looks/casa-del-forno.ts'
import { plan as casaGranada } from './looks/casa-granada.ts'
import { plan as cedarTreehouse } from './looks/cedar-treehouse.ts'
import { plan as chaletArpille } from './looks/chalet-arpille.ts'
import { plan as darNour } from './looks/dar-nour.ts'
import { plan as harbourLoft } from './looks/harbour-loft.ts'
import { plan as heklaDome } from './looks/hekla-dome.ts'
import { plan as hinokiHouse } from './looks/hinoki-house.ts'
import { plan as ilFienile } from './looks/il-fienile.ts'
import { plan as karooStoep } from './looks/karoo-stoep.ts'
import { plan as kentiaHouse } from './looks/kentia-house.ts'
import { plan as ligetFlat } from './looks/liget-flat.ts'
import { plan as masAuxTilleuls } from './looks/mas-aux-tilleuls.ts'
import { plan as palafitoAzul } from './looks/palafito-azul.ts'
import { plan as peristeria } from './looks/peristeria.ts'
import { plan as podereTreLune } from './looks/podere-tre-lune.ts'
import { plan as pohutukawaBach } from './looks/pohutukawa-bach.ts'
import { plan as rodstugan } from './looks/rodstugan.ts'
import { plan as skerryLight } from './looks/skerry-light.ts'
import { plan as sundFishingCabins } from './looks/sund-fishing-cabins.ts'
import { plan as villaSargantana } from './looks/villa-sargantana.ts'
import { plan as woudmeerHouseboat } from './looks/woudmeer-houseboat.ts'
import type { PicturePlan } from './plan.ts'

export const plans: readonly PicturePlan[] = [
  aileDuLevant,
  casaDaFaja,
  casaDelForno,
  casaGranada,
  cedarTreehouse,
  chaletArpille,
  darNour,
  harbourLoft,
  heklaDome,
  hinokiHouse,
  ilFienile,
  karooStoep,
  kentiaHouse,
  ligetFlat,
  masAuxTilleuls,
  palafitoAzul,
  peristeria,
  podereTreLune,
  pohutukawaBach,
  rodstugan,
  skerryLight,
  sundFishingCabins,
  villaSargantana,
  woudmeerHouseboat,
]
