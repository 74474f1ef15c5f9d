import { PageWidth } from '../../../components/layout/page-layout'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { FooterColumns } from './FooterColumns'
import { FooterLines } from './FooterLines'
import type { FooterLinksProps } from './FooterLinks'
import { Legal } from './Legal'

/** Maximum number of categories (Specification (shopping) §9). */
const MAX_CATEGORIES = 10

/** Maximum number of tags in the quiet footer. */
const MAX_TAGS = 12

export interface FooterProps {
  /** Customers see categories and their own pages; visitors see neither. */
  audience: 'visitor' | 'customer'
  /** `full`, in columns, on the start pages; `quiet`, one line per group, on all others. Default `quiet`. */
  variant?: 'full' | 'quiet'
  /** Category names in the shop's order; at most ten are shown, none by default. */
  categories?: readonly string[]
  /** Names of the most used tags; the quiet footer shows twelve, none by default. */
  tags?: readonly string[]
}

/** The footer of every page: the shop, its contact details and its pages (Specification (shopping) §2). */
export function Footer({ audience, variant = 'quiet', categories = [], tags = [] }: FooterProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const isCustomer = audience === 'customer'
  const groups = [
    isCustomer && {
      title: t('footer.topCategory'),
      links: categories.slice(0, MAX_CATEGORIES).map((name) => ({
        href: paths.products(`category=${encodeURIComponent(name)}`),
        label: name,
      })),
    },
    { title: t('footer.quickLinks'), links: useQuickLinks(audience) },
    {
      title: t('footer.popularTags'),
      look: 'tags' as const,
      links: (variant === 'full' ? tags : tags.slice(0, MAX_TAGS)).map((tag) => {
        const listing = paths.products(`tags=${encodeURIComponent(tag)}`)
        // Only customers see the listing: visitors sign in first and then see the tag's products.
        return { href: isCustomer ? listing : paths.signIn(listing), label: tag }
      }),
    },
  ].filter((group) => group !== false)
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        {variant === 'full' ? <FooterColumns groups={groups} /> : <FooterLines groups={groups} />}
        <Legal />
      </PageWidth>
    </div>
  )
}

/** The quick links of a customer or a visitor; links without a page are omitted. */
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
