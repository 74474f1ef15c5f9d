import { Link, useLinkElement } from '../../components/actions/link'
import { BrandSymbol } from '../../components/content/wordmark'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { NAV_GROUPS, NAV_ICONS, type NavItem, type NavItemId } from './nav-items'

export interface OfficeSidebarProps {
  navItems: readonly NavItem[]
  /** The current item; `null` on a page outside the navigation. */
  current: NavItemId | null
  /** Name and URL of the shop; if it is closed to visitors, also the URL where it is opened. */
  shop: { name: string; href: string; openHref?: string }
}

/** The sidebar: icons with names on wide screens, icons with tooltips on a tablet. */
export function OfficeSidebar({ navItems, current, shop }: OfficeSidebarProps) {
  const t = useWords(officeWords)
  return (
    <div className="border-e border-line-strong bg-surface max-md:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto pb-3">
        <p className="flex h-12 flex-none items-center gap-2 px-3.5 font-bold xl:px-4">
          <BrandSymbol size="sm" />
          <span className="max-xl:sr-only">{t('name')}</span>
        </p>
        <nav aria-label={t('nav')}>
          {NAV_GROUPS.map(({ id: group, itemIds }) => {
            const visible = navItems.filter(({ id }) => (itemIds as readonly string[]).includes(id))
            return visible.length === 0 ? null : (
              <div key={group} className="pt-3 first:pt-2">
                {group !== 'work' && (
                  <h2 className="px-4 pb-1 text-2xs font-medium text-ink-muted max-xl:sr-only">
                    {t(`group.${group}`)}
                  </h2>
                )}
                <ul>
                  {visible.map((item) => (
                    <li key={item.id}>
                      <SidebarLink item={item} isCurrent={item.id === current} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </nav>
        <p className="mt-auto grid gap-2 px-4 pt-4 text-xs text-ink-muted max-xl:hidden">
          {shop.name}
          {shop.openHref !== undefined && (
            <span>
              <Link href={shop.openHref}>{t('shop.closed')}</Link>
            </span>
          )}
          <span>
            <Link href={shop.href}>{t('shop.view')}</Link>
          </span>
        </p>
      </div>
    </div>
  )
}

function SidebarLink({ item: { id, href, count }, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  const t = useWords(officeWords)
  const Element = useLinkElement()
  const Icon = NAV_ICONS[id]
  const name = t(`place.${id}`)
  return (
    <Element
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={count > 0 ? t('nav.waiting', { place: name, count }) : name}
      title={name}
      className={
        'relative flex min-h-8 items-center gap-2.5 border-s-3 border-transparent px-3.25 font-medium ' +
        'text-ink-muted no-underline ' +
        '-outline-offset-2 hover:bg-well hover:text-ink aria-[current]:border-shelf aria-[current]:bg-well ' +
        'aria-[current]:font-bold aria-[current]:text-ink max-xl:justify-center max-xl:px-0 ' +
        'pointer-coarse:min-h-control'
      }
    >
      <Icon />
      <span className="max-xl:hidden">{name}</span>
      {count > 0 && (
        <b className="num ms-auto text-ink max-xl:absolute max-xl:end-1.5 max-xl:top-0 max-xl:text-2xs">
          {t('nav.count', { count })}
        </b>
      )}
    </Element>
  )
}
