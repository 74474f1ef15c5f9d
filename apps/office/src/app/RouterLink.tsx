import { Link } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/actions/link'
import { pages } from '../pages'

/**
 * Renders the kit's links with the router: links within the office navigate on the client, others load the document.
 */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const isOffice = href.startsWith(pages.today.path) || href.startsWith('#') || href.startsWith('?')
  return <Link to={href} reloadDocument={!isOffice} {...rest} />
}
