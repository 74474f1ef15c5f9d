import { IconLink } from '../../components/icon-button'
import { CartIcon, UserIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { Menu } from '../../components/menu'
import { PageWidth } from '../../components/page-layout'
import { SearchBox } from '../../components/search-box'
import { Wordmark } from '../../components/wordmark'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { CategoryMenu, CategoryTabs } from './Categories'
import { MobileMenu } from './MobileMenu'
import { ServiceBar } from './ServiceBar'

/** Props of {@link Header}. */
export interface HeaderProps {
  /** The customer's first and last name; null until it is known. */
  customerName: string | null
  /** Names of the categories in the shop's order; `loading` until they are known. */
  categories: readonly string[] | 'loading'
  /** The category one is in. */
  currentCategory: string | null
  /** Lines in the cart. */
  cartCount: number
  /** What the search box starts with: the search of the page one is on. */
  query: string
  /** A search was sent, or the box was emptied; empty asks for all products. */
  onSearch: (event: { text: string }) => void
  onSignOut: () => void
}

/** The head of every page a customer sees: search, cart, account, categories. */
export function Header(props: HeaderProps) {
  const { customerName, categories, currentCategory, cartCount, query, onSearch, onSignOut } = props
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <>
      <ServiceBar customerName={customerName} />
      <div className="bg-surface">
        <PageWidth>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-1 py-2 md:h-17 md:flex-nowrap md:gap-x-4 md:py-0">
            <span className="-ms-2 md:hidden">
              <MobileMenu categories={categories} cartCount={cartCount} onSignOut={onSignOut} />
            </span>
            <span className="me-auto md:me-3">
              <Link href={paths.home} look="bare" label={t('header.home')}>
                <Wordmark />
              </Link>
            </span>
            <span className="max-md:hidden">
              <CategoryMenu categories={categories} />
            </span>
            <span className="order-last min-w-0 flex-none basis-full pb-1 md:order-none md:flex-1 md:basis-auto md:pb-0">
              <SearchBox
                key={query}
                label={t('header.search')}
                placeholder={t('header.searchPlaceholder')}
                defaultText={query}
                onSearch={onSearch}
                onClear={() => onSearch({ text: '' })}
              />
            </span>
            <IconLink
              href={paths.cart}
              label={t('header.cart', { count: cartCount })}
              icon={<CartIcon />}
              count={cartCount > 0 ? t('header.countShown', { count: cartCount }) : undefined}
            />
            <span className="max-md:hidden">
              <Menu
                label={t('header.account')}
                icon={<UserIcon />}
                heading={customerName === null ? undefined : { title: customerName }}
                items={[
                  { id: 'profile', label: t('header.profile'), href: paths.profile },
                  { id: 'logout', label: t('header.logout') },
                ]}
                onSelect={onSignOut}
              />
            </span>
          </div>
        </PageWidth>
      </div>
      <CategoryTabs categories={categories} current={currentCategory} />
    </>
  )
}
