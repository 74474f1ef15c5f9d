import { brand, phoneHref } from '@skafferi/brand'
import { Button } from '../../components/button'
import { Drawer } from '../../components/drawer'
import { CartIcon, HeartIcon, PhoneIcon, TruckIcon, UserIcon } from '../../components/icon'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { MenuEntry, PostalAddress, useServiceLinks } from '../menu-entry'
import { useShopPaths } from '../shop-paths'
import { categoryQuery, type CategoryNames } from './Categories'

export interface MenuSheetProps {
  categories: CategoryNames
  /** The category one is in; `null` in all of them. */
  currentCategory: string | null
  /** Lines in the cart. */
  cartCount: number
  /** Products on the wishlist; undefined where nobody counted. */
  wishlistCount: number | undefined
  /** Whether it is there. */
  open: boolean
  /** Something was chosen, or the reader asks for it to go. */
  onClose: () => void
  /** Logout was chosen; the menu has closed. */
  onSignOut: () => void
}

/**
 * Everywhere one can go from a phone. Whatever is chosen closes it. The search, which the specification counts among the
 * menu's parts, stands in the header itself: a field in the sheet would take the focus and bring the keyboard up over it.
 */
export function MenuSheet(props: MenuSheetProps) {
  const { open, categories, currentCategory, cartCount, wishlistCount, onSignOut, onClose: close } = props
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const service = useServiceLinks()
  const { phone } = brand.contact
  const wishlist =
    wishlistCount === undefined ? t('header.wishlistOnly') : t('header.wishlist', { count: wishlistCount })

  function signOut() {
    close()
    onSignOut()
  }

  return (
    <Drawer
      open={open}
      title={t('header.menu')}
      onClose={close}
      footer={
        <Button variant="secondary" onPress={signOut}>
          {t('header.logout')}
        </Button>
      }
    >
      <ul>
        <MenuEntry
          href={paths.cart}
          icon={<CartIcon />}
          label={t('header.cart', { count: cartCount })}
          onActivate={close}
        />
        {paths.wishlist !== undefined && (
          <MenuEntry href={paths.wishlist} icon={<HeartIcon />} label={wishlist} onActivate={close} />
        )}
        <MenuEntry href={paths.profile} icon={<UserIcon />} label={t('header.profile')} onActivate={close} />
        <MenuEntry href={paths.profile} icon={<TruckIcon />} label={t('header.trackOrder')} onActivate={close} />
      </ul>
      <Heading>{t('categories.label')}</Heading>
      <CategoryEntries categories={categories} current={currentCategory} onActivate={close} />
      <Heading>{t('header.secondary')}</Heading>
      <ul>
        {service.map(({ href, label }) => (
          <MenuEntry key={label} href={href} label={label} onActivate={close} />
        ))}
        <MenuEntry
          href={phoneHref(phone)}
          icon={<PhoneIcon />}
          label={t('header.call', { phone })}
          onActivate={close}
        />
      </ul>
      <p className="mt-4 text-xs text-ink-muted">
        <PostalAddress />
      </p>
    </Drawer>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="mt-5 mb-1 text-2xs tracking-caps uppercase">{children}</h3>
}

interface CategoryEntriesProps {
  categories: CategoryNames
  current: string | null
  onActivate: () => void
}

function CategoryEntries({ categories, current, onActivate }: CategoryEntriesProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  if (categories === 'loading') return <p className="text-ink-muted">{t('categories.loading')}</p>
  if (categories.length === 0) return <p className="text-ink-muted">{t('categories.empty')}</p>
  return (
    <ul>
      {categories.map((name) => (
        <MenuEntry
          key={name}
          href={paths.products(categoryQuery(name))}
          label={name}
          current={name === current}
          onActivate={onActivate}
        />
      ))}
    </ul>
  )
}
