import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad, useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { accountKeys, endOtherSessions, endSession, sessionsQuery } from './account.queries'
import { toSessionView, type SessionList } from './account.view'

const options = { refetchOnUnknown: [accountKeys.sessions] }

/** Returns the customer's sessions, and how to end them. */
export function useSessions(): SessionList {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(sessionsQuery(shop))
  const [lastAction, setLastAction] = useState<'one' | 'others'>('one')
  const one = useAction('end_session', (id: string) => endSession(shop, queryClient, id), {
    ...options,
    idOf: (id) => id,
  })
  const others = useAction('end_other_sessions', () => endOtherSessions(shop, queryClient), options)
  const view = useMemo(
    () => readable(query.data, (data) => data.map((session) => toSessionView(session, shop.locale))),
    [query.data, shop.locale],
  )
  const lastRun = lastAction === 'one' ? one : others
  // The next action removes the outcome of the last one.
  function startAction(action: 'one' | 'others') {
    one.reset()
    others.reset()
    setLastAction(action)
  }
  return {
    load: toLoad(query, 'load_sessions', view),
    ending: one.pending,
    endingOthers: others.busy,
    ended: lastRun.done ? lastAction : null,
    problem: lastRun.problem,
    end({ id }) {
      startAction('one')
      return one.run(id)
    },
    endOthers() {
      startAction('others')
      return others.run()
    },
  }
}
