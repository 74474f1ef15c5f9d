import type { ReactNode } from 'react'
import { PageHeader, SavedViews, type PageHeaderProps, type SavedView } from '../page-header'

export interface ListPageProps extends Pick<PageHeaderProps, 'title' | 'crumb' | 'actions' | 'facts'> {
  /** Links to predefined filters of the list. Omit them if there are none. */
  views?: readonly SavedView[]
  /** The id of the current view; `null` if the filters match none. */
  view?: string | null
  /** `none` if the content ends with its own bar at the bottom of the page. Default `space`. */
  bottom?: 'space' | 'none'
  /** Filters and a ListTable or ListContent. */
  children: ReactNode
}

/** The page of a list: title, actions and saved views above the list. */
export function ListPage({ views, view = null, bottom = 'space', children, ...header }: ListPageProps) {
  return (
    <div className="flex flex-1 flex-col">
      <PageHeader {...header} />
      {views && <SavedViews views={views} current={view} />}
      <div className={`flex flex-1 flex-col gap-4 pt-4 ${bottom === 'space' ? 'pb-8' : ''}`}>{children}</div>
    </div>
  )
}
