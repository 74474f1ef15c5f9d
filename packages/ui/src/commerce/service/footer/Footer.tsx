import { cva, type VariantProps } from 'class-variance-authority'
import { phoneHref, useBrand } from '../../../components/content/brand'
import { PageWidth } from '../../../components/layout/page-layout'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'
import { Link } from '../../../components/actions/link'
import { Wordmark } from '../../../components/content/wordmark'
import { Legal } from './Legal'
import { SupportLine } from './SupportLine'

/** The shop and its contact details. */
function Support() {
  const t = useWords(shellWords)
  const { contact, about } = useBrand()
  const { phone, hours, email, address } = contact
  const hasContact = phone !== null || email !== null || address.length > 0
  return (
    <div className="col-span-2 grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 md:gap-4 lg:col-span-1">
      <Wordmark />
      {about !== null && <p className="text-ink-muted md:max-w-[30ch]">{about}</p>}
      {hasContact && <h2 className="text-2xs tracking-caps uppercase">{t('footer.support')}</h2>}
      <address className="-mt-1.5 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5 not-italic">
        {phone !== null && (
          <span className="flex flex-wrap items-baseline gap-x-3 lg:grid lg:gap-1.5">
            <span className="num font-medium">
              <Link href={phoneHref(phone)} variant="quiet" label={t('footer.call', { phone })}>
                {phone}
              </Link>
            </span>
            {hours !== null && <span className="text-xs text-ink-muted">{hours}</span>}
          </span>
        )}
        {email !== null && (
          <Link href={`mailto:${email}`} variant="muted" label={t('footer.write', { email })}>
            {email}
          </Link>
        )}
        <span className="text-xs text-ink-muted">
          {address.map((line) => (
            <span key={line} className="not-first:before:content-[',_'] lg:block lg:before:hidden">
              {line}
            </span>
          ))}
        </span>
      </address>
    </div>
  )
}

/** The quiet footer: contact details, and a line for each group. Groups that are loading keep their line. */
function FooterLines({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <>
      <SupportLine />
      {groups.map(({ title, links, isStatic }) =>
        links.length > 0 ? (
          <FooterLinks key={title} look={isStatic ? 'rows' : 'row'} title={title} links={links} />
        ) : (
          <div key={title} className="h-17.25 border-t border-line md:h-8.25" />
        ),
      )}
    </>
  )
}

const styles = cva('grid gap-x-4 gap-y-5 py-5 md:gap-y-7 md:py-7 lg:gap-8 lg:py-10', {
  variants: {
    columns: {
      three: [
        'max-lg:grid-cols-[3fr_2fr] lg:grid-cols-[1.5fr_1fr_2fr] max-lg:[&>:first-child]:col-span-1',
        'max-lg:[&>:last-child]:col-span-2',
      ],
      four: 'grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] max-lg:[&>:last-child:nth-child(4)]:col-span-2',
    },
  },
})

/** The full footer: the shop, and a column for each group. Groups that are loading keep their column. */
function FooterColumns({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <div className={styles({ columns: groups.length < 3 ? 'three' : 'four' })}>
      <Support />
      {groups.map((group) =>
        group.links.length > 0 ? <FooterLinks key={group.title} {...group} /> : <div key={group.title} />,
      )}
    </div>
  )
}

/** Maximum number of categories (Specification (shopping) §9). */
const MAX_CATEGORIES = 10

/** Maximum number of tags in the quiet footer. */
const MAX_TAGS = 12

export interface FooterProps {
  /** Customers see categories and their own pages; visitors see neither. */
  audience: 'visitor' | 'customer'
  /** `full`, in columns, on the start pages; `quiet`, one line per group, on all others. Default `quiet`. */
  variant?: 'full' | 'quiet'
  /** Category names in the shop's order; at most ten are shown. Empty while they load; omit for none. */
  categories?: readonly string[]
  /** Names of the most used tags; the quiet footer shows twelve. Empty while they load; omit for none. */
  tags?: readonly string[]
}

/** The footer of every page: the shop, its contact details and its pages (Specification (shopping) §2). */
export function Footer({ audience, variant = 'quiet', categories, tags }: FooterProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const isCustomer = audience === 'customer'
  const groups = [
    isCustomer &&
      categories && {
        title: t('footer.topCategory'),
        links: categories.slice(0, MAX_CATEGORIES).map((name) => ({
          href: paths.products(`category=${encodeURIComponent(name)}`),
          label: name,
        })),
      },
    { title: t('footer.quickLinks'), links: useQuickLinks(audience), isStatic: true },
    tags && {
      title: t('footer.popularTags'),
      look: 'tags' as const,
      links: (variant === 'full' ? tags : tags.slice(0, MAX_TAGS)).map((tag) => {
        const listing = paths.products(`tags=${encodeURIComponent(tag)}`)
        // Only customers see the listing: visitors sign in first and then see the tag's products.
        return { href: isCustomer ? listing : paths.signIn(listing), label: tag }
      }),
    },
  ].filter((group) => typeof group === 'object')
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        {variant === 'full' ? <FooterColumns groups={groups} /> : <FooterLines groups={groups} />}
        <Legal />
      </PageWidth>
    </div>
  )
}

/** The quick links of a customer or a visitor, then the shop's own; links without a page are omitted. */
function useQuickLinks(audience: FooterProps['audience']): FooterLinksProps['links'] {
  const t = useWords(shellWords)
  const { products, cart, profile, order, faq, contact, about } = useShopPaths()
  const { links } = useBrand()
  const help = { href: faq ?? contact, label: t('footer.help') }
  const all =
    audience === 'customer'
      ? [
          { href: products(), label: t('footer.shop') },
          { href: cart, label: t('footer.cart') },
          { href: order && profile, label: t('footer.track') },
          help,
        ]
      : [help, { href: about, label: t('footer.aboutUs') }]
  return [...all, ...links].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))
}

/** A group of links with its heading. */
interface FooterGroup extends Pick<FooterLinksProps, 'title' | 'links'> {
  /** As in {@link FooterLinksProps}; `lines` by default. */
  look?: 'lines' | 'tags'
  /** True if its links are not loaded. Others keep to one line, so that loading them moves nothing. */
  isStatic?: boolean
}

const lineStyles = 'border-t border-line wrap-anywhere max-md:py-1 md:grid md:grid-cols-[8.5rem_minmax(0,1fr)]'
const lineTitleStyles = 'leading-6 max-md:pt-1 md:py-1'

const groupStyles = cva('min-w-0', {
  variants: {
    look: {
      lines: 'wrap-anywhere',
      tags: 'wrap-anywhere',
      row: lineStyles,
      rows: lineStyles,
    },
  },
})

const titleStyles = cva('text-2xs tracking-caps uppercase', {
  variants: { look: { lines: 'mb-2.5', tags: 'mb-2.5', row: lineTitleStyles, rows: lineTitleStyles } },
})

const listStyles = cva('', {
  variants: {
    look: {
      lines: 'grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5',
      tags: [
        'flex gap-1.5 [&>li]:rounded-sm [&>li]:border [&>li]:border-line-strong [&>li]:px-2 [&>li]:py-0.5 ' +
          '[&>li]:text-xs',
        'max-md:-mx-gutter max-md:-my-1 max-md:overflow-x-auto max-md:px-gutter max-md:py-1 scrollbar-none',
        'max-md:[&>li]:max-w-none max-md:[&>li]:flex-none max-md:[&>li]:whitespace-nowrap md:flex-wrap',
      ],
      // The padding is for the focus ring, which a scrolling line would cut off.
      row: [
        'flex gap-x-4.5 py-1 text-xs max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter scrollbar-none',
        'md:flex-wrap [&>li]:flex-none [&>li]:leading-6 max-md:[&>li]:whitespace-nowrap',
      ],
      rows: 'flex flex-wrap gap-x-4.5 py-1 text-xs [&>li]:leading-6',
    },
  },
})

interface FooterLinksProps {
  /** The heading, and the name of the landmark. */
  title: string
  links: readonly {
    /** The target. */
    href: string
    /** The text, unique in its group. */
    label: string
  }[]
  /**
   * `lines`: a column. `tags`: side by side, each with a border. `row`: one line. On phones `tags` and `row` scroll if
   * they are too long. `rows`: side by side in as many lines as necessary. Default `lines`.
   */
  look?: NonNullable<VariantProps<typeof groupStyles>['look']>
}

/** A group of footer links with its heading. */
function FooterLinks({ title, links, look = 'lines' }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={groupStyles({ look })}>
      <h2 className={titleStyles({ look })}>{title}</h2>
      <ul className={listStyles({ look })}>
        {links.map(({ href, label }) => (
          <li key={label} className="max-w-full">
            <Link href={href} variant="muted">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
