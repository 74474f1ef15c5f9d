import { useEffectEvent, useLayoutEffect } from 'react'
import type { PasswordResetState } from './password-reset.queries'
import { readPasswordLink } from './password-reset.stages'

/** The part of the page's address that may be the link of an operator. */
export interface PasswordLink {
  /** The fragment, beginning with `#`. */
  hash: string
  /** Called when the link is stored in this tab: the page must remove the fragment from the address, which others may see. */
  onOpened: () => void
}

/** Stores the reset of an operator's link before the page is painted. */
export function usePasswordLink(link: PasswordLink | undefined, save: PasswordResetState['save']): void {
  const hash = link?.hash ?? ''
  const open = useEffectEvent((address: string) => {
    const stage = readPasswordLink(address)
    if (stage === null) return
    save(stage)
    link?.onOpened()
  })
  useLayoutEffect(() => open(hash), [hash])
}
