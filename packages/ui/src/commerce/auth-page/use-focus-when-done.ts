import { useEffect, useRef } from 'react'
import { focusPage } from '../../components/page-layout'

/** Moves the focus to the heading when the form is done and removed. */
export function useFocusWhenDone(done: boolean) {
  const before = useRef(done)
  useEffect(() => {
    if (done && !before.current) focusPage()
    before.current = done
  }, [done])
}
