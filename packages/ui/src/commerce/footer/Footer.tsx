import { brand } from '@skafferi/brand'
import { Link } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { Wordmark } from '../../components/wordmark'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { FooterLinks } from './FooterLinks'

/** Top categories at most (Specification (shopping), footer). */
const MOST_CATEGORIES = 10

/** The legal pages; until they have addresses of their own all lead to the landing page. */
const LEGAL = ['footer.privacy', 'footer.terms', 'footer.cookies'] as const

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Customers see categories and their own pages; visitors see neither. */
  audience: 'visitor' | 'customer'
  /** Names of the categories, in the shop's order; at most ten show, none unless told. */
  categories?: readonly string[]
  /** Names of the tags used most; none unless told. */
  tags?: readonly string[]
}

/** The foot of every page: what the shop is, where its parts are. */
export function Footer({ audience, categories = [], tags = [] }: FooterProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const tagLinks = tags.map((tag) => ({ href: paths.products(`tags=${encodeURIComponent(tag)}`), label: tag }))
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        <div className="grid grid-cols-2 gap-x-4 gap-y-7 py-7 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] lg:gap-8 lg:py-10">
          <div className="col-span-2 grid content-start gap-3 lg:col-span-1">
            <Wordmark />
            <p className="max-w-[30ch] text-ink-muted">{t('footer.about')}</p>
          </div>
          {audience === 'customer' && <CustomerLinks categories={categories} />}
          {tagLinks.length > 0 && <FooterLinks look="tags" title={t('footer.popularTags')} links={tagLinks} />}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line py-4 text-xs text-ink-muted">
          <span>{t('footer.rights', { brand: brand.name })}</span>
          <span className="flex flex-wrap gap-x-6 gap-y-2 md:ms-auto">
            {LEGAL.map((key) => (
              <Link key={key} href={paths.landing()} look="muted">
                {t(key)}
              </Link>
            ))}
          </span>
        </div>
      </PageWidth>
    </div>
  )
}

/** The columns of customers. Categories that are not known yet keep their place, so that nothing moves when they are. */
function CustomerLinks({ categories }: { categories: readonly string[] }) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const categoryLinks = categories.slice(0, MOST_CATEGORIES).map((name) => ({
    href: paths.products(`category=${encodeURIComponent(name)}`),
    label: name,
  }))
  const quickLinks = [
    { href: paths.products(), label: t('footer.shop') },
    { href: paths.cart, label: t('footer.cart') },
    { href: paths.profile, label: t('footer.track') },
  ]
  return (
    <>
      {categoryLinks.length > 0 ? <FooterLinks title={t('footer.topCategory')} links={categoryLinks} /> : <div />}
      <FooterLinks title={t('footer.quickLinks')} links={quickLinks} />
    </>
  )
}
