import { useEffectEvent, useLayoutEffect } from 'react'
import type { PasswordResetState } from './password-reset.queries'
import { readPasswordLink } from './password-reset.stages'

/** The part of a page's address that may be the link of an operator. */
export interface PasswordLink {
  /** The address from its `#` on. */
  hash: string
  /** It was one, and is kept in this tab: take it out of the address, which others may see. */
  onOpened: () => void
}

/** Has a link lead to the choice of a password, before anything of the page is painted. */
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
