import { newVariantsIn, type ProductDraft, type ProductField } from './product-fields'

/** What a tab has kept of a product, if it is that. */
export function parseTyped(text: string): ProductDraft {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** What is typed without what is saved by now: a variant that was new has another name from then on. */
export function withoutSaved(typed: ProductDraft, saved: ProductDraft): ProductDraft {
  const added = newVariantsIn(saved)
  const isSaved = (field: string, text: string | undefined) => saved[field as ProductField] === text || added.some((id) => field.endsWith(`.${id}`))
  return Object.fromEntries(Object.entries(typed).filter(([field, text]) => !isSaved(field, text)))
}
