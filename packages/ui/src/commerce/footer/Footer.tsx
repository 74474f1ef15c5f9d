import { PageWidth } from '../../components/page-layout'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { FooterLinks, type FooterLinksProps } from './FooterLinks'
import { Legal } from './Legal'
import { Support } from './Support'

/** Top categories at most (Specification (shopping) §9). */
const MOST_CATEGORIES = 10

export interface FooterProps {
  /** Customers see categories and their own pages; visitors see neither. */
  audience: 'visitor' | 'customer'
  /** Names of the categories, in the shop's order; at most ten show, none by default. */
  categories?: readonly string[]
  /** Names of the tags used most; none by default. */
  tags?: readonly string[]
}

/** The foot of every page: what the shop is, how to reach it, where its parts are (Specification (shopping) §2). */
export function Footer({ audience, categories = [], tags = [] }: FooterProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const quick = useQuickLinks(audience)
  const categoryLinks = categories.slice(0, MOST_CATEGORIES).map((name) => ({
    href: paths.products(`category=${encodeURIComponent(name)}`),
    label: name,
  }))
  const tagLinks = tags.map((tag) => {
    const listing = paths.products(`tags=${encodeURIComponent(tag)}`)
    // Only customers see the listing: a visitor signs in on the way, and arrives at what the tag finds.
    return { href: audience === 'customer' ? listing : paths.signIn(listing), label: tag }
  })
  // Categories that are not known yet keep their place, so that nothing moves when they are.
  const place = audience === 'customer' ? <div className="max-lg:hidden" /> : null
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        <div className="grid grid-cols-2 gap-x-4 gap-y-7 py-7 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] lg:gap-8 lg:py-10">
          <Support />
          {audience === 'customer' && categoryLinks.length > 0 ? (
            <FooterLinks title={t('footer.topCategory')} links={categoryLinks} />
          ) : (
            place
          )}
          {quick.length > 0 && <FooterLinks title={t('footer.quickLinks')} links={quick} />}
          {tagLinks.length > 0 && <FooterLinks variant="tags" title={t('footer.popularTags')} links={tagLinks} />}
        </div>
        <Legal />
      </PageWidth>
    </div>
  )
}

/** The shortcuts of a customer, or the two of a visitor; what has no page is left out. */
function useQuickLinks(audience: FooterProps['audience']): FooterLinksProps['links'] {
  const t = useWords(shellWords)
  const { products, cart, profile, faq, contact, about } = useShopPaths()
  const help = { href: faq ?? contact, label: t('footer.help') }
  const all =
    audience === 'customer'
      ? [
          { href: products(), label: t('footer.shop') },
          { href: cart, label: t('footer.cart') },
          { href: profile, label: t('footer.track') },
          help,
        ]
      : [help, { href: about, label: t('footer.aboutUs') }]
  return all.flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))
}
