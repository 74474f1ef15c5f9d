import { formatNumber } from './number'

/** The position of a page in a list. */
export interface PageView {
  /** The page's number, from 1. */
  current: number
  /** Number of pages, at least 1. */
  total: number
  /** Position of the first displayed entry, from 1; 0 if there is none. */
  from: number
  /** Position of the last displayed entry. */
  to: number
  /** Entries on all pages. */
  count: number
  /** `count`, formatted. */
  countText: string
}

/** A page as returned by the store. */
interface Page {
  /** Entries on all pages. */
  count: number
  /** Entries before this page. */
  offset: number
  /** Entries on this page. */
  length: number
}

/**
 * Converts a page's position.
 * @param requested number of the requested page, from 1, and entries of a full page. While it loads, the displayed
 * entries may be those of the previous page
 */
export function toPageView(
  { count, offset, length }: Page,
  requested: { page: number; size: number },
  locale: string,
): PageView {
  return {
    current: requested.page,
    total: Math.max(1, Math.ceil(count / requested.size)),
    from: length > 0 ? offset + 1 : 0,
    to: length > 0 ? offset + length : 0,
    count,
    countText: formatNumber(count, locale),
  }
}
