import { tabStorage } from '../platform/text-storage'

/** The filters of a list and their values in the URL; null if any text is allowed. */
export type FilterValues = Readonly<Record<string, readonly string[] | null>>

/** The current filters; an empty text matches all. */
type Filters<Values extends FilterValues> = {
  [Name in keyof Values]: Values[Name] extends readonly (infer Value extends string)[] ? Value | '' : string
}

/** A URL with query parameters; empty values and the first page are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, string | number>>): string {
  const parts = Object.entries(query).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const text = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

const lastQueryOf = (path: string) => tabStorage(`office-list.${path}`)

/** Keeps the query of a list in this tab, for links that lead back to it. */
export const saveListQuery = (path: string, query: string): void => lastQueryOf(path).write(query)

/** Returns the URL of a list as it was left in this tab. */
export function lastListHref(path: string): string {
  const query = lastQueryOf(path).read()
  return query ? `${path}?${query}` : path
}

/** Reads the search text `q`, the filters and the page of a list from the URL. Unknown filter values are ignored. */
export function readListQuery<const Values extends FilterValues>(
  path: string,
  parameters: URLSearchParams,
  values: Values,
) {
  const read = (name: string) => parameters.get(name) ?? ''
  const filters = Object.fromEntries(
    Object.entries(values).map(([name, allowed]) => [name, !allowed || allowed.includes(read(name)) ? read(name) : '']),
  ) as Filters<Values>
  const text = read('q')
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1)
  return {
    text,
    filters,
    page,
    /** The first page with these filters only. */
    hrefOf: ({ text: q = '', ...query }: Partial<Filters<Values>> & { text?: string }) =>
      withQuery(path, { q, ...(query as Record<string, string>) }),
    /** A page with the current search and filters. */
    pageHref: (next: number) => withQuery(path, { q: text, ...filters, page: next }),
  }
}
