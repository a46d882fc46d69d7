// Which user agents are crawlers (Spec 8; the agents are those measured in reference 8.5).

import { expect, it } from 'vitest'
import { isCrawler } from './crawler.ts'

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0',
  'Slackbot-LinkExpanding 1.0',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 Chrome/130.0 Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1',
])('%s is one', agent => expect(isCrawler(agent)).toBe(true))

it.each([
  'GoogleOther',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'meta-externalagent/1.1',
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  '',
])('%s is none', agent => expect(isCrawler(agent)).toBe(false))
