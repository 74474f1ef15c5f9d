import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Prefetch, Visit } from '@skafferi/domain/shop/shop-context'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { pages, type Page } from '../pages'

/** The lazy modules of pages. */
const files = import.meta.glob<{ default: ComponentType; prefetch?: Prefetch; preload?: () => Promise<unknown> }>([
  '../routes/*.tsx',
  '!../routes/*.stories.tsx',
])

/** The lazy content of each page with its path. */
export const contents = Object.values<Page>(pages).map(({ path, route }) => {
  const load = files[`../routes/${route}.tsx`]!
  return { path, load, Content: lazyWithRetry(load) }
})

const pageAt = (pathname: string) => contents.find(({ path }) => matchPath(path, pathname))

/** Preloads the page of a path with its first parts, so that it renders without a skeleton. */
export async function fetchContent(pathname: string): Promise<void> {
  const page = pageAt(pathname)
  await page?.Content.preload()
  // Errors are shown where the page needs the files.
  await page?.load().then(
    (file) => file.preload?.(),
    () => undefined,
  )
}

/**
 * Preloads a page and its data. Errors are ignored, because opening the page loads and reports them again.
 * @param href its URL in the shop
 */
export async function fetchPage(visit: Visit, href: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(href, location.href)
  if (pathname === location.pathname && search === location.search) return
  const page = pageAt(pathname)
  // With its content preloaded the page renders at once; otherwise React would show its skeleton briefly.
  const [file] = await Promise.all([page?.load().catch(() => undefined), page?.Content.preload()])
  const { id = '' } = (page && matchPath(page.path, pathname)?.params) ?? {}
  await file?.prefetch?.(visit, { id, pathname, parameters: searchParams })
}
