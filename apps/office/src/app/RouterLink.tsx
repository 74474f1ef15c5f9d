import { Link } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/link'
import { pages } from '../pages'

/** The kit's link, made the router's: pages of the office follow without a reload, others are loaded. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const isOffice = href.startsWith(pages.today.path) || href.startsWith('#') || href.startsWith('?')
  return <Link to={href} reloadDocument={!isOffice} {...rest} />
}
