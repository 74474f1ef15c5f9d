import { cva, type VariantProps } from 'class-variance-authority'
import { Link } from '../../components/link'

const columnStyles = cva('min-w-0 wrap-anywhere', {
  variants: { variant: { lines: '', tags: 'max-lg:col-span-2' } },
})

const listStyles = cva('', {
  variants: {
    variant: {
      lines: 'grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5',
      tags: [
        'flex flex-wrap gap-1.5 [&>li]:rounded-sm [&>li]:border [&>li]:border-line-strong [&>li]:px-2 [&>li]:py-0.5',
        '[&>li]:text-xs',
      ],
    },
  },
})

export interface FooterLinksProps {
  /** What the links have in common: the heading, and the name of the landmark. */
  title: string
  links: readonly {
    /** Where it leads. */
    href: string
    /** Its words, once in a column. */
    label: string
  }[]
  /** `tags` side by side with a frame each, `lines` below each other; `lines` by default. */
  variant?: NonNullable<VariantProps<typeof columnStyles>['variant']>
}

/** One column of the footer. */
export function FooterLinks({ title, links, variant = 'lines' }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={columnStyles({ variant })}>
      <h2 className="mb-2.5 text-2xs tracking-caps uppercase">{title}</h2>
      <ul className={listStyles({ variant })}>
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
