// Loaded ahead of a site that is pictured: its clock stands at one moment, so that every run shows the same days and hours.

import { pictureDate } from './picture-date.ts'

const now = () => pictureDate.getTime()

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
