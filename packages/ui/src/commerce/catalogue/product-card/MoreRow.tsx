import type { ReactNode } from 'react'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

export interface MoreRowProps {
  /** The product's name. */
  title: string
  /** The product's page. */
  href: string
  /** The start of the row. */
  children: ReactNode
}

/** The last row of a card; the link to the product is at its end, on a narrow card in a line of its own. */
export function MoreRow({ title, href, children }: MoreRowProps) {
  const t = useWords(cardWords)
  return (
    <div className="flex min-h-6.5 flex-wrap items-center gap-x-1 text-xs text-ink-muted">
      {children}
      <span
        className={
          'ms-auto flex-none text-xs font-medium print:hidden [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center'
        }
      >
        <Link href={href} label={t('viewMoreOf', { title })}>
          {t('viewMore')}
        </Link>
      </span>
    </div>
  )
}
