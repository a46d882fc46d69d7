// One request for each call about other sites, as the page for people shows it.

import type { channelsContract } from '#api/content/contract/admin/channels-contract.ts'
import type { CallExamples } from './call-example.ts'

const id = '00000000-0000-4000-8000-000000000000'

export function channelsExamples(slug: string): Pick<CallExamples, keyof typeof channelsContract> {
  return {
    listFeeds: { query: { pagination: { page: '1' } } },
    listConflicts: { query: { pagination: { page: '1' } } },
    readHomeChannels: { path: { slug } },
    addFeed: {
      path: { slug },
      body: {
        unit: 1,
        provider: 'airbnb',
        address: 'https://calendars.example/the-whole-address.ics',
        everyMinutes: 30,
      },
    },
    editFeed: {
      path: { slug, id },
      body: { name: 'Their calendar', provider: 'airbnb', everyMinutes: 60, seen: 'the mark of what you read' },
    },
    changeFeed: { path: { slug, id }, body: { change: 'look' } },
    setConflictAside: { path: { slug, id } },
    openCalendar: { path: { slug }, body: { unit: 1, audience: 'airbnb', bufferNights: 1 } },
    changeCalendar: { path: { slug, id }, body: { change: 'exchange' } },
  }
}
