/** A saved view with its URL and count; undefined while it loads. */
export interface CountedView<Id extends string> {
  id: Id
  href: string
  count: number | undefined
}
