import { replayEarlyInput } from '@skafferi/ui/components/layout/page-layout'
import { hydratingMark } from '../hydrating'

/** Enables the waiting controls of a document (`hydrating.ts`), and passes on earlier input. */
export function enableControls(): void {
  const page = document.querySelector(`#app[${hydratingMark}]`)
  if (!page) return
  for (const control of [page, ...page.querySelectorAll(`[${hydratingMark}]`)]) {
    for (const name of [hydratingMark, 'aria-busy', 'aria-disabled', 'method']) control.removeAttribute(name)
  }
  replayEarlyInput()
}
