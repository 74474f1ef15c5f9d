import { Button } from '../../../components/actions/button'
import { Drawer } from '../../../components/overlays/drawer'
import { CartIcon, HeartIcon, TruckIcon, UserIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { MenuEntry, ServiceEntries } from '../menu-entry'
import { useShopPaths } from '../shop-paths'
import { categoryQuery, type CategoryNames } from './Categories'

export interface MenuSheetProps {
  categories: CategoryNames
  /** The category of the page; `null` for all categories. */
  currentCategory: string | null
  /** Lines in the cart. */
  cartCount: number
  /** True if it is open. */
  open: boolean
  /** Something was chosen, or the user closed it. */
  onClose: () => void
  /** Logout was chosen; the menu has closed. */
  onSignOut: () => void
}

/**
 * All links for phones. Choosing one closes the sheet. The search, which the specification lists in the menu, is in the
 * header: a field in the sheet would be focused and open the on-screen keyboard over it.
 */
export function MenuSheet(props: MenuSheetProps) {
  const { open, categories, currentCategory, cartCount, onSignOut, onClose: close } = props
  const t = useWords(shellWords)
  const paths = useShopPaths()

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
          <MenuEntry href={paths.wishlist} icon={<HeartIcon />} label={t('header.wishlist')} onActivate={close} />
        )}
        <MenuEntry href={paths.profile} icon={<UserIcon />} label={t('header.profile')} onActivate={close} />
        {paths.order !== undefined && (
          <MenuEntry href={paths.profile} icon={<TruckIcon />} label={t('header.trackOrder')} onActivate={close} />
        )}
      </ul>
      <Heading>{t('categories.label')}</Heading>
      <CategoryEntries categories={categories} current={currentCategory} onActivate={close} />
      <Heading>{t('header.secondary')}</Heading>
      <ServiceEntries onActivate={close} />
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
