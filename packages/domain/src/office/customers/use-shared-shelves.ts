import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { formatDay } from '../date-time'
import { pageQuery, toListPage } from '../list-page'
import { useOffice, type Office } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type {
  ListedSharedShelfView,
  ListedSharedShelvesView,
  SharedShelfCommand,
  SharedShelfState,
} from './shared-shelves.view'

type Schemas = components['schemas']

const sharedShelvesKey = ['office', 'shared-shelves'] as const

function toListedShelf(shelf: Schemas['AdminSharedShelf'], office: Office): ListedSharedShelfView {
  const { id, code, state, title, company_id: companyId, company_name: name, articles } = shelf
  return {
    id,
    title,
    href: state === 'revoked' ? null : office.paths.sharedShelf(code),
    company: companyId === null ? null : { name: name ?? '', href: office.paths.company(companyId) },
    articles,
    shared: formatDay(shelf.created_at, office),
    expires: formatDay(shelf.expires_at, office),
    state,
  }
}

function toListedShelves(
  { shelves, ...page }: Schemas['AdminSharedShelfList'],
  office: Office,
): ListedSharedShelvesView {
  return { ...toListPage(page, shelves.length), rows: shelves.map((shelf) => toListedShelf(shelf, office)) }
}

/** A page of the shared shelves that have not expired, newest first, and the actions on them. */
export function useSharedShelves({ state, page }: { state: SharedShelfState | ''; page: number }) {
  const office = useOffice()
  const cache = useQueryClient()
  const parameters = { ...(state !== '' && { state }), ...pageQuery(page) }
  const query = useQuery({
    queryKey: [...sharedShelvesKey, 'list', parameters],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/shared-shelves', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
  })
  const action = useAction(
    'office',
    async ({ do: command, id }: SharedShelfCommand, signal) => {
      const init = { params: { path: { id } }, signal }
      await unwrap(
        command === 'allow'
          ? office.client.POST('/admin/shared-shelves/{id}/allow-title', init)
          : office.client.POST('/admin/shared-shelves/{id}/revoke', init),
      )
      for (const queryKey of [sharedShelvesKey, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
    },
    { refetchOnUnknown: [sharedShelvesKey] },
  )
  return {
    shelves: toOfficeLoad(query, query.data && toListedShelves(query.data, office)),
    busy: action.busy,
    problem: action.problem,
    run: action.run,
    reset: action.reset,
  }
}

/** The number of shared shelves in a state; undefined while it loads. */
export function useSharedShelfCount(state: SharedShelfState | ''): number | undefined {
  const { client } = useOffice()
  const parameters = { ...(state !== '' && { state }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...sharedShelvesKey, 'count', state],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/shared-shelves', { params: { query: parameters }, signal })),
  })
  return data?.count
}
