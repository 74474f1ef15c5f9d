import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { oneOf, partOf } from '../../rules/json/schema'
import { editsParser } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import type { NoticeChoice, NoticesDraft } from './notices.view'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { useOperator } from '../use-operator'

const key = ['office', 'notices'] as const

const isTiming = oneOf('off', 'at_once', 'digest')
const parseEdits = editsParser<NoticesDraft>(
  partOf<NoticesDraft>({
    order: isTiming,
    application: isTiming,
    complaint: isTiming,
    message: isTiming,
    low_stock: isTiming,
    failed_mail: isTiming,
  }),
)

/** Returns the choices with another timing in the draft. */
const changedIn = (draft: NoticesDraft, notices: readonly NoticeChoice[]): NoticeChoice[] =>
  notices.flatMap(({ kind, timing }) => {
    const chosen = draft[kind] ?? timing
    return chosen === timing ? [] : [{ kind, timing: chosen }]
  })

/** The form of the signed-in operator's notification settings. Nobody else changes them, so the last change wins. */
export function useNotices() {
  const { client } = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  // Unsaved choices belong to this version of the settings, so a change in another window must not replace it.
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/session/notices', { signal })),
    refetchOnWindowFocus: false,
  })
  const action = useAction(
    'office',
    async (notices: readonly NoticeChoice[], signal) => {
      cache.setQueryData(
        key,
        await unwrap(client.POST('/admin/session/notices', { body: { notices: [...notices] }, signal })),
      )
    },
    { refetchOnUnknown: [key] },
  )
  const stored: readonly NoticeChoice[] = query.data?.notices ?? []
  const { draft, type, discard, save } = useOfficeForm<NoticesDraft>({
    form: 'notices',
    stored: Object.fromEntries(stored.map(({ kind, timing }) => [kind, timing])),
    parse: parseEdits,
    send: (edited) => action.run(changedIn(edited, stored)),
  })
  const view = query.data && {
    choices: query.data.notices,
    changed: changedIn(draft, stored),
    digestTime: query.data.digest_time,
    email: operator?.email ?? '',
  }
  return {
    notices: toOfficeLoad(query, view),
    busy: action.busy,
    problem: action.problem,
    choose: ({ kind, timing }: NoticeChoice) => type({ [kind]: timing }),
    discard,
    save,
  }
}
