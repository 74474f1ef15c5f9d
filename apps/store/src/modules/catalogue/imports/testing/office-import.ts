import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { MissingField } from '@skafferi/domain/rules/catalogue/missing-values'
import { expect } from 'vitest'
import { sendAdmin, type TestOperator } from '../../../../testing/operators'
import type { TestShop } from '../../../../testing/shop'

type Import = components['schemas']['Import']

/** A file, and what the user of the office says about it. */
export interface OfficeFile {
  name: string
  bytes: Uint8Array
  /** Values for what the file lacks; the others are left empty. */
  values?: Partial<Record<MissingField, string>>
  /** Tax classes by category. */
  taxClasses?: Readonly<Record<string, string>>
}

/** Creates the import of files through the office's API: upload, columns, questions, and application. */
export function createOfficeImport(shop: TestShop, { client, token }: TestOperator) {
  const params = (id: string) => ({ params: { path: { id } } })

  async function settled(id: string): Promise<Import> {
    const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
    await expect.poll(async () => (await show()).state, { timeout: 60_000 }).not.toMatch(/^(waiting|running)$/)
    return show()
  }

  async function acceptColumns({ id, matching }: Import): Promise<Import> {
    const columns = matching!.columns.map(({ target, from }) => ({ target, from }))
    await unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember: false } }))
    return settled(id)
  }

  async function answer({ id, missing }: Import, { values: given = {}, taxClasses = {} }: OfficeFile): Promise<Import> {
    const values = missing!.questions.map(({ field, categories }) => {
      const names = field === 'tax_class' ? categories.map(({ name }) => name).filter((name) => taxClasses[name]) : []
      const byCategory = names.map((category) => ({ category, value: taxClasses[category]! }))
      return { field, value: given[field] ?? (field === 'currency' ? 'shop' : null), by_category: byCategory }
    })
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: false } }))
    return settled(id)
  }

  /** Imports a file and returns the applied import. */
  return async (file: OfficeFile): Promise<Import> => {
    const files = [{ field: 'file', name: file.name, bytes: Buffer.from(file.bytes) }]
    const sent = await sendAdmin(shop, 'createImport', { query: 'kind=catalog&columns=ask', files }, { token })
    let job = await settled(sent.json().import.id as string)
    if (job.state === 'matching') job = await acceptColumns(job)
    if (job.state === 'asking') job = await answer(job, file)
    await unwrap(client.POST('/admin/imports/{id}/apply', params(job.id)))
    return settled(job.id)
  }
}
