import { Link } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/link'

/** Other sites stand beside the shop, so that nothing entered here is lost. */
const beside = { target: '_blank', rel: 'noopener' } as const

/** The kit's link, made the router's: navigation without reloading the page. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <Link to={href} {...rest} {...(/^https?:/.test(href) && beside)} />
}
