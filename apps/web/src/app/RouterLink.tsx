import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { useVisit } from '@skafferi/domain/shop-context'
import type { LinkElementProps } from '@skafferi/ui/components/link'
import { paths } from '../paths'
import { fetchPage } from './page-files'
import { pictureOf, travel } from './travel'
import { useIntent } from './use-intent'

/** Where products have their pages. */
const products = paths.product('')

/** The kit's link, made the router's: navigation without reloading the page, which is fetched as soon as somebody aims at it. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  // Other sites stand beside the shop, so that nothing entered here is lost. A way of its own, as mail and telephone have, is the browser's.
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener" {...rest} />
  if (/^[a-z]+:/.test(href)) return <a href={href} {...rest} />
  return <InnerLink href={href} {...rest} />
}

/** A link to a page of the shop. */
function InnerLink({ href, onClick, ...rest }: LinkElementProps) {
  const navigate = useNavigate()
  const go = useLinkClickHandler<HTMLAnchorElement>(href)
  const visit = useVisit()
  const intent = useIntent(() => void fetchPage(visit, href))

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || rest.download !== undefined) return
    const picture = href.startsWith(products) ? pictureOf(event.currentTarget) : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!picture || !isPlain) return go(event)
    event.preventDefault()
    travel(picture, () => void navigate(href))
  }

  return <a href={useHref(href)} {...intent} {...rest} onClick={press} />
}
