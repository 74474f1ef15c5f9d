import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { ChevronLeftIcon, ChevronRightIcon } from '../../content/icon'
import { PageStep, type PageMove } from './PageStep'
import { pageList } from './page-list'

export type PaginationProps = PageMove & {
  /** The current page, from 1. */
  page: number
  /** The number of pages, at least 1. */
  pageCount: number
  /** `pages` offers single pages, `summary` shows "Page 1 of 4" between Prev and Next; `pages` by default. */
  variant?: 'pages' | 'summary'
  /** The accessible name if a page has several ("Order history pages"). */
  label?: string
}

/** Navigation through a long list: Prev, pages, Next. */
export function Pagination({ page, pageCount, variant = 'pages', label, ...move }: PaginationProps) {
  const t = useWords(controlsWords)
  return (
    <nav aria-label={label ?? t('pages')} className="flex max-w-full flex-wrap items-center gap-1 print:hidden">
      <PageStep page={page - 1} move={move} state={page > 1 ? 'ready' : 'ended'}>
        <ChevronLeftIcon size="sm" />
        {t('previousPage')}
      </PageStep>
      {variant === 'summary' ? (
        <span className="num px-2 text-xs text-ink-muted">{t('pageOf', { page, pageCount })}</span>
      ) : (
        <PageNumbers page={page} pageCount={pageCount} move={move} />
      )}
      <PageStep page={page + 1} move={move} state={page < pageCount ? 'ready' : 'ended'}>
        {t('nextPage')}
        <ChevronRightIcon size="sm" />
      </PageStep>
    </nav>
  )
}

function PageNumbers({ page, pageCount, move }: { page: number; pageCount: number; move: PageMove }) {
  const t = useWords(controlsWords)
  return pageList(page, pageCount).map((entry, index) =>
    entry === 'gap' ? (
      <span key={`gap-${index}`} aria-hidden="true" className="min-w-6 text-center text-ink-muted">
        {t('pageGap')}
      </span>
    ) : (
      <PageStep
        key={entry}
        page={entry}
        move={move}
        state={entry === page ? 'current' : 'ready'}
        label={t('pageLabel', { page: entry })}
      >
        {t('pageNumber', { page: entry })}
      </PageStep>
    ),
  )
}
