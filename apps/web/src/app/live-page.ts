import { hydratingMark } from '../hydrating'
import { passOnTyping } from './typed-before'

/** Ends the waiting of a document's controls (`hydrating.ts`), and passes on what the reader did before. */
export function makeLive(): void {
  const page = document.querySelector(`#app[${hydratingMark}]`)
  if (!page) return
  for (const control of [page, ...page.querySelectorAll(`[${hydratingMark}]`)]) {
    for (const name of [hydratingMark, 'aria-busy', 'aria-disabled', 'method']) control.removeAttribute(name)
  }
  // After the effects of this commit: drafts are read into their fields there.
  setTimeout(passOnTyping)
}
