// The line drawings of places, on the grid of 24 that all drawings of the site use.

import type { NearbyKind } from './nearby-kinds.ts'

const waves =
  'M3.5 10c1.4-1.6 2.8-1.6 4.2 0s2.8 1.6 4.3 0s2.8-1.6 4.2 0s2.8 1.6 4.3 0M3.5 15.5c1.4-1.6 2.8-1.6 4.2 0s2.8 1.6 4.3 0s2.8-1.6 4.2 0s2.8 1.6 4.3 0'
const parasol = 'M4.5 11a7.5 7.5 0 0 1 15 0zM12 3.5V11M12 11l1.5 8M3.5 19.5h17'
const path = 'M7 20.5c5.5-2.5 8-4.5 5-7s-3-4.5 1.5-6.5M17 20.5c1.5-3 1.5-6-1-8M14.5 3.5l4 2l-4 2z'
const peaks = 'M3 18.5l6-10l4 6.5l2.5-4l5.5 7.5zM7.3 11.3l1.7 1.4l1.6-1.4'
const tree = 'M12 3.5c3.5 0 5.5 2.7 5.5 5.5s-2 5.5-5.5 5.5s-5.5-2.7-5.5-5.5s2-5.5 5.5-5.5M12 9v11.5M12 13.5l2.5-2.5'
const skis = 'M5 4.5l9 15M10 3.5l9 15M4 12l5-1.5M15 14.5l5-2M14 19.5l1.5.8M19 18.5l1.5.8'
const cutlery = 'M7 3.5v17M4.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M17 20.5v-17c-2.5 1.5-3.5 4-3.5 7.5h3.5'
const cup = 'M5 9h11v5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14zM16 10.5h1.5a2 2 0 0 1 0 4.5H16M8.5 6V4M12.5 6V4'
const loaf = 'M5.5 18.5v-6.2A3.5 3.5 0 0 1 7 5.5h10a3.5 3.5 0 0 1 1.5 6.8v6.2zM9 10.5l1.5 3M13.5 10.5l1.5 3'
const basket = 'M4 10h16l-1.8 9H5.8zM8 10l3-5.5M16 10l-3-5.5M9.5 13.5v2.5M14.5 13.5v2.5'
const houses = 'M3.5 19.5v-8l4.5-4l4.5 4v8zM12.5 19.5h8v-10l-4-4.5l-3.7 4.2M8 19.5v-4'
const columns = 'M4 9.5l8-5l8 5zM5 19.5h14M7 9.5v7M12 9.5v7M17 9.5v7M6 16.5h12'
const swing = 'M5 20l2.5-15.5h9L19 20M10 4.5v9.5M14 4.5v9.5M9 14h6'
const bus = 'M5.5 5.5h13v11.5h-13zM5.5 11.5h13M8 17v2M16 17v2M8.5 14.3h.1M15.5 14.3h.1'
const train =
  'M7 4.5h10a1.5 1.5 0 0 1 1.5 1.5v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V6A1.5 1.5 0 0 1 7 4.5M5.5 10.5h13M8.5 17l-2.5 3.5M15.5 17l2.5 3.5M9 13.7h.1M15 13.7h.1'
const ship = 'M4 14.5h16l-2.2 5H6.2zM7 14.5v-5h10v5M12 9.5V4.5'
const plane =
  'M12 3.5c1 0 1.5 1.2 1.5 2.5v3.5l7 4v2l-7-2v4l2 1.5v1.5l-3.5-1l-3.5 1V19l2-1.5v-4l-7 2v-2l7-4V6c0-1.3.5-2.5 1.5-2.5'
const plug = 'M9 3.5v4.5M15 3.5v4.5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5v4'
const cross = 'M9.5 4.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z'

export const nearbyDrawings: Readonly<Record<NearbyKind, string>> = {
  beach: parasol,
  swimming: waves,
  trail: path,
  viewpoint: peaks,
  park: tree,
  skiing: skis,
  restaurant: cutlery,
  cafe: cup,
  bakery: loaf,
  shop: basket,
  market: basket,
  town: houses,
  sight: columns,
  museum: columns,
  playground: swing,
  'bus-stop': bus,
  station: train,
  ferry: ship,
  airport: plane,
  charging: plug,
  pharmacy: cross,
  doctor: cross,
}
