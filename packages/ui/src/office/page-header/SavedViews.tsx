import { useLinkElement } from '../../components/actions/link'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** A predefined filter of a list. */
export interface SavedView {
  id: string
  label: string
  href: string
  /** The number of matching items; `null` while it loads. */
  count: number | null
}

export interface SavedViewsProps {
  views: readonly SavedView[]
  /** The current view; `null` if the filters match none. */
  current: string | null
}

/** Links to predefined filters below the title. They wrap. The current one is underlined. */
export function SavedViews({ views, current }: SavedViewsProps) {
  const t = useWords(officeWords)
  const Element = useLinkElement()
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <nav aria-label={t('views')} className="flex flex-wrap gap-x-5 border-b border-line-strong print:hidden">
      {views.map(({ id, label, href, count }) => (
        <Element
          key={id}
          href={href}
          aria-current={id === current ? 'page' : undefined}
          className={
            'num min-w-6 flex-none border-b-3 border-transparent pt-2.5 pb-1.5 text-sm font-medium whitespace-nowrap ' +
            'text-ink-muted no-underline ' +
            '-outline-offset-2 hover:text-ink focus-visible:shadow-none aria-[current]:border-shelf ' +
            'aria-[current]:font-bold ' +
            'aria-[current]:text-ink pointer-coarse:min-w-control pointer-coarse:py-3'
          }
        >
          {label} <span className="font-regular text-ink-muted">{count === null ? '' : numbers.format(count)}</span>
        </Element>
      ))}
    </nav>
  )
}
