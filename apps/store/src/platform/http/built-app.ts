import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@skafferi/domain/rules/rendering/page-renderer'
import type { PageContent } from '@skafferi/domain/rules/content/blocks'
import { withSettings, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { previewWordsEn } from '../words/preview.en'

/** The settings of rendering and of the rendered pages. */
export interface RenderSettings extends ShopSettings {
  /** Maximum rendering time in milliseconds; 0 turns rendering per request off. */
  renderLimitMs: number
  /** True for a preview of the closed shop, whose pages say so. */
  isPreview?: true
  /** What each page shows now. */
  content: readonly PageContent[]
}

/** Returns the current settings: the same object until one changes. */
export type ReadRenderSettings = () => RenderSettings

/** The page list of the build, as far as this module needs it. */
interface PageList {
  /** The path of the server bundle, relative to the folder of the documents. */
  server?: string
}

/** The built web app with the shop's settings. */
export interface BuiltApp<List> {
  list: List
  settings: RenderSettings
  /** Imports the server bundle. */
  loadRenderer: () => Promise<PageRenderer>
  /**
   * Reads a built document and fills in the settings, and the notice for browsers without scripts.
   * @param notice what the document shows without scripts: its page, or nothing
   */
  readDocument: (file: string, notice: 'page' | 'empty') => Promise<string>
}

const noticePlace = '<!--noscript-->'

/** Inserts the notice of a preview above the page, outside the app. */
const withPreviewNotice = (html: string): string => {
  const classes = 'border-b border-line bg-surface px-4 py-2 text-center text-sm text-ink-muted'
  return html.replace('<body>', `<body><aside class="${classes}">${previewWordsEn.notice}</aside>`)
}

function openBuild<List>(folder: string, settings: RenderSettings): BuiltApp<List> {
  const list = JSON.parse(readFileSync(join(folder, '.vite/pages.json'), 'utf8')) as List & PageList
  const loadRenderer = () =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, list.server ?? '')).href) as Promise<PageRenderer>
  return {
    list,
    settings,
    loadRenderer,
    async readDocument(file, notice) {
      const filled = withSettings(readFileSync(join(folder, file), 'utf8'), settings)
      const html = settings.isPreview ? withPreviewNotice(filled) : filled
      if (!html.includes(noticePlace)) return html
      const { renderNoScript } = await loadRenderer()
      const text = await renderNoScript(notice, settings)
      return html.replace(noticePlace, () => text)
    },
  }
}

/**
 * Reads the built app at the first call, and again after another build or a change of the settings.
 * @returns a function that returns what was read; undefined if the app is not built
 */
export function readEachBuild<List, Result>(
  folder: string,
  settings: ReadRenderSettings,
  read: (app: BuiltApp<List>) => Result,
): () => Result | undefined {
  const file = join(folder, '.vite/pages.json')
  let stamp = 0
  let from: RenderSettings | undefined
  let result: Result | undefined
  return () => {
    const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (built === undefined) return undefined
    const current = settings()
    if (built !== stamp || current !== from) {
      result = read(openBuild(folder, current))
      stamp = built
      from = current
    }
    return result
  }
}

/** Calls a function once for each argument, until its promise rejects. */
export function once<Argument, Result>(work: (argument: Argument) => Promise<Result>) {
  const results = new Map<Argument, Promise<Result>>()
  return (argument: Argument): Promise<Result> => {
    const known = results.get(argument)
    if (known) return known
    const result = work(argument)
    results.set(argument, result)
    result.catch(() => results.delete(argument))
    return result
  }
}
