import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { CategoryDraft } from './categories.view'
import type { Office } from './office-context'
import { toCategoryDraft } from './to-categories'

type Schemas = components['schemas']
type Category = Schemas['AdminCategory']

/** Reads the tree. */
export async function readCategories({ client }: Office, signal: AbortSignal): Promise<Category[]> {
  return (await unwrap(client.GET('/admin/product-categories', { signal }))).product_categories
}

/** Adds a category. @throws ApiError 409 where its name or its handle is another's, or its place is none */
export async function createCategory({ client }: Office, draft: CategoryDraft, signal: AbortSignal): Promise<Category> {
  const [handle, description] = [draft.handle.trim(), draft.description.trim()]
  const body = {
    name: draft.name.trim(),
    ...(handle !== '' && { handle }),
    ...(description !== '' && { description }),
    ...(draft.parent !== '' && { parent_category_id: draft.parent }),
  }
  return (await unwrap(client.POST('/admin/product-categories', { body, signal }))).product_category
}

/** Only what is another one: a colleague may have changed the rest. */
export function categoryChangeOf(before: CategoryDraft, draft: CategoryDraft): Schemas['CategoryChange'] {
  const handle = draft.handle.trim()
  return {
    ...(draft.name !== before.name && { name: draft.name.trim() }),
    ...(handle !== '' && handle !== before.handle && { handle }),
    ...(draft.description !== before.description && { description: draft.description.trim() }),
    ...(draft.parent !== before.parent && { parent_category_id: draft.parent === '' ? null : draft.parent }),
  }
}

const named = ({ id, etag }: Category) => ({ path: { id }, header: { 'If-Match': etag } })

/** Changes a category as it was read; nothing is sent where nothing is another. @throws ApiError 412 where it is another one by now */
export async function changeCategory(
  { client }: Office,
  read: Category,
  draft: CategoryDraft,
  signal: AbortSignal,
): Promise<void> {
  const body = categoryChangeOf(toCategoryDraft(read), draft)
  if (Object.keys(body).length > 0)
    await client.POST('/admin/product-categories/{id}', { params: named(read), body, signal })
}

/** Moves a category among those of its parent. @throws ApiError 412 where it is another one by now */
export async function moveCategory({ client }: Office, read: Category, by: -1 | 1, signal: AbortSignal): Promise<void> {
  const body = { rank: Math.max(0, read.rank + by) }
  await client.POST('/admin/product-categories/{id}', { params: named(read), body, signal })
}

/** Deletes a category. @throws ApiError 409 where it is not empty; 412 where it is another one by now */
export async function deleteCategory({ client }: Office, read: Category, signal: AbortSignal): Promise<void> {
  await client.DELETE('/admin/product-categories/{id}', { params: named(read), signal })
}
