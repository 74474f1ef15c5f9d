import { unwrap } from '@skafferi/api'
import { sendNamedPictures, sendReplacementPicture } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { toPicturesToFetch } from './to-pictures-to-fetch'
import { usePictureUpload } from './use-import-pictures'
import { importsKey } from './use-imports'

/** The refetch interval while pictures wait, in milliseconds. */
const progressInterval = 3_000

/** The maximum number of listed pictures; the others are counted. */
const maxListed = 100

/** What the user does with a missing picture; the id of those that are left out together is their state. */
type Command =
  | { id: string; command: 'retry' | 'leaveOut' }
  | { id: 'failed' | 'named'; command: 'leaveOutAll' }
  | { id: string; file: File }

/**
 * The pictures that products lack after an import, refetched while some wait; retrying, uploading and leaving them out.
 * @param isApplied false until the import has ended or was stopped
 */
export function usePicturesToFetch(importId: string, isApplied: boolean) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...importsKey, 'pictures', importId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/imports/{id}/pictures', {
          params: { path: { id: importId }, query: { limit: maxListed } },
          signal,
        }),
      ),
    enabled: isApplied,
    refetchInterval: ({ state }) => ((state.data?.counts.waiting ?? 0) > 0 ? progressInterval : false),
  })

  async function send(input: Command, signal: AbortSignal): Promise<unknown> {
    const { id } = input
    if ('file' in input)
      return sendReplacementPicture(office.connection, { importId, pictureId: id, file: input.file, signal })
    const path = { id: importId, picture_id: id }
    if (input.command === 'leaveOutAll')
      return unwrap(
        client.DELETE('/admin/imports/{id}/pictures', {
          params: { path: { id: importId }, query: { state: input.id } },
          signal,
        }),
      )
    if (id === '')
      return unwrap(client.POST('/admin/imports/{id}/pictures/retry', { params: { path: { id: importId } }, signal }))
    if (input.command === 'leaveOut')
      return unwrap(client.DELETE('/admin/imports/{id}/pictures/{picture_id}', { params: { path }, signal }))
    return unwrap(client.POST('/admin/imports/{id}/pictures/{picture_id}/retry', { params: { path }, signal }))
  }

  const action = useAction(
    'office',
    async (input: Command, signal) => {
      try {
        await send(input, signal)
      } finally {
        await cache.invalidateQueries({ queryKey: key })
      }
    },
    { queue: true, scope: 'pictures to fetch', idOf: ({ id }) => id, refetchOnUnknown: [key] },
  )
  const upload = usePictureUpload(async (files, signal) => {
    try {
      return (await sendNamedPictures(office.connection, { importId, files, signal })).pictures
    } finally {
      await cache.invalidateQueries({ queryKey: key })
    }
  })
  const added = query.data?.counts.added
  useEffect(() => {
    // Other pages show the products.
    if (added) void cache.invalidateQueries({ queryKey: ['office', 'products'] })
  }, [added, cache])
  return {
    pictures: toOfficeLoad(query, query.data && toPicturesToFetch(query.data, office)),
    /**
     * Ids of pictures with a pending request; an empty one is for retrying all failed pictures, and a state for leaving
     * out those in it.
     */
    pending: action.pending.map(({ id }) => id),
    problem: action.problem,
    retry: (id: string) => void action.run({ id, command: 'retry' }),
    retryAll: () => void action.run({ id: '', command: 'retry' }),
    upload: (id: string, file: File) => void action.run({ id, file }),
    leaveOut: (id: string) => void action.run({ id, command: 'leaveOut' }),
    leaveOutAll: (state: 'failed' | 'named') => void action.run({ id: state, command: 'leaveOutAll' }),
    /** Uploads pictures by their names. */
    named: upload,
  }
}
