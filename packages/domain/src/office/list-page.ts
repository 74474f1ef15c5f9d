import type { ListPage } from './office.view'

/** How many rows a page of a list has. */
const pageSize = 25

/** What a call is asked for one page, from 1. */
export const pageQuery = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** Where a page stands among all rows. */
export function toListPage({ count, offset }: { count: number; offset: number }, shown: number): ListPage {
  return {
    page: Math.floor(offset / pageSize) + 1,
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    from: shown > 0 ? offset + 1 : 0,
    to: offset + shown,
    count,
  }
}
