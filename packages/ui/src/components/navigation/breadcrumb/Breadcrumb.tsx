import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'
import { ChevronRightIcon } from '../../content/icon'
import { Link } from '../../actions/link'

/** A page in the breadcrumb. */
export interface BreadcrumbItem {
  label: string
  /** The page's URL. The last item is the current page and is not a link. */
  href?: string
}

export interface BreadcrumbProps {
  /** From the home page to the current page. */
  items: readonly BreadcrumbItem[]
}

/** The position of the current page in the shop. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useWords(chromeWords)
  return (
    <nav aria-label={t('breadcrumb')} className="pt-4 pb-3 text-xs text-ink-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`} className="flex min-h-6 items-center gap-2 [&>a]:py-0.75">
            {index > 0 && <ChevronRightIcon size="sm" />}
            <Step item={item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ item, isLast }: { item: BreadcrumbItem; isLast: boolean }) {
  if (item.href !== undefined && !isLast) {
    return (
      <Link href={item.href} variant="muted">
        {item.label}
      </Link>
    )
  }
  return <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
}
