import { useState } from 'react'
import { phoneHref, useBrand } from '../../../components/content/brand'
import { UserIcon, CartIcon, HeartIcon, MenuIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { Menu } from '../../../components/actions/menu'
import { PageWidth } from '../../../components/layout/page-layout'
import { SearchBox, type SearchBoxProps } from '../../../components/forms/search-box'
import { BrandSymbol, Wordmark } from '../../../components/content/wordmark'
import { useResetKey } from '../../../internal/use-reset-key'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { IconLink, IconButton } from '../../../components/actions/icon-button'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { PostalAddress, useServiceLinks } from '../menu-entry'
import { CategoryMenu, CategoryTabs, type CategoryNames } from './Categories'
import type { MenuSheetProps } from './MenuSheet'

const load = () => import('./MenuSheet').then(({ MenuSheet }) => ({ default: MenuSheet }))

/** The content of the sheet, loaded when the button is touched or focused. */
const LazyMenuSheet = lazyWithRetry(load)

/** Starts loading the sheet. If that fails, pressing the button reports it. */
const preload = () => void load().catch(() => undefined)

type MobileMenuProps = Omit<MenuSheetProps, 'open' | 'onClose'>

/** The navigation of phones: a button that opens a sheet with all links. */
function MobileMenu(props: MobileMenuProps) {
  const t = useWords(shellWords)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <span className="grid" onPointerEnter={preload} onFocus={preload}>
        <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setState('open')} />
      </span>
      {state !== 'unopened' && (
        <LazyBoundary onClose={() => setState('unopened')}>
          <LazyMenuSheet {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </LazyBoundary>
      )}
    </>
  )
}

/** Maximum number in a badge: a larger one would cover the icon. Screen readers announce the exact number. */
const MAX_BADGE_COUNT = 99

interface CartLinkProps {
  /** Lines in the cart. */
  count: number
}

/** A link to the cart with the number of its lines. An empty cart has no badge. */
function CartLink({ count }: CartLinkProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const text = count > MAX_BADGE_COUNT ? t('header.countMost') : t('header.countShown', { count })
  return (
    <IconLink
      href={paths.cart}
      label={t('header.cart', { count })}
      icon={<CartIcon />}
      count={count === 0 ? undefined : text}
    />
  )
}

/** A link to the wishlist. Not rendered if there is no such page. */
function WishlistLink() {
  const t = useWords(shellWords)
  const { wishlist } = useShopPaths()
  return wishlist !== undefined && <IconLink href={wishlist} label={t('header.wishlist')} icon={<HeartIcon />} />
}

export interface HeaderProps extends Pick<SearchBoxProps, 'suggestions'> {
  /** The customer's first and last name; `null` until it is known. */
  customerName: string | null
  /** Names of the categories in the shop's order; `loading` until they are known. */
  categories: CategoryNames
  /** The category of the page; `null` for all categories. */
  currentCategory: string | null
  /** True if phones show the row of categories, as on pages with products. Default `true`. */
  isBrowsing?: boolean
  /** Lines in the cart. */
  cartCount: number
  /** Initial value of the search box: the search text of the current page. */
  query: string
  /** A search was submitted, trimmed, or the box was cleared; empty for all products. */
  onSearch: (event: { text: string }) => void
  /** Logout was chosen. */
  onSignOut: () => void
}

/** The header of customers' pages: search, wishlist, cart, account, categories (Specification (accounts) §2). */
export function Header(props: HeaderProps) {
  const {
    customerName,
    categories,
    currentCategory,
    isBrowsing = true,
    cartCount,
    query,
    suggestions,
    onSearch,
    onSignOut,
  } = props
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const { name, logo } = useBrand()
  const hasNoMark = logo?.mark === null
  const { key, markSent } = useResetKey(query)

  function search(event: { text: string }) {
    markSent(event.text)
    onSearch(event)
  }

  return (
    <>
      <ServiceBar customerName={customerName} />
      <div className="relative bg-surface">
        <PageWidth>
          <div className="flex h-14 items-center gap-x-1 md:h-14.5 md:gap-x-4">
            <div className="-ms-2 md:hidden">
              <MobileMenu
                categories={categories}
                currentCategory={currentCategory}
                cartCount={cartCount}
                onSignOut={onSignOut}
              />
            </div>
            <div className="flex-none me-1 md:me-3">
              <Link href={paths.home} variant="bare" label={t('header.home', { brand: name })}>
                {!hasNoMark && (
                  <span className="block size-8 md:hidden">
                    <BrandSymbol />
                  </span>
                )}
                <span className={hasNoMark ? 'block max-md:max-w-20' : 'block max-md:hidden'}>
                  <Wordmark />
                </span>
              </Link>
            </div>
            <div className="max-md:hidden">
              <CategoryMenu categories={categories} />
            </div>
            <div className="min-w-0 flex-1 lg:relative">
              <SearchBox
                key={key}
                label={t('header.search')}
                placeholder={t('header.searchPlaceholder')}
                defaultText={query}
                action={paths.products()}
                suggestions={suggestions}
                onSearch={search}
                onClear={() => search({ text: '' })}
              />
            </div>
            <div className="flex md:gap-1">
              <WishlistLink />
              <CartLink count={cartCount} />
              <div className="max-md:hidden">
                <AccountMenu customerName={customerName} onSignOut={onSignOut} />
              </div>
            </div>
          </div>
        </PageWidth>
      </div>
      <CategoryTabs categories={categories} current={currentCategory} showOnPhones={isBrowsing} />
    </>
  )
}

function AccountMenu({ customerName, onSignOut }: Pick<HeaderProps, 'customerName' | 'onSignOut'>) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <Menu
      label={t('header.account')}
      icon={<UserIcon />}
      heading={customerName === null ? undefined : { title: customerName }}
      items={[
        { id: 'profile', label: t('header.profile'), href: paths.profile },
        { id: 'logout', label: t('header.logout') },
      ]}
      onSelect={() => onSignOut()}
    />
  )
}

interface ServiceBarProps {
  /** The customer's first and last name; `null` until it is known. */
  customerName: string | null
}

/** The bar above the header: greeting, phone, address and service links. On phones its links are in the menu. */
function ServiceBar({ customerName }: ServiceBarProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const pages = useServiceLinks()
  const links = paths.order ? [{ href: paths.profile, label: t('header.trackOrder') }, ...pages] : pages
  const { phone, hours } = useBrand().contact
  return (
    <div className="bg-night text-xs text-ink-on-night max-md:hidden">
      <PageWidth>
        <div className="flex h-7.5 items-center gap-6">
          <span className="me-auto min-w-0 truncate">
            {customerName === null ? t('header.welcome') : t('header.welcomeName', { name: customerName })}
          </span>
          {phone !== null && (
            <span className="num flex-none">
              <Link href={phoneHref(phone)} variant="quiet" label={t('header.call', { phone })}>
                {phone}
              </Link>
              {hours !== null && (
                <>
                  <span aria-hidden> · </span>
                  {hours}
                </>
              )}
            </span>
          )}
          <span className="num flex-none max-lg:hidden">
            <PostalAddress />
          </span>
          {links[0] && (
            <nav aria-label={t('header.secondary')} className="flex flex-none gap-6">
              {links.map(({ href, label }) => (
                <Link key={label} href={href} variant="quiet">
                  {label}
                </Link>
              ))}
            </nav>
          )}
        </div>
      </PageWidth>
    </div>
  )
}
