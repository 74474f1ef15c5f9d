import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { expect } from 'vitest'
import { addOperator, sendAdmin } from '../../../../testing/operators'
import type { shopOfFile } from '../../../../testing/shop'

type Schemas = components['schemas']

/** An import as the contract shows it. */
export type Import = Schemas['Import']
/** What is given for the questions about a file. */
export type Answers = Partial<Record<Schemas['ImportMissingField'], Partial<Schemas['ImportMissingValue']>>>

const defaults: Answers = {
  tax_class: { value: 'food' },
  prices_include_vat: { value: 'no' },
  currency: { value: 'shop' },
}

/** Imports files of a few lines as an operator does it in the office. */
export async function createLineImporter(shop: Awaited<ReturnType<typeof shopOfFile>>) {
  const { client, token } = await addOperator(shop, 'catalogue')
  const params = (id: string) => ({ params: { path: { id } } })

  /** Waits until no process works on an import. */
  async function settled(id: string): Promise<Import> {
    const show = async () => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
    await expect.poll(async () => (await show()).state).not.toMatch(/^(waiting|running)$/)
    return show()
  }

  /** Uploads a file, and maps its columns if they are asked for; `null` leaves a column out. */
  async function upload(
    lines: readonly string[],
    targets?: readonly (Schemas['ImportTarget'] | null)[],
  ): Promise<Import> {
    const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(lines.join('\n')) }]
    const sent = await sendAdmin(shop, 'createImport', { query: 'columns=ask', files }, { token })
    const job = await settled(sent.json().import.id as string)
    if (job.state !== 'matching' || !targets) return job
    const columns = targets.map((target) => ({ target, from: null }))
    await unwrap(client.POST('/admin/imports/{id}/match', { ...params(job.id), body: { columns, remember: false } }))
    return settled(job.id)
  }

  /** Answers the questions about a file, if there are any. Other fields than tax class and VAT are left empty. */
  async function answer({ id, state, missing }: Import, answers: Answers = {}, remember = false): Promise<Import> {
    if (state !== 'asking') return settled(id)
    const given: Answers = { ...defaults, ...answers }
    const values = missing!.questions.map(({ field }) => ({ field, value: null, by_category: [], ...given[field] }))
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember } }))
    return settled(id)
  }

  async function choose(id: string, rows: number[], isLeftOut: boolean): Promise<Import> {
    await unwrap(client.POST('/admin/imports/{id}/rows', { ...params(id), body: { rows, left_out: isLeftOut } }))
    return settled(id)
  }

  async function apply({ id }: Pick<Import, 'id'>): Promise<Import> {
    await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
    return settled(id)
  }

  return { client, params, settled, upload, answer, choose, apply }
}

/** Returns the warnings of a check with some codes: row, cell and code. */
export const warningsOf = ({ report }: Import, codes: RegExp) =>
  report!.warnings
    .filter(({ problem }) => codes.test(problem.code))
    .map(({ row, value, problem }) => [row, value, problem.code])
