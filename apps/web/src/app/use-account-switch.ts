import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionStore } from '@skafferi/domain/shop/session'
import { paths } from '../paths'

/** Navigates to the home page if another user has signed in in another tab. */
export function useAccountSwitch(session: SessionStore) {
  const navigate = useNavigate()
  const openHome = useEffectEvent(() => void navigate(paths.home, { replace: true }))
  useEffect(() => {
    let before = session.getRenderedUser()
    return session.subscribe(() => {
      const user = session.getRenderedUser()
      if (before !== undefined && user !== undefined && user !== before) openHome()
      before = user
    })
  }, [session])
}
