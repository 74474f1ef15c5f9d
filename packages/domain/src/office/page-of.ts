import type { OfficePaths } from './office-context'

/** The pages of the settings by section. */
const settingsPages = (paths: OfficePaths): Readonly<Record<string, string>> => ({
  profile: paths.shopProfile,
  orders: paths.orderTerms,
  applications: paths.applicationForm,
  delivery: paths.delivery,
  opening: paths.opening,
})

/** The page of an object, found by the prefix of its id; null if it has none. */
export function pageOf(id: string, paths: OfficePaths): string | null {
  const [kind] = id.split('_')
  const pages: Record<string, ((id: string) => string | null) | undefined> = {
    order: paths.order,
    appl: paths.application,
    comp: paths.company,
    compl: paths.complaint,
    message: paths.message,
    prod: paths.product,
    import: paths.importJob,
    promo: () => `${paths.promotions}?view=codes`,
    sale: paths.flashSale,
    content: () => paths.contentPage(id.slice('content_'.length)),
    cat: () => paths.categories,
    legal: () => paths.legalText(id.slice('legal_'.length)),
    rev: () => paths.reviews,
    settings: () => settingsPages(paths)[id.slice('settings_'.length)] ?? null,
  }
  return pages[kind ?? '']?.(id) ?? null
}
