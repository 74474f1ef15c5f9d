import { cva, type VariantProps } from 'class-variance-authority'
import { Link } from '../../../components/actions/link'

/** A group of links with its heading. */
export interface FooterGroup extends Pick<FooterLinksProps, 'title' | 'links'> {
  /** As in {@link FooterLinksProps}; `lines` by default. */
  look?: 'lines' | 'tags'
}

const groupStyles = cva('min-w-0', {
  variants: {
    look: {
      lines: 'wrap-anywhere',
      tags: 'wrap-anywhere',
      row: 'border-t border-line max-md:py-1 md:grid md:grid-cols-[8.5rem_minmax(0,1fr)]',
    },
  },
})

const titleStyles = cva('text-2xs tracking-caps uppercase', {
  variants: { look: { lines: 'mb-2.5', tags: 'mb-2.5', row: 'leading-6 max-md:pt-1 md:py-1' } },
})

const listStyles = cva('', {
  variants: {
    look: {
      lines: 'grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5',
      tags: [
        'flex gap-1.5 [&>li]:rounded-sm [&>li]:border [&>li]:border-line-strong [&>li]:px-2 [&>li]:py-0.5 [&>li]:text-xs',
        'max-md:-mx-gutter max-md:-my-1 max-md:overflow-x-auto max-md:px-gutter max-md:py-1 scrollbar-none',
        'max-md:[&>li]:max-w-none max-md:[&>li]:flex-none max-md:[&>li]:whitespace-nowrap md:flex-wrap',
      ],
      // The padding is for the focus ring, which a scrolling line would cut off.
      row: [
        'flex gap-x-4.5 py-1 text-xs max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter scrollbar-none',
        'md:flex-wrap [&>li]:flex-none [&>li]:leading-6 max-md:[&>li]:whitespace-nowrap',
      ],
    },
  },
})

export interface FooterLinksProps {
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
   * they are too long. Default `lines`.
   */
  look?: NonNullable<VariantProps<typeof groupStyles>['look']>
}

/** A group of footer links with its heading. */
export function FooterLinks({ title, links, look = 'lines' }: FooterLinksProps) {
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
