import type { ReactNode } from 'react'
import { brand } from '@skafferi/brand'
import { Link } from '../../components/link'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

export interface LegalProps {
  /** How the buyer has the shop shown, at the end of the line; nothing by default. */
  settings?: ReactNode
}

/** The last line: whose shop it is, the legal pages, and how the shop is shown. */
export function Legal({ settings }: LegalProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const links = [
    { href: paths.privacy, label: t('footer.privacy') },
    { href: paths.terms, label: t('footer.terms') },
    { href: paths.cookies, label: t('footer.cookies') },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-2 text-xs leading-6 text-ink-muted">
      <span>{t('footer.rights', { brand: brand.name })}</span>
      <nav aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6 md:ms-auto">
        {links.map(({ href, label }) => (
          <Link key={label} href={href} variant="muted">
            {label}
          </Link>
        ))}
      </nav>
      {settings}
    </div>
  )
}
