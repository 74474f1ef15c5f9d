/** An import in the list. */
export interface RecentImportView {
  id: string
  /** The file's name. */
  name: string
  href: string
  /** Its content ("Products, 8 rows"). */
  content: string
  /** Its date or progress ("Fri 20 Nov", "62%"). */
  status: string
  /** True if the user has to go on with it, because nothing of it is applied yet. */
  isOpen?: boolean
}
