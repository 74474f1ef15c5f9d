import { useState } from 'react'
import { phoneHref, useBrand } from '../../../components/content/brand'
import { LinkButton } from '../../../components/actions/button'
import { MenuIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { Link } from '../../../components/actions/link'
import { PageWidth } from '../../../components/layout/page-layout'
import { Wordmark } from '../../../components/content/wordmark'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { PostalAddress, useServiceLinks } from '../menu-entry'
import { useShopPaths } from '../shop-paths'

/** Loaded when it is first opened. */
const LazyVisitorMenu = lazyWithRetry(() =>
  import('./VisitorMenu').then(({ VisitorMenu }) => ({ default: VisitorMenu })),
)

export interface VisitorHeaderProps {
  /** The URL to return to after sign-in; the home page by default. */
  returnTo?: string
}

/** The header of open pages for visitors: the shop's name, its pages, and links to sign in and up. */
export function VisitorHeader({ returnTo }: VisitorHeaderProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const links = useServiceLinks()
  const [menuOpen, setMenuOpen] = useState(false)
  const { name, contact } = useBrand()
  const { phone, hours } = contact
  return (
    <div className="border-b border-line bg-surface">
      <PageWidth>
        <div className="flex h-14 items-center gap-1 md:h-17 md:gap-4">
          {links.length > 0 && (
            <span className="-ms-2 md:hidden">
              <IconButton label={t('header.menu')} icon={<MenuIcon />} onPress={() => setMenuOpen(true)} />
            </span>
          )}
          <span className="max-md:me-auto">
            <Link href={paths.landing()} variant="bare" label={t('header.home', { brand: name })}>
              <Wordmark />
            </Link>
          </span>
          {links.length > 0 && (
            <nav aria-label={t('header.secondary')} className="flex flex-none gap-6 ps-2 max-md:hidden">
              {links.map(({ href, label }) => (
                <Link key={label} href={href} variant="quiet">
                  {label}
                </Link>
              ))}
            </nav>
          )}
          <span className="num ms-auto grid min-w-0 text-end text-xs text-ink-muted max-lg:hidden">
            {phone !== null && (
              <span>
                <Link href={phoneHref(phone)} variant="quiet" label={t('header.call', { phone })}>
                  {phone}
                </Link>
                {hours !== null && ` · ${hours}`}
              </span>
            )}
            <span className="truncate">
              <PostalAddress />
            </span>
          </span>
          <span className="text-xs text-ink-muted max-lg:ms-auto max-md:hidden">{t('header.welcome')}</span>
          <LinkButton href={paths.signIn(returnTo)} variant={paths.signUp === undefined ? 'primary' : 'quiet'}>
            {t('header.signIn')}
          </LinkButton>
          {paths.signUp !== undefined && (
            // The narrowest phones have no space for both buttons beside the menu, which has both.
            <span className={links.length > 0 ? 'max-[23rem]:hidden' : undefined}>
              <LinkButton href={paths.signUp}>{t('header.signUp')}</LinkButton>
            </span>
          )}
        </div>
      </PageWidth>
      {menuOpen && (
        <LazyBoundary onClose={() => setMenuOpen(false)}>
          <LazyVisitorMenu returnTo={returnTo} onClose={() => setMenuOpen(false)} />
        </LazyBoundary>
      )}
    </div>
  )
}
