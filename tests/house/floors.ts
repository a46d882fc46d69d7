// The order of rooms and of the folders in them, their sizes, and what does not keep to it yet.

/** The rooms of src, bottom to top; '' is the files that stand in src itself. Rooms of one floor do not know each other. */
export const floors: readonly (readonly string[])[] = [
  ['catalogue'],
  ['values'],
  ['ui', 'platform'],
  ['consent', 'exchange', 'stays', 'identity'],
  ['users', 'nights'],
  ['offers', 'payments'],
  ['channels', 'messages', 'quotes'],
  ['search', 'bookings'],
  ['reviews', 'booking-payments'],
  ['deposits'],
  ['holds', 'amendments', 'cancellations'],
  ['checkout'],
  ['enquiries'],
  ['trips', 'shell'],
  ['admin'],
  ['api'],
  ['pages', 'command-line'],
  [''],
]

/** The folders of each room, bottom to top. The files that stand in the room itself come above all of them. */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['english/admin', 'english'],
  ui: ['map', 'modal', 'lightbox'],
  platform: ['tools', 'postgres', 'worker', 'files', 'backup', 'outbox', 'jobs', 'sending', 'retention'],
  stays: ['languages', 'photos', 'near'],
  identity: [
    'wire',
    'browser',
    'account',
    'secrets',
    'session',
    'mail',
    'ownership',
    'password',
    'phone',
    'second-factor',
    'federation',
    'operating',
    'hosted',
  ],
  users: [
    'user',
    'landing',
    'permissions',
    'form',
    'session',
    'sign-in',
    'program',
    'mailed-link',
    'connect',
    'own-page/changes',
    'own-data',
    'own-page',
    'contact',
  ],
  offers: ['terms', 'days', 'rules', 'prices', 'quote', 'refunds', 'stored', 'compiled'],
  payments: ['port', 'ledger', 'disputes', 'deposits', 'saved-cards', 'house', 'manual', 'test', 'providers'],
  channels: ['feeds', 'reading', 'fetching', 'export', 'polling', 'conflicts'],
  messages: ['outbox'],
  quotes: ['input'],
  search: [
    'input',
    'index',
    'filters',
    'favourites',
    'card',
    'map',
    'what-if',
    'results',
    'listing',
    'similar',
    'first-page',
    'favourites/page',
  ],
  bookings: ['record', 'commands', 'arrival', 'calendar-file', 'words', 'mails', 'privacy', 'visits'],
  'booking-payments': ['disputes', 'deposit', 'saved-card', 'reconciliation'],
  deposits: ['rules'],
  amendments: ['amend', 'proposals'],
  cancellations: ['requests'],
  trips: ['manage', 'program'],
  shell: ['reloading', 'menus'],
  admin: [
    'stays/form',
    'stays/nearby',
    'calendar/nights',
    'rates',
    'stays/photos',
    'stays/new-home',
    'stays/words',
    'stays/place',
    'stays/rooms',
    'stays/equipment',
    'rates/page',
    'stays/frame',
    'stays/languages',
    'calendar/chart',
    'stays/publishing',
    'stays',
    'payments',
    'bookings/confirm',
    'bookings',
    'channels',
  ],
  api: [
    'crawlers',
    'identity',
    'content/contract',
    'admin/contract',
    'content',
    'client',
    'content/answers',
    'content/calls',
    'admin/calls',
    'docs',
  ],
  pages: ['guards', 'checkout', 'own', 'sign-in', 'layouts', 'finding', 'admin', 'admin/home'],
}

/** Rooms that are counted by subject: each of their folders as a room of its own. */
export const countedBySubject: readonly string[] = ['admin', 'api']

/** How many lines a room may have beside its tests, where that is not 5,000; `ceilings` only come down. */
export const roomLines: Readonly<Record<string, number>> = {
  offers: 6_000,
  identity: 5_700,
  users: 5_700,
}
export const roomCeilings: Readonly<Record<string, number>> = {
  search: 5_400,
}

/** Folders with more than 25 files, and how many. */
export const fullFolders: Readonly<Record<string, number>> = {}

/** Files under 15 lines, by the reason why they are files of their own. */
export const shortFiles: Readonly<Record<string, readonly string[]>> = {
  'the English of one room, which translators find by its name': [
    'src/catalogue/english/admin/nights.ts',
    'src/catalogue/english/values.ts',
    'src/catalogue/english/forms.ts',
    'src/catalogue/english/platform.ts',
  ],
  'a former address that leads to the one of today': ['src/pages/finding/former-shortlist.ts'],
  'one rule or type that many rooms use, with no closer subject': [
    'src/platform/same-origin.server.ts',
    'src/platform/test-helpers-on.server.ts',
    'src/platform/tools/instant-column.server.ts',
    'src/platform/tools/start-refused.server.ts',
    'src/platform/tools/tools.server.ts',
    'src/values/ensure-capacity.ts',
    'src/values/keep-recent.ts',
    'src/values/phone-number.ts',
  ],
  'one small component or browser rule, so that pages load nothing else with it': [
    'src/quotes/price-address.ts',
    'src/search/favourites/note-look.tsx',
    'src/ui/crawler.ts',
    'src/ui/data-script.tsx',
    'src/ui/prose.tsx',
  ],
  'one part of fast prices and of the search index, which several folders use': [
    'src/offers/compiled/scaled.ts',
    'src/search/index/home-price.ts',
    'src/search/index/sort-price.ts',
    'src/search/listing/valid-for.ts',
  ],
  'a route at the root of the site, which the front door mounts': ['src/api/builds.server.ts'],
  'a type that a component and the command behind it share': ['src/admin/stays/first-step.ts'],
  'the entry of a process or a thread, and what starts that thread': [
    'src/channels/reading/read-calendar-apart.server.ts',
    'src/channels/reading/read-calendar-worker.server.ts',
    'src/server.ts',
  ],
  'what writing and reading one format share': ['src/channels/export/export-uid.server.ts'],
  'a view that commands make and a component shows': ['src/checkout/choices-preview.ts'],
  'one small piece that many pages share': [
    'src/pages/guards/with-cookies.ts',
    'src/shell/logo.tsx',
    'src/shell/page-not-found.ts',
  ],
  'one rule that pages and commands of several rooms ask': [
    'src/bookings/words/deposit-method.ts',
    'src/bookings/words/say-day.ts',
  ],
  'the refusals of one command, beside it as those of every other': [
    'src/channels/export/export-refusals.ts',
    'src/deposits/rules/deposit-rule-refusals.ts',
  ],
  'loaded by browsers, without the rest of its subject': ['src/booking-payments/disputes/evidence-length.ts'],
  'the states of one thing at the port, as payments have theirs': ['src/payments/port/dispute.ts'],

  'script of a browser, apart from the rule that the server has too': [
    'src/identity/browser/identity-config.ts',
    'src/users/landing/consume-landing.client.ts',
  ],
  'a command, which has a file of its own': ['src/identity/delete-account.server.ts'],
}
