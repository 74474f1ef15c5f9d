import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readable, toLoad, useAction, type Load, type Problem } from '../../platform/action'
import { formatDate } from '../../platform/format'
import { useShop } from '../shop-context'

/** A link under which the company shares a shelf. */
export interface SharedLinkView {
  /** The code of the link. */
  code: string
  /** Null without a title. */
  title: string | null
  articles: number
  /** The day it was shared, such as "26 Nov 2026". */
  sharedOn: string
  /** The day it expires. */
  expiresOn: string
}

/** The links of the company, which its customers share. */
export interface SharedLinks {
  /** The newest first. */
  load: Load<readonly SharedLinkView[], 'load_shelf'>
  /** Reads them again, after one was created. */
  refresh: () => void
  /** Removes a link: its page is gone for everyone. */
  stop: (link: Pick<SharedLinkView, 'code'>) => void
  stopping: boolean
  /** Why the last link was not removed. */
  problem: Problem<'arrange_shelf'> | null
}

const queryKey = ['shared-links']

/** The company's links to shared shelves. */
export function useSharedLinks(): SharedLinks {
  const { client, locale } = useShop()
  const queryClient = useQueryClient()
  const query = useQuery({ queryKey, queryFn: () => unwrap(client.GET('/store/shelves')), refetchOnMount: 'always' })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const { run, busy, problem } = useAction('arrange_shelf', async ({ code }: Pick<SharedLinkView, 'code'>) => {
    await unwrap(client.DELETE('/store/shelves/{code}', { params: { path: { code } } }))
    await refresh()
  })
  const view = readable(query.data, ({ shelves }) =>
    shelves.map(({ code, title, articles, shared_at, expires_at }) => ({
      code,
      title,
      articles,
      sharedOn: formatDate(shared_at, locale),
      expiresOn: formatDate(expires_at, locale),
    })),
  )
  return {
    load: toLoad(query, 'load_shelf', view),
    refresh: () => void refresh(),
    stop: (link) => void run(link),
    stopping: busy,
    problem,
  }
}
