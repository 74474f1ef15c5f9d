import type { components } from '@skafferi/api/admin'
import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import type { CategoryFields } from './check-category'
import type { CategoriesOperator } from './manage-categories'

type Schemas = components['schemas']
type Calls = 'listCategories' | 'createCategory' | 'getCategory' | 'updateCategory' | 'deleteCategory'

/** Converts a request's fields. */
function toFields<Body extends Schemas['CategoryChange']>({
  parent_category_id: parentId,
  ...rest
}: Body): Omit<Body, 'parent_category_id'> & CategoryFields {
  return { ...rest, ...(parentId !== undefined && { parentId }) }
}

/** Admin routes for categories. */
export function categoriesAdminRoutes(categories: CategoriesOperator): AdminHandlers<Calls> {
  async function withEtag(
    { setHeader }: { setHeader: (name: 'etag', value: string) => void },
    work: Promise<Schemas['AdminCategory']>,
  ) {
    const category = await work
    setHeader('etag', category.etag)
    return { product_category: category }
  }

  return {
    listCategories: () => categories.listCategories(),
    createCategory: (call) =>
      withEtag(call, categories.createCategory(toFields(call.body), call.headers['Idempotency-Key'])),
    getCategory: (call) => withEtag(call, categories.showCategory(call.params.id)),
    updateCategory: (call) => withEtag(call, categories.changeCategory(versionedTargetOf(call), toFields(call.body))),
    async deleteCategory(call) {
      await categories.deleteCategory(versionedTargetOf(call))
      return { id: call.params.id, object: 'product_category', deleted: true }
    },
  }
}
