import { cva } from 'class-variance-authority'
import { Link } from '../../components/link'

const listStyles = cva('', {
  variants: {
    look: {
      lines: 'grid justify-items-start gap-1.5',
      tags: 'flex flex-wrap gap-1.5 [&>li]:rounded-sm [&>li]:border [&>li]:border-line-strong [&>li]:px-2 [&>li]:py-0.5 [&>li]:text-xs',
    },
  },
})

/** Props of {@link FooterLinks}. */
export interface FooterLinksProps {
  title: string
  links: readonly { href: string; label: string }[]
  /** `tags` side by side with a frame each, `lines` below each other; `lines` unless told. */
  look?: 'lines' | 'tags'
}

/** One column of the footer. */
export function FooterLinks({ title, links, look = 'lines' }: FooterLinksProps) {
  return (
    <nav aria-label={title} className="data-[look=tags]:col-span-2 lg:data-[look=tags]:col-span-1" data-look={look}>
      <h2 className="mb-2.5 text-2xs font-bold tracking-caps uppercase">{title}</h2>
      <ul className={listStyles({ look })}>
        {links.map(({ href, label }) => (
          <li key={label}>
            <Link href={href} look="muted">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
