import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { CategoryDraft } from './categories.view'
import type { Office } from '../office-context'
import { toCategoryDraft } from './to-categories'

type Schemas = components['schemas']
type Category = Schemas['AdminCategory']

/** Reads all categories. */
export async function readCategories({ client }: Office, signal: AbortSignal): Promise<Category[]> {
  return (await unwrap(client.GET('/admin/product-categories', { signal }))).product_categories
}

/** Adds a category. @throws ApiError 409 if its name or handle is taken or its parent is not allowed */
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

/** The request for the changed fields only, because another operator may have changed the rest. */
export function categoryChangeOf(before: CategoryDraft, draft: CategoryDraft): Schemas['CategoryChange'] {
  const handle = draft.handle.trim()
  return {
    ...(draft.name !== before.name && { name: draft.name.trim() }),
    ...(handle !== '' && handle !== before.handle && { handle }),
    ...(draft.description !== before.description && { description: draft.description.trim() }),
    ...(draft.parent !== before.parent && { parent_category_id: draft.parent === '' ? null : draft.parent }),
  }
}

const paramsOf = ({ id, etag }: Category) => ({ path: { id }, header: { 'If-Match': etag } })

/** Changes a category; sends nothing if nothing differs. @throws ApiError 412 if it has changed since it was read */
export async function changeCategory(
  { client }: Office,
  read: Category,
  draft: CategoryDraft,
  signal: AbortSignal,
): Promise<void> {
  const body = categoryChangeOf(toCategoryDraft(read), draft)
  if (Object.keys(body).length > 0)
    await client.POST('/admin/product-categories/{id}', { params: paramsOf(read), body, signal })
}

/** Moves a category among those of its parent. @throws ApiError 412 if it has changed since it was read */
export async function moveCategory({ client }: Office, read: Category, by: -1 | 1, signal: AbortSignal): Promise<void> {
  const body = { rank: Math.max(0, read.rank + by) }
  await client.POST('/admin/product-categories/{id}', { params: paramsOf(read), body, signal })
}

/** Deletes a category. @throws ApiError 409 if it is not empty; 412 if it has changed since it was read */
export async function deleteCategory({ client }: Office, read: Category, signal: AbortSignal): Promise<void> {
  await client.DELETE('/admin/product-categories/{id}', { params: paramsOf(read), signal })
}
