// The homes of the demo world, in the order in which they are entered.

import type { DemoHome } from './home.ts'
import { aileDuLevant } from './homes/aile-du-levant.ts'
import { casaDaFaja } from './homes/casa-da-faja.ts'
import { casaDelForno } from './homes/casa-del-forno.ts'
import { casaGranada } from './homes/casa-granada.ts'
import { cedarTreehouse } from './homes/cedar-treehouse.ts'
import { chaletArpille } from './homes/chalet-arpille.ts'
import { darNour } from './homes/dar-nour.ts'
import { harbourLoft } from './homes/harbour-loft.ts'
import { heklaDome } from './homes/hekla-dome.ts'
import { hinokiHouse } from './homes/hinoki-house.ts'
import { ilFienile } from './homes/il-fienile.ts'
import { karooStoep } from './homes/karoo-stoep.ts'
import { kentiaHouse } from './homes/kentia-house.ts'
import { ligetFlat } from './homes/liget-flat.ts'
import { masAuxTilleuls } from './homes/mas-aux-tilleuls.ts'
import { palafitoAzul } from './homes/palafito-azul.ts'
import { peristeria } from './homes/peristeria.ts'
import { podereTreLune } from './homes/podere-tre-lune.ts'
import { pohutukawaBach } from './homes/pohutukawa-bach.ts'
import { rodstugan } from './homes/rodstugan.ts'
import { skerryLight } from './homes/skerry-light.ts'
import { sundFishingCabins } from './homes/sund-fishing-cabins.ts'
import { villaSargantana } from './homes/villa-sargantana.ts'
import { woudmeerHouseboat } from './homes/woudmeer-houseboat.ts'

export const demoHomes: readonly DemoHome[] = [
  harbourLoft,
  podereTreLune,
  casaDelForno,
  ilFienile,
  villaSargantana,
  sundFishingCabins,
  skerryLight,
  hinokiHouse,
  darNour,
  chaletArpille,
  cedarTreehouse,
  woudmeerHouseboat,
  heklaDome,
  aileDuLevant,
  masAuxTilleuls,
  casaDaFaja,
  peristeria,
  pohutukawaBach,
  kentiaHouse,
  palafitoAzul,
  rodstugan,
  casaGranada,
  karooStoep,
  ligetFlat,
]
