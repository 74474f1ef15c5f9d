import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad, useAction } from '../action'
import { useShop } from '../shop-context'
import { accountKeys, endOtherSessions, endSession, sessionsQuery } from './account.queries'
import { toSessionView, type SessionList } from './account.view'

const options = { refetchOnUnknown: [accountKeys.sessions] }

/** Where the customer is signed in, and how to end that. */
export function useSessions(): SessionList {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(sessionsQuery(shop))
  const [tried, setTried] = useState<'one' | 'others'>('one')
  const one = useAction('end_session', (id: string) => endSession(shop, queryClient, id), {
    ...options,
    idOf: (id) => id,
  })
  const others = useAction('end_other_sessions', () => endOtherSessions(shop, queryClient), options)
  const view = useMemo(
    () => readable(query.data, (data) => data.map((session) => toSessionView(session, shop.locale))),
    [query.data, shop.locale],
  )
  const last = tried === 'one' ? one : others
  // What is said of the last try goes with the next one.
  function begin(what: 'one' | 'others') {
    one.reset()
    others.reset()
    setTried(what)
  }
  return {
    load: toLoad(query, 'load_sessions', view),
    ending: one.pending,
    endingOthers: others.busy,
    ended: last.done ? tried : null,
    problem: last.problem,
    end({ id }) {
      begin('one')
      return one.run(id)
    },
    endOthers() {
      begin('others')
      return others.run()
    },
  }
}
