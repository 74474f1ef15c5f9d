import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/link'
import { paths } from '../paths'
import { pictureOf, travel } from './travel'

/** Other sites stand beside the shop, so that nothing entered here is lost. */
const beside = { target: '_blank', rel: 'noopener' } as const

/** Where products have their pages. */
const products = paths.product('')

/** The kit's link, made the router's: navigation without reloading the page. */
export function RouterLink(props: LinkElementProps) {
  if (/^https?:/.test(props.href)) return <a {...props} {...beside} />
  // Mail and telephone are the browser's.
  return /^[a-z]+:/.test(props.href) ? <a {...props} /> : <ShopLink {...props} />
}

/** A link within the shop: the router's own brings its forms and prefetching along, which nothing here uses. */
function ShopLink({ href, onClick, ...rest }: LinkElementProps) {
  const navigate = useNavigate()
  const address = useHref(href)
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target })

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    const picture = href.startsWith(products) ? pictureOf(event.currentTarget) : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!picture || !isPlain) return go(event)
    event.preventDefault()
    travel(picture, () => void navigate(href))
  }

  return <a {...rest} href={address} onClick={press} />
}
