import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { LinkElementProps } from '@skafferi/ui/components/link'
import { paths } from '../paths'
import { pictureOf, travel } from './travel'

/** Other sites stand beside the shop, so that nothing entered here is lost. */
const beside = { target: '_blank', rel: 'noopener' } as const

/** Where products have their pages. */
const products = paths.product('')

/** The kit's link, made the router's: navigation without reloading the page. */
export function RouterLink({ href, onClick, ...rest }: LinkElementProps) {
  const navigate = useNavigate()
  const isOutside = /^https?:/.test(href)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const picture = !event.defaultPrevented && href.startsWith(products) ? pictureOf(event.currentTarget) : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!picture || !isPlain) return
    event.preventDefault()
    travel(picture, () => void navigate(href))
  }

  return <Link to={href} {...rest} {...(isOutside && beside)} onClick={press} />
}
