import { MenuIcon } from '../../components/icon'
import { CountBadge } from '../../components/icon-button'
import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { PLACE_ICONS, type OfficePlace, type OfficePlaceId } from './places'

const STYLES =
  'relative grid min-h-14 min-w-0 content-center justify-items-center gap-px border-t-3 border-transparent text-2xs ' +
  'text-ink-muted no-underline -outline-offset-2 aria-[current]:border-shelf aria-[current]:font-bold aria-[current]:text-ink'

export interface OfficeBarProps {
  /** At most four. */
  places: readonly OfficePlace[]
  /** The current item; `null` on a page outside the navigation. */
  current: OfficePlaceId | null
  /** The user opens the other items. */
  onMore: () => void
}

/** The navigation bar at the bottom of a phone. */
export function OfficeBar({ places, current, onMore }: OfficeBarProps) {
  const t = useWords(officeWords)
  const Element = useLinkElement()
  return (
    <nav
      aria-label={t('nav')}
      className="sticky bottom-0 z-6 grid auto-cols-fr grid-flow-col border-t border-line-strong bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {places.map(({ id, href, waiting }) => {
        const Icon = PLACE_ICONS[id]
        const name = t(`place.${id}`)
        return (
          <Element
            key={id}
            href={href}
            aria-current={id === current ? 'page' : undefined}
            aria-label={waiting > 0 ? t('nav.waiting', { place: name, count: waiting }) : name}
            className={STYLES}
          >
            <span className="relative px-4">
              <Icon />
              {waiting > 0 && <CountBadge count={t('nav.count', { count: waiting })} />}
            </span>
            {name}
          </Element>
        )
      })}
      <button type="button" className={STYLES} onClick={() => onMore()}>
        <MenuIcon />
        {t('nav.more')}
      </button>
    </nav>
  )
}
