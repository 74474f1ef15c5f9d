import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { contentPages, type Block, type ContentPage } from '@skafferi/domain/rules/content/blocks'
import { catalogueNeeds } from '@skafferi/domain/rules/content/catalogue-needs'
import { readyBlocks } from '@skafferi/domain/rules/content/ready-blocks'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { assertIfMatch, etagOf } from '../../../platform/http/admin/if-match'
import { refuse } from '../../../platform/http/errors'
import type { ReadPublicCatalogue } from '../../catalogue/shop'
import { assertComplete, checkBlocks, toAnswer } from './check-blocks'
import * as repo from './content.repo'

type Schemas = components['schemas']

/** A draft with its entity tag. */
export interface TaggedDraft {
  content_draft: Schemas['ContentDraft']
  tag: string
}

/** A draft without what its blocks show of the catalogue. */
interface ReadDraft {
  content_draft: Omit<Schemas['ContentDraft'], 'catalogue'>
  tag: string
}

/** The draft that a caller changes, with the entity tag of the version that it read. */
export interface DraftTarget {
  page: ContentPage
  ifMatch: string | undefined
}

/** Names in the activity, which no translation changes. */
export const pageNames: Readonly<Record<ContentPage, string>> = {
  landing: 'Landing page',
  home: 'Home page',
  product: 'Product page',
  faq: 'FAQ',
  about: 'About',
}

/** The subject and the recorded values of a published version. */
export const recordOf = ({ page, version, blocks }: Pick<repo.ContentVersionRow, 'page' | 'version' | 'blocks'>) => ({
  subjectId: `content_${page}`,
  after: { name: `${pageNames[page]}, ${version}`, version, blocks: blocks.length },
})

const toVersion = ({ version, publishedAt, by }: repo.ListedVersion): Schemas['ContentVersion'] => ({
  version,
  published_at: publishedAt.toISOString(),
  published_by: by,
})

/** The published version of a page, and whether it has a draft. Locks the page until the end of the transaction. */
export async function findCurrentPage(tx: Database, page: ContentPage) {
  await repo.lockPage(tx, page)
  return { current: await repo.findCurrent(tx, page), isDrafted: (await repo.findDraft(tx, page)) !== undefined }
}

/** The blocks to publish on a locked page. */
interface PublishedBlocks {
  page: ContentPage
  blocks: repo.ContentVersionRow['blocks']
  at: Date
}

/** Publishes blocks as the next version of a locked page, and returns its number. */
export async function publishBlocks(tx: Database, { page, blocks, at }: PublishedBlocks): Promise<number> {
  const version = ((await repo.findCurrent(tx, page))?.version ?? 0) + 1
  const row = { page, version, blocks, publishedAt: at, ...currentActor() }
  await repo.insertVersion(tx, row)
  await recordOperatorEvent(tx, { at, action: 'content.published', ...recordOf(row) })
  return version
}

/** Creates the operations on the pages' content for operators. */
export function createContentOperator(
  { db, now, linkHosts, settings }: Pick<Context, 'db' | 'now' | 'linkHosts' | 'settings'>,
  readCatalogue: ReadPublicCatalogue,
) {
  /** Adds what the blocks show of the catalogue, including blocks that visitors do not see, and its figures. */
  async function withCatalogue({ tag, content_draft }: ReadDraft): Promise<TaggedDraft> {
    const blocks = content_draft.blocks.map(({ id, kind, content }) => ({ id, kind, content: content.en }) as Block)
    const needs = catalogueNeeds(blocks) ?? { figures: true, skus: [], rule: null, pictures: [] }
    // Not in a transaction: the embedded database has one connection.
    return { tag, content_draft: { ...content_draft, catalogue: await readCatalogue(needs) } }
  }

  async function showDraft(tx: Database, page: ContentPage): Promise<ReadDraft> {
    const [current, draft] = [await repo.findCurrent(tx, page), await repo.findDraft(tx, page)]
    return {
      tag: etagOf([current?.version ?? 0, draft ? [draft.revision, draft.changedAt.toISOString()] : null]),
      content_draft: {
        page,
        revision: draft?.revision ?? 0,
        blocks: (draft?.blocks ?? current?.blocks ?? readyBlocks(page, settings.current.profile.about)).map(toAnswer),
        changed_at: draft?.changedAt.toISOString() ?? null,
        changed_by: draft?.by ?? null,
        current: current ? toVersion(current) : null,
      },
    }
  }

  /** Changes a page that is as the caller read it. */
  async function change({ page, ifMatch }: DraftTarget, work: (tx: Database) => Promise<void>): Promise<TaggedDraft> {
    const changed = await db.transaction(async (tx) => {
      await repo.lockPage(tx, page)
      const { tag } = await showDraft(tx, page)
      assertIfMatch({ id: page, ifMatch }, tag, refuse('content_draft_changed'))
      await work(tx)
      return showDraft(tx, page)
    })
    return withCatalogue(changed)
  }

  return {
    /** Returns all pages with their published versions, and the hosts that blocks may link to. */
    async listPages(): Promise<Schemas['ContentList']> {
      const pages: Schemas['ListedPage'][] = []
      for (const page of contentPages) {
        const [current, draft] = [await repo.findCurrent(db, page), await repo.findDraft(db, page)]
        pages.push({
          page,
          blocks: current?.blocks.length ?? 0,
          current: current ? toVersion(current) : null,
          drafted_at: draft?.changedAt.toISOString() ?? null,
        })
      }
      return { pages, link_hosts: [...linkHosts] }
    },

    /** Returns the versions of a page, newest first. */
    async listVersions(page: ContentPage): Promise<Schemas['ContentVersionList']> {
      return { versions: (await repo.findVersions(db, page)).map(toVersion) }
    },

    /**
     * Returns a version with its blocks.
     * @throws StoreError 404 `content_version_not_found`
     */
    async showVersion(page: ContentPage, version: number): Promise<Schemas['ContentVersionAnswer']> {
      const row = await repo.findVersion(db, page, version)
      if (!row) throw refuse('content_version_not_found')
      return { content_version: toVersion(row), blocks: row.blocks.map(toAnswer) }
    },

    /**
     * Returns the draft of a page; without one, what is published, and before that the blocks that a first draft has.
     */
    showDraft: async (page: ContentPage): Promise<TaggedDraft> => withCatalogue(await showDraft(db, page)),

    /**
     * Replaces the draft.
     * @throws StoreError 400 `invalid_request` or `link_not_allowed`; 412 `content_draft_changed`; 428
     */
    saveDraft: (target: DraftTarget, given: readonly Schemas['StoredBlock'][]): Promise<TaggedDraft> =>
      change(target, async (tx) => {
        const { page } = target
        const blocks = checkBlocks(given, { page, linkHosts })
        const revision = ((await repo.findDraft(tx, page))?.revision ?? 0) + 1
        await repo.upsertDraft(tx, { page, revision, blocks, changedAt: now(), ...currentActor() })
      }),

    /** Removes the draft. @throws StoreError 412 `content_draft_changed`; 428 */
    discardDraft: (target: DraftTarget): Promise<TaggedDraft> =>
      change(target, (tx) => repo.deleteDraft(tx, target.page)),

    /**
     * Publishes the draft as the next version.
     * @throws StoreError 400 `invalid_request` naming the missing fields; 409 `content_unchanged`; 412
     * `content_draft_changed`; 428
     */
    async publish(target: DraftTarget): Promise<TaggedDraft> {
      const published = await change(target, async (tx) => {
        const { page } = target
        const [current, draft] = [await repo.findCurrent(tx, page), await repo.findDraft(tx, page)]
        if (!draft?.blocks || isDeepStrictEqual(draft.blocks, current?.blocks ?? [])) throw refuse('content_unchanged')
        assertComplete(draft.blocks)
        await publishBlocks(tx, { page, blocks: draft.blocks, at: now() })
        await repo.deleteDraft(tx, page)
      })
      await settings.refresh()
      return published
    },
  }
}

export type ContentOperator = ReturnType<typeof createContentOperator>
