import type { PartPage } from './facts'

/** The first release. */
const FIRST_RELEASE = '0.1.0'

const isLater = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0

/** The status of a component in a version of the kit. */
export function statusOf(
  { since = FIRST_RELEASE, replacedBy }: Pick<PartPage, 'since' | 'replacedBy'>,
  version: string,
) {
  if (replacedBy !== undefined) return `Deprecated: use ${replacedBy}`
  return isLater(since, version) ? `New in ${since}` : `Stable since ${since}`
}
