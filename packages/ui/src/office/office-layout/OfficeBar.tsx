import { MenuIcon } from '../../components/content/icon'
import { CountBadge } from '../../components/actions/icon-button'
import { useLinkElement } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { NAV_ICONS, type NavItem, type NavItemId } from './nav-items'

const STYLES =
  'relative grid min-h-14 min-w-0 content-center justify-items-center gap-px border-t-3 border-transparent text-2xs ' +
  'text-ink-muted no-underline -outline-offset-2 aria-[current]:border-shelf ' +
  'aria-[current]:font-bold aria-[current]:text-ink'

/** The highest number on an icon; a longer one would cover it. */
const MOST = 99

export interface OfficeBarProps {
  /** The items, at most four. */
  items: readonly NavItem[]
  /** The current item; `null` on a page outside the navigation. */
  current: NavItemId | null
  /** The user opens the other items. */
  onMore: () => void
}

/** The navigation bar at the bottom of a phone. */
export function OfficeBar({ items, current, onMore }: OfficeBarProps) {
  const t = useWords(officeWords)
  const Element = useLinkElement()
  return (
    <nav
      aria-label={t('nav')}
      className={
        'sticky bottom-0 z-6 grid auto-cols-fr grid-flow-col border-t border-line-strong bg-raised ' +
        'pb-[env(safe-area-inset-bottom)] md:hidden print:hidden'
      }
    >
      {items.map(({ id, href, count }) => {
        const Icon = NAV_ICONS[id]
        const name = t(`place.${id}`)
        return (
          <Element
            key={id}
            href={href}
            aria-current={id === current ? 'page' : undefined}
            aria-label={count > 0 ? t('nav.waiting', { place: name, count }) : name}
            className={STYLES}
          >
            <span className="relative px-5">
              <Icon />
              {count > 0 && <CountBadge count={count > MOST ? `${MOST}+` : t('nav.count', { count })} />}
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
