import type { ListPage } from '@skafferi/domain/office/views'
import { RowKeys } from '../../components/data-table'
import { Pagination } from '../../components/pagination'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface ListFootProps {
  page: ListPage
  /** Rows can be selected with keys, too. */
  selectable?: boolean
  /** What a page's address is. */
  hrefFor: (page: number) => string
}

/** Below a list: which of how many are seen, what keys do, and the other pages. */
export function ListFoot({ page: { page, pageCount, from, to, count }, selectable = false, hrefFor }: ListFootProps) {
  const t = useWords(officeWords)
  return (
    <>
      <span className="num">{t('orders.range', { from, to, count })}</span>
      <RowKeys selectable={selectable} />
      <span className="ms-auto">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </span>
    </>
  )
}
