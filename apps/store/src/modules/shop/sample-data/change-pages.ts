import type { components } from '@skafferi/api/admin'
import { contentPages, type Block, type ContentPage } from '@skafferi/domain/rules/content/blocks'
import { firstLanguage } from '@skafferi/domain/rules/text/local-text'
import type { Database } from '../../../platform/db/database'
import { findCurrentPage, pageNames, publishBlocks } from '../../marketing/content'
import type { SampleRow } from './sample-data.repo'

const isPage = (id: string): id is ContentPage => contentPages.some((page) => page === id)

/** Publishes sample blocks on the pages that are empty and have no draft. */
export async function addPages(
  tx: Database,
  pages: Partial<Record<ContentPage, readonly Block[]>>,
  at: Date,
): Promise<SampleRow[]> {
  const rows: SampleRow[] = []
  for (const page of contentPages) {
    const blocks = pages[page]
    if (!blocks) continue
    const { isDrafted, current } = await findCurrentPage(tx, page)
    if (isDrafted || (current && current.blocks.length > 0)) continue
    const stored = blocks.map((block) => ({
      ...block,
      on: true,
      startsAt: null,
      endsAt: null,
      content: { [firstLanguage]: block.content },
    }))
    const version = await publishBlocks(tx, {
      page,
      blocks: stored as Parameters<typeof publishBlocks>[1]['blocks'],
      at,
    })
    rows.push({ kind: 'page', id: page, fingerprint: String(version) })
  }
  return rows
}

/** Empties the pages that still show the sample, and returns the others. */
export async function removePages(
  tx: Database,
  marks: ReadonlyMap<string, string>,
  at: Date,
): Promise<components['schemas']['RemainingSampleData'][]> {
  const remaining: components['schemas']['RemainingSampleData'][] = []
  for (const [page, version] of marks) {
    if (!isPage(page)) continue
    const { isDrafted, current } = await findCurrentPage(tx, page)
    if (isDrafted || String(current?.version) !== version)
      remaining.push({ kind: 'page', id: page, title: pageNames[page] })
    else await publishBlocks(tx, { page, blocks: [], at })
  }
  return remaining
}
