import type { ListPage } from '@skafferi/domain/office/views'
import { RowShortcuts } from '../../components/content/data-table'
import { Pagination } from '../../components/navigation/pagination'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface ListFootProps {
  page: ListPage
  /** True if rows can be selected, so that the hint lists those keys too. */
  selectable?: boolean
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
}

/** The footer of a list: range and count, keyboard hint, and pagination. */
export function ListFoot({ page: { page, pageCount, from, to, count }, selectable = false, hrefFor }: ListFootProps) {
  const t = useWords(officeWords)
  return (
    <>
      <span className="num">{t('orders.range', { from, to, count })}</span>
      <RowShortcuts selectable={selectable} />
      <span className="ms-auto">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </span>
    </>
  )
}
