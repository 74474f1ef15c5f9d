import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { AskAhead, Visit } from '@skafferi/domain/shop-context'
import { lazyAgain } from '@skafferi/ui/screens/error-screen'
import { pages, type Page } from '../pages'

/** Each page's file, loaded when the page is first opened or about to be. */
const files = import.meta.glob<{ default: ComponentType; askAhead?: AskAhead }>([
  '../routes/*.tsx',
  '!../routes/*.stories.tsx',
])

/** The content of each page, by its path. */
export const contents = Object.values<Page>(pages).map(({ path, route }) => {
  const load = files[`../routes/${route}.tsx`]!
  return { path, load, Content: lazyAgain(load) }
})

const find = (pathname: string) => contents.find(({ path }) => matchPath(path, pathname))

/** Has the page of an address stand at once when it is shown first. */
export const fetchContent = async (pathname: string): Promise<void> => find(pathname)?.Content.ahead()

/**
 * Fetches a page that somebody is about to open, and what it shows. Whatever fails is fetched again once it is opened, and
 * said there.
 * @param href its address in the shop
 */
export async function fetchPage(visit: Visit, href: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(href, location.href)
  if (pathname === location.pathname && search === location.search) return
  const page = find(pathname)
  // With its content at hand the page stands at once; without, it would wait behind its skeleton for a moment of React's.
  const [file] = await Promise.all([page?.load().catch(() => undefined), page?.Content.ahead()])
  const { id = '' } = (page && matchPath(page.path, pathname)?.params) ?? {}
  await file?.askAhead?.(visit, { id, parameters: searchParams })
}
