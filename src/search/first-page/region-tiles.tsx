// Regions with homes, each as a tile with a picture.

import { Link } from 'react-router'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import type { RegionTile } from './home-page-view.ts'

export function RegionTiles({ regions }: { readonly regions: readonly RegionTile[] }) {
  return (
    <ul className="region-tiles">
      {regions.map(({ name, country, homes, href, photo }) => (
        <li key={href}>
          <Link to={href} prefetch="intent" className="region-tile">
            <span className="arch region-window">
              {photo && <StayPicture photo={{ ...photo, alt: '' }} sizes="(min-width: 64rem) 16rem, 45vw" />}
            </span>
            <span className="region-name">{name}</span>{' '}
            <span className="text-ink-soft">
              {country === name ? '' : `${country} · `}
              {homes}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
