import type { OfficePaths } from './office-context'

/** The page that shows a thing, as the beginning of its id tells; null where none does. */
export function pageOf(id: string, paths: OfficePaths): string | null {
  const [kind] = id.split('_')
  const pages: Record<string, ((id: string) => string) | undefined> = {
    order: paths.order,
    appl: paths.application,
    comp: paths.company,
    compl: paths.complaint,
    message: paths.message,
    prod: paths.product,
    import: paths.importOf,
    promo: () => `${paths.promotions}?view=codes`,
    sale: paths.flashSale,
    banner: () => paths.banner(id),
    cat: () => paths.categories,
  }
  return pages[kind ?? '']?.(id) ?? null
}
