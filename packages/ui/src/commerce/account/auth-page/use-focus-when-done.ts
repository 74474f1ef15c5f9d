import { useEffect, useRef } from 'react'
import { focusPage } from '../../../components/layout/page-layout'

/** Moves the focus to the heading when the form is completed and removed. */
export function useFocusWhenDone(done: boolean) {
  const wasDone = useRef(done)
  useEffect(() => {
    if (done && !wasDone.current) focusPage()
    wasDone.current = done
  }, [done])
}
