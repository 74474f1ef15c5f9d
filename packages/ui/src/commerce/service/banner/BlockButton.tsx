import type { BlockButton as Content } from '@skafferi/domain/shop/content/views'
import { LinkButton, type LinkButtonProps } from '../../../components/actions/button'
import { useShopPaths } from '../shop-paths'

export interface BlockButtonProps extends Pick<LinkButtonProps, 'variant' | 'size'> {
  /** Its text and target. */
  button: Content
  /** Its target if it has none. */
  defaultHref: string
}

/**
 * The button of a block; nothing if it has no text. A link to sign-in leads to the page's own target: it keeps the
 * return address, and does not ask customers to sign in again.
 */
export function BlockButton({ button: { text, href }, defaultHref, variant, size }: BlockButtonProps) {
  const signIn = useShopPaths().signIn()
  if (text === '') return null
  return (
    <LinkButton href={href === null || href === signIn ? defaultHref : href} variant={variant} size={size}>
      {text}
    </LinkButton>
  )
}
