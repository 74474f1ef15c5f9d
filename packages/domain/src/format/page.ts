import { formatNumber } from './number'

/** Where a page of a list stands in it. */
export interface PageView {
  /** From 1. */
  current: number
  /** How many pages there are, at least 1. */
  total: number
  /** Place of the first entry shown, from 1; 0 where there is none. */
  from: number
  /** Place of the last entry shown. */
  to: number
  /** Entries on all pages. */
  count: number
  /** The same, formatted. */
  countText: string
}

/** A page as the store answered it. */
interface Page {
  /** Entries on all pages. */
  count: number
  /** Entries before this page. */
  offset: number
  /** Entries on it. */
  shown: number
}

/**
 * Where a page stands.
 * @param wanted which page is asked for, from 1, and how many entries a full one has; what is shown may still be the
 *   page before, while the next is on its way
 */
export function toPageView(
  { count, offset, shown }: Page,
  wanted: { page: number; size: number },
  locale: string,
): PageView {
  return {
    current: wanted.page,
    total: Math.max(1, Math.ceil(count / wanted.size)),
    from: shown > 0 ? offset + 1 : 0,
    to: shown > 0 ? offset + shown : 0,
    count,
    countText: formatNumber(count, locale),
  }
}
