import { Link } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/link'

/** The kit's link, made the router's: navigation without loading the page anew. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <Link to={href} {...rest} />
}
