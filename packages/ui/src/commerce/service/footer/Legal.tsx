import { Suspense } from 'react'
import { useBrand } from '../../../components/content/brand'
import { LazyAppearanceSwitches } from '../../../components/settings/appearance-switches'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** The last line of the footer: appearance settings and legal pages. */
export function Legal() {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const { name, company } = useBrand()
  const links = [
    { href: paths.privacy, label: t('footer.privacy') },
    { href: paths.terms, label: t('footer.terms') },
    { href: paths.cookies, label: t('footer.cookies') },
    ...(paths.imprint === undefined ? [] : [{ href: paths.imprint, label: t('footer.imprint') }]),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 text-xs text-ink-muted">
      <span className="wrap-anywhere">
        {t('footer.rights', { brand: name })}
        {company !== null && ` · ${company}`}
      </span>
      {/* As wide as the lazy content, so that loading it does not change the line breaks. */}
      <div className="min-h-control-sm basis-88 xl:basis-152">
        <Suspense>
          <LazyAppearanceSwitches variant="line" />
        </Suspense>
      </div>
      <nav aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6 gap-y-2 md:ms-auto">
        {links.map(({ href, label }) => (
          <Link key={label} href={href} variant="muted">
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
