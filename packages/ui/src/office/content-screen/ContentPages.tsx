import type { ContentPage, ListedContentView } from '@skafferi/domain/office/views'
import { useLinkElement } from '../../components/actions/link'
import { Badge } from '../../components/content/badge'
import { PencilIcon } from '../../components/content/icon'
import { useCurrentInView } from '../../internal/use-current-in-view'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'

export interface ContentPagesProps {
  pages: readonly ListedContentView[]
  current: ContentPage
}

/** Links to the pages with their numbers of published blocks, and whether they have a draft. */
export function ContentPages({ pages, current }: ContentPagesProps) {
  const t = useWords(officeContentWords)
  const Element = useLinkElement()
  const row = useCurrentInView<HTMLElement>(current)
  return (
    <nav
      ref={row}
      aria-label={t('pages')}
      className="relative flex scrollbar-none gap-5 overflow-x-auto border-b border-line-strong print:hidden"
    >
      {pages.map(({ page, href, count, drafted, typed }) => (
        <Element
          key={page}
          href={href}
          aria-current={page === current ? 'page' : undefined}
          className={
            'num flex items-center gap-1.5 border-b-3 border-transparent pt-2.5 pb-1.5 text-sm font-medium ' +
            'whitespace-nowrap text-ink-muted no-underline -outline-offset-2 hover:text-ink ' +
            'aria-[current]:border-shelf aria-[current]:font-bold aria-[current]:text-ink pointer-coarse:py-3'
          }
        >
          {t(`list.${page}`)}
          {count > 0 && (
            <span className="font-regular text-ink-muted" aria-hidden>
              {count}
            </span>
          )}
          <span className="sr-only">{t('page.count', { count })}</span>
          {(typed || drafted) && (
            <Badge tone={typed ? 'caution' : 'info'} variant="plain" icon={<PencilIcon size="sm" />}>
              {t(typed ? 'page.typed' : 'page.drafted')}
            </Badge>
          )}
        </Element>
      ))}
    </nav>
  )
}
