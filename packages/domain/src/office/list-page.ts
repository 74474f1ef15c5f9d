import type { ListPage } from './office.view'

/** Rows per page of a list. */
const pageSize = 25

/** The query of one page. @param page from 1 */
export const pageQuery = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** The position of a page in the list. @param rows the number of rows on it */
export function toListPage({ count, offset }: { count: number; offset: number }, rows: number): ListPage {
  return {
    page: Math.floor(offset / pageSize) + 1,
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    from: rows > 0 ? offset + 1 : 0,
    to: offset + rows,
    count,
  }
}
