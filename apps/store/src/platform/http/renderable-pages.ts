import { patternOf } from './documents'
import { once, readEachBuild, type BuiltApp, type ReadRenderSettings } from './built-app'
import type { ContentPage, PageContent } from '@skafferi/domain/rules/content/blocks'
import type { PageRenderer } from '@skafferi/domain/rules/rendering/page-renderer'

/** The page list of the build, as far as rendering needs it. */
interface PageList {
  server?: string
  pages: readonly {
    path: string
    /** The document in which the page is rendered for its customer. */
    template?: string
    /** The document in which the page is rendered for all visitors. */
    visitorsTemplate?: string
    isStatic?: boolean
    rendersPerRequest?: boolean
    /** The page whose blocks it shows. */
    content?: ContentPage
  }[]
}

/** A page that the store renders. */
export interface RenderablePage {
  /** True if its content for visitors depends on the settings alone. */
  isStatic: boolean
  /** True if its content for visitors changes. */
  rendersPerRequest: boolean
  /** The blocks that it shows; null if it has none. */
  content: PageContent | null
  /** Returns its document without content. */
  readTemplate: () => Promise<string>
  /** Imports the server bundle. */
  loadRenderer: () => Promise<PageRenderer>
}

/**
 * Returns the page of the current build at a path; undefined if the store does not render it. The same object until
 * another build or a change of the settings.
 * @param kind `template` for customers' pages, `visitorsTemplate` for pages that are the same for all visitors
 */
export function renderablePagesIn(
  folder: string,
  settings: ReadRenderSettings,
  kind: 'template' | 'visitorsTemplate',
): (path: string) => RenderablePage | undefined {
  const pages = readEachBuild(
    folder,
    settings,
    ({ list, settings: current, loadRenderer, readDocument }: BuiltApp<PageList>) => {
      const readTemplate = once((file: string) => readDocument(file, 'page'))
      if (list.server === undefined) return []
      return list.pages.flatMap(({ path, [kind]: file, isStatic = false, rendersPerRequest = false, content: name }) =>
        file === undefined
          ? []
          : {
              pattern: patternOf(path),
              isStatic,
              rendersPerRequest,
              content: current.content.find(({ page }) => page === name) ?? null,
              readTemplate: () => readTemplate(file),
              loadRenderer,
            },
      )
    },
  )
  return (path) => pages()?.find(({ pattern }) => pattern.test(path))
}
