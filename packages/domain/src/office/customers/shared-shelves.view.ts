import type { ListPage } from '../office.view'

/** The state of a shared shelf; `title_waiting`: a visitor's title waits to be allowed. */
export type SharedShelfState = 'title_waiting' | 'shared' | 'revoked'

/** A shared shelf in the list. Dates are ready to show. */
export interface ListedSharedShelfView {
  id: string
  /** Empty without a title. */
  title: string
  /** The path of its page in the shop; null after its link was removed. */
  href: string | null
  /** Null if a visitor shared it. */
  company: { name: string; href: string } | null
  articles: number
  shared: string
  expires: string
  state: SharedShelfState
}

/** A page of shared shelves. */
export interface ListedSharedShelvesView extends ListPage {
  rows: readonly ListedSharedShelfView[]
}

/** Shows a visitor's title to everyone, or removes the link of a shelf. */
export interface SharedShelfCommand {
  do: 'allow' | 'revoke'
  id: string
}
