import { useState } from 'react'
import { Button } from '../../components/button'
import { Drawer } from '../../components/drawer'
import { CartIcon, MenuIcon, TruckIcon, UserIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import type { ReactNode } from 'react'

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  categories: readonly string[] | 'loading'
  /** Lines in the cart. */
  cartCount: number
  onSignOut: () => void
}

/** What phones have instead of the bars: one button, and a sheet with everywhere one can go. */
export function MobileMenu({ categories, cartCount, onSignOut }: MobileMenuProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setOpen(true)} />
      <Drawer
        open={open}
        title={t('header.menu')}
        onClose={close}
        footer={
          <Button
            variant="secondary"
            onPress={() => {
              close()
              onSignOut()
            }}
          >
            {t('header.logout')}
          </Button>
        }
      >
        <ul>
          <Entry href={paths.cart} icon={<CartIcon />} label={t('header.cart', { count: cartCount })} onActivate={close} />
          <Entry href={paths.profile} icon={<UserIcon />} label={t('header.profile')} onActivate={close} />
          <Entry href={paths.profile} icon={<TruckIcon />} label={t('header.trackOrder')} onActivate={close} />
        </ul>
        <h3 className="mt-5 mb-1 text-2xs font-bold tracking-caps uppercase">{t('categories.label')}</h3>
        {categories === 'loading' || categories.length === 0 ? (
          <p className="text-ink-muted">{categories === 'loading' ? t('categories.loading') : t('categories.empty')}</p>
        ) : (
          <ul>
            {categories.map((name) => (
              <Entry
                key={name}
                href={paths.products(`category=${encodeURIComponent(name)}`)}
                label={name}
                onActivate={close}
              />
            ))}
          </ul>
        )}
      </Drawer>
    </>
  )
}

function Entry(props: { href: string; label: string; icon?: ReactNode; onActivate: () => void }) {
  const { href, label, icon, onActivate } = props
  const Element = useLinkElement()
  return (
    <li className="border-b border-line last:border-b-0">
      <Element href={href} className="flex min-h-11 items-center gap-3 font-medium text-ink no-underline" onClick={onActivate}>
        {icon}
        {label}
      </Element>
    </li>
  )
}
