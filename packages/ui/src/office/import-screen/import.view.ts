/** An import that was done, or is. */
export interface EarlierImportView {
  id: string
  /** The file's name. */
  name: string
  href: string
  /** What was in it ("Products, 8 rows"). */
  what: string
  /** When, or how far it is ("Fri 20 Nov", "62%"). */
  when: string
}
