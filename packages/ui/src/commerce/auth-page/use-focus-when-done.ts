import { useEffect, useRef } from 'react'
import { focusPage } from '../../components/page-layout'

/** Leads the focus to the heading when what was to be done is done: the form it was in is gone. */
export function useFocusWhenDone(done: boolean) {
  const before = useRef(done)
  useEffect(() => {
    if (done && !before.current) focusPage()
    before.current = done
  }, [done])
}
