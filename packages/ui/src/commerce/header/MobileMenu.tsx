import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button'
import { Drawer } from '../../components/drawer'
import { CartIcon, MenuIcon, TruckIcon, UserIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { categoryQuery, type CategoryNames } from './category-names'

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  categories: CategoryNames
  /** Lines in the cart. */
  cartCount: number
  /** Logout was chosen; the menu has closed. */
  onSignOut: () => void
}

/**
 * What phones have instead of the bars: one button, and a sheet with everywhere one can go. Whatever is chosen closes
 * it. The search, which the specification counts among the menu's parts, stands in the header itself: a field in the
 * sheet would take the focus and bring the keyboard up over it.
 */
export function MobileMenu({ categories, cartCount, onSignOut }: MobileMenuProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  function signOut() {
    close()
    onSignOut()
  }

  return (
    <>
      <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setOpen(true)} />
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
          <Entry href={paths.cart} icon={<CartIcon />} label={t('header.cart', { count: cartCount })} onActivate={close} />
          <Entry href={paths.profile} icon={<UserIcon />} label={t('header.profile')} onActivate={close} />
          <Entry href={paths.profile} icon={<TruckIcon />} label={t('header.trackOrder')} onActivate={close} />
        </ul>
        <h3 className="mt-5 mb-1 text-2xs tracking-caps uppercase">{t('categories.label')}</h3>
        <CategoryEntries categories={categories} onActivate={close} />
      </Drawer>
    </>
  )
}

function CategoryEntries({ categories, onActivate }: { categories: CategoryNames; onActivate: () => void }) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  if (categories === 'loading') return <p className="text-ink-muted">{t('categories.loading')}</p>
  if (categories.length === 0) return <p className="text-ink-muted">{t('categories.empty')}</p>
  return (
    <ul>
      {categories.map((name) => (
        <Entry key={name} href={paths.products(categoryQuery(name))} label={name} onActivate={onActivate} />
      ))}
    </ul>
  )
}

interface EntryProps {
  href: string
  label: string
  icon?: ReactNode
  onActivate: () => void
}

function Entry({ href, label, icon, onActivate }: EntryProps) {
  const Element = useLinkElement()
  return (
    <li className="border-b border-line last:border-b-0">
      <Element
        href={href}
        className="flex min-h-11 items-center gap-3 font-medium wrap-anywhere text-ink no-underline"
        onClick={onActivate}
      >
        {icon}
        {label}
      </Element>
    </li>
  )
}
