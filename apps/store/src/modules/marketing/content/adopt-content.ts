import { demoBlocks } from '@skafferi/brand/content/blocks'
import { bannerPages } from '@skafferi/domain/rules/content/banner-blocks'
import { isBannerId, type BannerId } from '@skafferi/domain/rules/content/banners'
import {
  contentPages,
  type Block,
  type BlockContents,
  type ContentPage,
  type StoredBlock,
} from '@skafferi/domain/rules/content/blocks'
import { firstLanguage } from '@skafferi/domain/rules/text/local-text'
import type { Database } from '../../../platform/db/database'
import { recordEvent } from '../../../platform/db/events'
import * as repo from './content.repo'
import { recordOf } from './publish-content'

const pagesOfTheRelease: Readonly<Record<ContentPage, readonly Block[]>> = demoBlocks

/** The block of each banner, by its id in the demo's pages. */
const bannerBlocks: Readonly<Record<BannerId, string>> = {
  banner_hero: 'hero',
  banner_values: 'values',
  banner_accessories: 'accessories',
  banner_promo: 'promo',
  banner_side: 'side',
}

/** The texts of a banner by name, without spaces and in lower case: operators typed "Tab Name-1" in many ways. */
const textsOf = ({ texts }: repo.BannerRow) =>
  new Map(
    Object.entries(texts).flatMap(([name, text]) =>
      text.trim() === '' ? [] : [[name.replace(/\s/g, '').toLowerCase(), text.trim()] as const],
    ),
  )

/** The pictures of a banner; those of its block where it has none. */
const picturesOf = ({ imageUrl }: repo.BannerRow, defaults: readonly string[]) =>
  ['1', '2', '3', '4', '5'].flatMap((name, index) => imageUrl[name]?.trim() || defaults[index] || [])

/** Lays a banner over the content of its block, as pages showed it before. */
function withBanner<Content extends BlockContents[keyof BlockContents]>(
  content: Content,
  row: repo.BannerRow,
): Content {
  const texts = textsOf(row)
  const buttonAt = (index: number, before: { text: string; href: string | null }) => {
    const own = row.buttons[index]
    return own ? { text: own.text || before.text, href: own.url || before.href } : before
  }
  if ('tabs' in content) {
    const tabs = content.tabs.flatMap((tab, index) => {
      const own = (name: string) => texts.get(`${name}-${index + 1}`)
      const business = own('businessname')
      const name = own('tabname') ?? business
      if (name === undefined) return []
      const picture = row.imageUrl[String(index + 1)]
      return {
        name,
        business: business ?? name,
        location: own('location') ?? '',
        text: own('description') ?? '',
        button: buttonAt(index, tab.button),
        pictures: picture ? [picture] : [],
      }
    })
    return tabs.length > 0 ? { ...content, title: row.title, tabs } : content
  }
  if (!('button' in content)) return content
  const shown = { ...content, title: row.title, text: texts.get('subtitle') ?? content.text }
  if (!('layout' in content)) return { ...shown, button: buttonAt(0, content.button) }
  return {
    ...shown,
    price: texts.get('price') ?? '',
    badge: texts.get('badge') ?? '',
    background: row.backgroundColor ?? content.background,
    button: buttonAt(0, content.button),
    pictures: picturesOf(row, content.pictures),
  }
}

/** The page of the release, with the banners that operators set. */
function pageWith(page: ContentPage, banners: readonly repo.BannerRow[]): StoredBlock[] {
  return pagesOfTheRelease[page].map((block): StoredBlock => {
    const row = banners.find(({ id }) => isBannerId(id) && bannerPages[id] === page && bannerBlocks[id] === block.id)
    const content = row ? withBanner(block.content, row) : block.content
    const period = { startsAt: row?.startsAt?.toISOString() ?? null, endsAt: row?.endsAt?.toISOString() ?? null }
    return { id: block.id, kind: block.kind, on: true, ...period, content: { [firstLanguage]: content } } as StoredBlock
  })
}

const nobody = { operatorId: null, apiKeyId: null, declaredName: null }

/** The first version of a page with the blocks of the release. */
export const demoPage = (page: ContentPage, publishedAt: Date): repo.ContentVersionRow => ({
  page,
  version: 1,
  blocks: pageWith(page, []),
  publishedAt,
  ...nobody,
})

/**
 * Publishes the pages that a shop had before they were data, with the banners that its operators set. Does nothing for
 * a new shop, whose pages have no blocks.
 */
export async function adoptContent(db: Database, now: Date): Promise<void> {
  for (const page of contentPages) {
    await db.transaction(async (tx) => {
      await repo.lockPage(tx, page)
      if ((await repo.findDraft(tx, page))?.blocks !== null) return
      await repo.deleteDraft(tx, page)
      if (await repo.findCurrent(tx, page)) return
      const row = { ...demoPage(page, now), blocks: pageWith(page, await repo.findBanners(tx)) }
      await repo.insertVersion(tx, row)
      await recordEvent(tx, { at: now, action: 'content.published', ...recordOf(row) })
    })
  }
}
