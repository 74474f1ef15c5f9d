import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@skafferi/domain/rules/rendering/page-renderer'
import { withSettings, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { patternOf, readEachBuild } from './documents'

/** The settings of rendering and of the rendered pages. */
export interface RenderSettings extends ShopSettings {
  /** Maximum rendering time in milliseconds; 0 turns rendering off. */
  renderLimitMs: number
}

/** The page list of the build, as far as rendering needs it. */
interface PageList {
  /** The path of the server bundle, relative to the folder of the documents. */
  server?: string
  pages: readonly { path: string; template?: string; visitorsTemplate?: string }[]
}

/** A page that the store renders. */
export interface RenderablePage {
  /** Its document without content. */
  template: string
  /** Imports the server bundle. */
  loadRenderer: () => Promise<PageRenderer>
}

/**
 * Returns the page of the current build at a path; undefined if the store does not render it.
 * @param kind `template` for customers' pages, `visitorsTemplate` for pages that are the same for all visitors
 */
export function renderablePagesIn(
  folder: string,
  settings: ShopSettings,
  kind: 'template' | 'visitorsTemplate',
): (path: string) => RenderablePage | undefined {
  const pages = readEachBuild(folder, ({ server, pages: list }: PageList) => {
    if (server === undefined) return []
    const address = pathToFileURL(join(folder, server)).href
    const loadRenderer = () => import(/* @vite-ignore */ address) as Promise<PageRenderer>
    return list.flatMap(({ path, [kind]: file }) => {
      if (file === undefined) return []
      const template = withSettings(readFileSync(join(folder, file), 'utf8'), settings)
      return { pattern: patternOf(path), template, loadRenderer }
    })
  })
  return (path) => pages()?.find(({ pattern }) => pattern.test(path))
}
